import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Locator, Page } from 'playwright-core'
import { keepTogether } from '../../../../../portal/src/i18n/line-breaks.ts'
import { type DataDir, type Instance, startInstance } from '../../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../../support/processes/used-data-dir.ts'
import { findViolations } from '../../../support/tools/browser/axe.ts'
import {
  describeInBrowser,
  openPage,
  openPageIn,
  startBrowser,
} from '../../../support/tools/browser/browser.ts'
import { watchLoading } from '../support/opened/watch-loading.ts'
import { checkPage, openPortal, toSignInPath } from '../support/portal-page.ts'
import { toMove } from '../support/walk/to-move.ts'

let dir: DataDir
let instance: Instance
let eventId: string
let helperIds: string[]
let link: string

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path })
  const dates = { name: 'Sommerfest', start_date: '2099-07-01', end_date: '2099-07-02' }
  eventId = (await ask('POST', '/events', { ...dates, status: 'active' })).event.id
  const event = `/events/${eventId}`
  const { role } = await ask('POST', `${event}/roles`, { name: 'Bar' })
  const helpers = ['Ada', 'Ben', 'Cem'].map((first_name) => ({
    ...{ first_name, last_name: 'Vidal', language: 'en' },
    ...(first_name === 'Cem' && { tags: ['bar'] }),
  }))
  const { results } = await ask('POST', '/helpers/bulk', { helpers })
  helperIds = results.map(({ id }: { id: string }) => id)
  for (const id of helperIds) await ask('PUT', `${event}/helpers/${id}/access`, {})
  const shift = { role_id: role.id, required_helpers: 3 }
  const times = { start_time: '2099-07-01T16:00:00Z', end_time: '2099-07-01T21:00:00Z' }
  await ask('POST', `${event}/shifts`, { title: 'Bar, late', ...shift, ...times })
  const next = { start_time: '2099-07-02T16:00:00Z', end_time: '2099-07-02T18:00:00Z' }
  await ask('POST', `${event}/shifts`, { title: 'Bar, last', ...shift, ...next })
  const { helper_link } = await ask('POST', `${event}/helpers/${results[0].id}/link`, {})
  link = `${instance.baseUrl}/helpers/#${helper_link.url.split('#')[1]}`
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'

// biome-ignore lint/suspicious/noExplicitAny: bodies of the REST API, whose shape its own suites hold
async function ask(method: Method, path: string, body?: object): Promise<any> {
  const main = instance.sandbox.clubs.main.id
  const keys = Object.values(instance.sandbox.api_keys)
  const key = keys.find(({ verein_id }) => verein_id === main) ?? keys[0]
  const response = await fetch(`${instance.baseUrl}/api/developer/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key?.key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect([path, response.ok]).toEqual([path, true])
  return response.json()
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, locator: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if ((await locator.and(page.locator(':focus')).count()) === 1) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead to it.')
}

interface Scrolled {
  scrollHeight: number
  scrollTo(left: number, top: number): void
}

/** Tab stops of the page with its shell. */
const MOST_STOPS = 80

describeInBrowser('a coordinator', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  const openPlan = () =>
    openPortal(browser, instance, {
      as: 'coordinator',
      path: `/portal/el-naranjal/volunteers/${eventId}`,
    })

  test('has a plan that is accessible in both themes at three widths', async () => {
    const path = `/portal/el-naranjal/volunteers/${eventId}`
    const as = 'coordinator'
    const context = await browser.newContext({ locale: 'en-GB' })
    expect(await checkPage(context, instance, { as, path, shows: 'Bar, late' })).toEqual([])
    await context.close()
  })

  test('saves each edit form over what another person made of it, whose value stands beside', async () => {
    const event = `/events/${eventId}`
    const at = { start_time: '2099-07-01T06:00:00Z', end_time: '2099-07-01T08:00:00Z' }
    const { shift } = await ask('POST', `${event}/shifts`, { title: 'Breakfast', ...at })
    const { role } = await ask('POST', `${event}/roles`, { name: 'Door' })
    const draft = { subject: 'First', body: 'Text', status: 'draft' }
    const { message } = await ask('POST', `${event}/messages`, draft)
    const { workflow } = await ask('POST', '/automation/workflows', {
      ...{ name: 'Thanks', enabled: false, trigger: { type: 'manual' } },
      actions: [{ type: 'send_message', audience: { type: 'all' }, body: 'Thanks' }],
    })
    const plan = `volunteers/${eventId}`
    const chosen = `${plan}?day=2099-07-01&shift=${shift.id}`
    // Of an event: once the page had chosen one, it read the helper again, and with it what another person made.
    const helper = `helpers?event=${eventId}&helper=${helperIds[1]}`
    const forms = [
      [plan, 'Edit event…', 'Place', event, 'location'],
      [
        plan,
        'Change role Door',
        'What helpers do there',
        `${event}/roles/${role.id}`,
        'description',
      ],
      [chosen, 'Change shift…', 'Place', `${event}/shifts/${shift.id}`, 'location'],
      [
        `messages?event=${eventId}&message=${message.id}`,
        'Change or send…',
        'Subject',
        `${event}/messages/${message.id}`,
        'subject',
      ],
      [
        ...[`volunteers/workflows/${workflow.id}`, 'Change…', 'What it is for'],
        ...[`/automation/workflows/${workflow.id}`, 'description'],
      ],
      [helper, 'Edit…', 'Notes', `/helpers/${helperIds[1]}`, 'notes'],
    ]
    const menus: Record<string, string> = {
      ...{ [chosen]: 'More for Breakfast' },
      ...{ [helper]: 'More: edit, access, erase' },
    }
    const changeElsewhere = (address: string, changes: object) =>
      address.startsWith('/helpers/')
        ? ask('POST', '/helpers/bulk', { helpers: [{ id: address.slice(9), ...changes }] })
        : ask('PATCH', address, changes)
    const context = await browser.newContext({ locale: 'en-GB' })
    // Nothing announces the change: the refusal is what the form learns it from.
    await context.routeWebSocket('**', () => {})
    // Nor do pages read by the clock, which a slow machine reaches.
    await context.addInitScript(() => Object.assign(globalThis, { setInterval: () => 0 }))
    const first = toSignInPath({ as: 'coordinator', path: `/portal/el-naranjal/${plan}` })
    const { page } = await openPageIn(context, instance.baseUrl + first)
    const { settleLoaded } = watchLoading(page)
    for (const [path = '', opener = '', label = '', address = '', member = ''] of forms) {
      await page.evaluate(toMove(`/portal/el-naranjal/${path}`))
      const menu = menus[path]
      if (menu) await page.getByRole('button', { name: menu }).click()
      await page.getByRole(menu ? 'menuitem' : 'button', { name: opener }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(label, { exact: true }).fill('Mine')
      // A read that the form began would bring the change before the refusal does.
      await settleLoaded()
      await changeElsewhere(address, { [member]: 'Theirs' })
      await dialog.locator('button[type=submit], .end .pri').last().click()
      await dialog.getByText('Now, by another person: Theirs').waitFor()
      await dialog.getByText('Save again').waitFor()
      await dialog.locator('button[type=submit], .end .pri').last().click()
      await dialog.waitFor({ state: 'detached' })
      const saved = JSON.stringify(await ask('GET', address))
      expect([opener, saved.includes('"Mine"')]).toEqual([opener, true])
    }
    await context.close()
  })

  test('keeps the plan, and a form with its entries, where a change cannot be read', async () => {
    const event = `/events/${eventId}`
    const at = { start_time: '2099-07-01T08:00:00Z', end_time: '2099-07-01T09:00:00Z' }
    const { shift } = await ask('POST', `${event}/shifts`, { title: 'Early', ...at })
    const { page } = await openPlan()
    await page.getByText('Bar, late').first().waitFor()
    await page.getByRole('button', { name: 'Add shift', exact: true }).first().click()
    await page.getByLabel('Title').fill('Half a shift')
    await page.route('**/portal/api/**', (route) => route.abort())
    await ask('PATCH', `${event}/shifts/${shift.id}`, { location: 'Gate' })
    await page.getByText('Reading again…').waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe('Half a shift')
    expect(await page.getByText('Bar, late').count()).toBeGreaterThan(0)
  })

  test('gives the focus back to what opened a form, and closes a sheet of a phone by Back', async () => {
    const { page, faults } = await openPlan()
    const opener = page.getByRole('button', { name: 'Edit event…' })
    const focused = page.locator(':focus')
    for (const press of ['Escape', 'Enter']) {
      await opener.press('Enter')
      const location = page.getByRole('dialog').getByLabel('Place')
      await location.focus()
      if (press === 'Enter') await location.fill('Hall')
      await page.keyboard.press(press)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(await focused.innerText()).toBe('Edit event…')
    }
    await page.getByRole('button', { name: 'Add role' }).press('Enter')
    await page.getByLabel('Name').fill('Gone soon')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Change role Gone soon' }).press('Enter')
    await page.getByRole('button', { name: 'Delete role…' }).click()
    await page.getByRole('button', { name: 'Delete role', exact: true }).click()
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    await page.locator('main:focus').waitFor()

    await page.setViewportSize({ width: 390, height: 844 })
    const address = page.url()
    await page
      .getByRole('button', { name: /^Bar, late/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    await sheet.evaluate((dialog: Scrolled) => dialog.scrollTo(0, dialog.scrollHeight))
    const close = sheet.locator('.head').getByRole('button', { name: 'Close', exact: true })
    const box = await close.boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= 844).toBe(true)
    await page.goBack()
    await sheet.waitFor({ state: 'detached' })
    expect(page.url()).toBe(address)
    await page
      .getByRole('button', { name: /^Bar, late/ })
      .first()
      .click()
    await close.click()
    await sheet.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Volunteer events' }).first().click()
    await page.getByRole('heading', { name: 'Volunteer events' }).waitFor()
    await page.goBack()
    await page
      .getByRole('button', { name: /^Bar, late/ })
      .first()
      .waitFor()
    expect(await sheet.count()).toBe(0)
    expect(faults.filter((fault) => !fault.endsWith('/portal/api/operations'))).toEqual([])
  })

  test('plans by keyboard alone: adds a shift, moves it, assigns a helper and confirms', async () => {
    const { page, faults } = await openPortal(browser, instance, {
      as: 'coordinator',
      path: '/portal/el-naranjal/volunteers',
    })
    const { keyboard } = page
    const event = page.getByRole('link', { name: /^Sommerfest/ })
    await event.waitFor()
    await tabTo(page, event)
    await keyboard.press('Enter')
    await page.getByRole('button', { name: /^Bar, late/ }).waitFor()

    await tabTo(page, page.getByRole('button', { name: 'Add shift', exact: true }))
    await keyboard.press('Enter')
    await tabTo(page, page.getByLabel('Title'))
    await keyboard.type('Bar, early')
    await tabTo(page, page.getByLabel('Role', { exact: true }))
    await keyboard.type('Bar')
    await tabTo(page, page.getByLabel('Helpers needed'))
    await keyboard.press('ArrowUp')
    await keyboard.press('Enter')
    const shift = page.getByRole('button', { name: /^Bar, early/ })
    await shift.waitFor()
    expect(await shift.innerText()).toContain('0 of 2')

    await tabTo(page, page.locator('.blk[tabindex="0"]'))
    await keyboard.press('Home')
    await keyboard.press('m')
    await page.getByRole('status').getByText(keepTogether('09:00–12:00')).waitFor()
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await page.getByText(keepTogether('Bar, early is at 09:30–12:30 now')).waitFor()

    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Assign Cem Vidal' }).waitFor()
    await keyboard.press('a')
    const confirm = page.getByRole('button', { name: 'Confirm Cem Vidal' })
    await confirm.waitFor()
    await tabTo(page, confirm)
    await keyboard.press('Enter')
    await page.locator('.blk', { hasText: /Bar, early.*1 of 2/s }).waitFor()
    await page.locator('aside h2:focus').waitFor()
    await keyboard.press('Escape')
    await page.locator('.blk:focus', { hasText: 'Bar, early' }).waitFor()
    await keyboard.press(']')
    await page.getByRole('button', { name: /^Bar, last/ }).waitFor()
    await keyboard.press('?')
    await page.getByText('Pick the shift up').waitFor()
    await keyboard.press('Escape')
    // A newer read of a list ends the one that is under way.
    expect(faults.filter((fault) => !fault.endsWith('/portal/api/operations'))).toEqual([])
  })

  test('adds by a key a helper who is free, and marks last those who are not', async () => {
    const { page } = await openPlan()
    const at = { start_time: '2099-07-02T06:00:00Z', end_time: '2099-07-02T09:00:00Z' }
    const [{ shift: own }, { shift: other }] = await Promise.all([
      ask('POST', `/events/${eventId}/shifts`, { title: 'Kiosk', ...at }),
      ask('POST', `/events/${eventId}/shifts`, { title: 'Parking', required_helpers: 2, ...at }),
    ])
    const [ada = '', ben = '', cem = ''] = helperIds
    const assignments = [ada, ben].map((helper_id) => ({ shift_id: other.id, helper_id }))
    await ask('PUT', `/events/${eventId}/assignments`, { assignments })

    await page.evaluate(
      toMove(`/portal/el-naranjal/volunteers/${eventId}?day=2099-07-02&shift=${own.id}`),
    )
    const candidates = page.getByRole('region', { name: 'Helpers who could come' })
    const rows = candidates.getByRole('listitem')
    await rows.nth(2).waitFor()
    await rows.first().getByText('Cem Vidal').waitFor()
    await rows.last().getByText('Another shift at that time').waitFor()
    await page.keyboard.press('a')
    await page.getByText('Cem Vidal is assigned').waitFor()
    await page.getByRole('button', { name: 'Confirm Cem Vidal' }).waitFor()
    // Those who are left have another shift then: the key takes none of them.
    await page.keyboard.press('a')
    await page.getByRole('button', { name: 'Confirm Cem Vidal' }).click()
    await page.locator('.blk', { hasText: /Kiosk.*1 of 1/s }).waitFor()
    const { assignments: all } = await ask(
      'GET',
      `/events/${eventId}/assignments?shift_id=${own.id}`,
    )
    expect(all.map(({ helper_id }: { helper_id: string }) => helper_id)).toEqual([cem])
  })

  test('sees the answer of a helper on a phone as it is given', async () => {
    const { page } = await openPlan()
    await page.getByRole('button', { name: /^Bar, late/ }).click()
    await page.getByRole('button', { name: 'Assign Ben Vidal' }).waitFor()
    await page.getByRole('searchbox').fill('ada')
    // The list moves as it narrows: a press that begins before would end on another row.
    await page.getByRole('button', { name: 'Assign Ben Vidal' }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Assign Ada Vidal' }).click()
    await page.getByRole('button', { name: 'Confirm Ada Vidal' }).waitFor()
    await page.getByText('Ada Vidal is assigned').waitFor()
    const { page: phone } = await openPage(browser, link, {
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
    })
    const shift = phone.getByRole('article', { name: 'Bar, late' })
    await shift.getByRole('button', { name: 'Yes, I will come' }).click()
    await page.locator('.blk', { hasText: /Bar, late.*1 of 3/s }).waitFor()
    await page.getByRole('button', { name: 'Confirm Ada Vidal' }).waitFor({ state: 'hidden' })
  })

  test('takes an assignment back, and corrects an entry that is refused', async () => {
    const { page } = await openPlan()
    await page.getByRole('button', { name: /^Bar, late/ }).click()
    await page.getByRole('button', { name: 'Assign Ben Vidal' }).click()
    await page.getByText('Ben Vidal is assigned').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Assign again: Ben Vidal' }).waitFor()
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'More for Bar, late' }).click()
    await page.getByRole('menuitem', { name: 'Change shift…' }).click()
    await page.getByLabel('Title').fill('x')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('A title has 2 to 140 characters.').waitFor()
    await page.getByLabel('Title').fill('Bar, late and long')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: /^Bar, late and long/ }).waitFor()
  })

  test('adds a role and changes it, with a refusal beside its field, which has the focus', async () => {
    const { page } = await openPlan()
    await page.getByRole('button', { name: 'Add role' }).click()
    const name = page.getByLabel('Name')
    const add = page.getByRole('dialog').getByRole('button', { name: 'Add role' })
    for (const taken of ['bar', 'BAR']) {
      await name.fill(taken)
      await add.click()
      await page.getByText('Another role of the event has this name.').waitFor()
      await name.and(page.locator('[aria-invalid=true]:focus')).waitFor()
    }
    await name.fill('Stage')
    expect(await name.getAttribute('aria-invalid')).toBeNull()
    await add.click()
    await page.getByText('Stage is added').waitFor()

    await page.getByRole('button', { name: 'Change role Stage' }).click()
    await page.getByLabel('What helpers do there').fill('Cables and lamps.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Stage is changed').waitFor()
    await page.getByRole('button', { name: 'Change role Bar' }).click()
    await page.getByRole('button', { name: 'Delete role…' }).click()
    await page.getByRole('button', { name: 'Delete role', exact: true }).click()
    await page.getByText('Shifts have this role.').waitFor()
  })

  test('drags a shift along its row, and gives it up with Escape', async () => {
    const { page } = await openPlan()
    const shift = page.getByRole('button', { name: /^Bar, early/ })
    const track = page.locator('.tl-track', { has: shift })
    const [box, row] = [await shift.boundingBox(), await track.boundingBox()]
    if (!box || !row) throw new Error('The shift is not shown.')
    const hours = (await page.locator('.tl-hours > span').count()) / row.width
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const carry = async (by: number) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + by / hours, y, { steps: 4 })
    }
    await carry(1)
    await shift.getByText(keepTogether('10:30–13:30')).first().waitFor()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await shift.getByText(keepTogether('09:30–12:30')).first().waitFor({ state: 'attached' })
    await carry(0.5)
    await page.mouse.up()
    await page.getByText(keepTogether('Bar, early is at 10:00–13:00 now')).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await shift.getByText(keepTogether('09:30–12:30')).first().waitFor({ state: 'attached' })
  })

  test('cancels a shift and an event behind a question that counts the assigned, and sends them a message', async () => {
    const dates = { start_date: '2099-08-01', end_date: '2099-08-01', status: 'active' }
    const { id } = (await ask('POST', '/events', { name: 'Herbstfest', ...dates })).event
    const event = `/events/${id}`
    const at = { start_time: '2099-08-01T06:00:00Z', end_time: '2099-08-01T08:00:00Z' }
    for (const helper of helperIds) await ask('PUT', `${event}/helpers/${helper}/access`, {})
    for (const [title, helper_id] of [
      ['Door', helperIds[0]],
      ['Stage', helperIds[1]],
    ]) {
      const { shift } = await ask('POST', `${event}/shifts`, { title, required_helpers: 2, ...at })
      await ask('PUT', `${event}/assignments`, { assignments: [{ shift_id: shift.id, helper_id }] })
    }
    const { page, faults } = await openPortal(browser, instance, {
      as: 'coordinator',
      path: `/portal/el-naranjal/volunteers/${id}`,
    })
    const dialog = page.getByRole('dialog').last()
    const needed = page.getByRole('link', { name: /^Shift plan/ })
    await page.getByRole('button', { name: /^Door/ }).click()
    await page.getByRole('button', { name: 'More for Door' }).click()
    await page.getByRole('menuitem', { name: 'Cancel shift…' }).click()
    await dialog.getByText('The assignments of one helper are cancelled.').waitFor()
    await dialog.getByLabel('Write to those who are assigned').check()
    await dialog.getByText('1 more has no e-mail address: Ada Vidal.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel shift', exact: true }).click()
    const panel = page.getByRole('complementary', { name: 'Shift', exact: true })
    await panel.getByText('It does not take place, so it needs no helpers.').waitFor()
    expect(await panel.innerText()).not.toMatch(/0 of 0|Assign again|shift_cancelled/)

    await page.getByRole('button', { name: 'Edit event…' }).click()
    await dialog.getByLabel('Status').selectOption('Cancelled')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('1 helper is assigned to shifts to come.').waitFor()
    await dialog.getByLabel('Write to those who are assigned').check()
    await dialog.getByRole('button', { name: 'Cancel event' }).click()
    await page.getByText('its 2 shifts do not take place, and no helper is needed').waitFor()
    expect(await page.locator('main').innerText()).not.toMatch(/\d of \d|\d open/)
    expect(await needed.innerText()).not.toMatch(/\d/)
    const { messages } = await ask('GET', `${event}/messages`)
    expect(messages.map(({ subject, audience }: SentMessage) => [subject, audience.type])).toEqual([
      ['Herbstfest: called off', 'shift'],
      ['Door: called off', 'shift'],
    ])
    expect(faults.filter((fault) => !fault.endsWith('/portal/api/operations'))).toEqual([])
  })

  test('has roles and days before the first shift, and shows the day of a shift that is added', async () => {
    const dates = { start_date: '2099-09-04', end_date: '2099-09-06', status: 'active' }
    const { id } = (await ask('POST', '/events', { name: 'Weinlese', ...dates })).event
    await ask('POST', `/events/${id}/roles`, { name: 'Kitchen' })
    const { page, faults } = await openPortal(browser, instance, {
      as: 'coordinator',
      path: `/portal/el-naranjal/volunteers/${id}`,
    })
    await page.getByRole('button', { name: 'Change role Kitchen' }).waitFor()
    const days = page.getByRole('group', { name: 'Day' }).getByRole('button')
    expect(await days.count()).toBe(3)
    await page.getByRole('button', { name: 'Add shift, Kitchen' }).click()
    await page.getByLabel('Title').fill('Washing up')
    await page.getByRole('textbox', { name: 'Day' }).fill('2099-09-06')
    await page.getByRole('dialog').getByRole('button', { name: 'Add shift' }).click()
    await page.getByRole('button', { name: /^Washing up/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('day')).toBe('2099-09-06')
    await page.getByText('The event has no active helpers yet.').waitFor()
    await page.getByRole('link', { name: 'To the helpers' }).waitFor()
    expect(faults.filter((fault) => !fault.endsWith('/portal/api/operations'))).toEqual([])
  })

  test('makes a workflow by words, of which nothing is impossible, and reads whom it writes to', async () => {
    const bar = { field: 'shift.staffing_status', op: 'eq', value: 'under' }
    const { workflow } = await ask('POST', '/automation/workflows', {
      ...{ name: 'Old one', enabled: false, event_id: eventId, conditions: [bar] },
      trigger: { type: 'event', event: 'shift.changed' },
      actions: [{ type: 'send_message', audience: { type: 'all' }, body: 'Please come' }],
    })
    const { page, faults } = await openPortal(browser, instance, {
      as: 'coordinator',
      path: `/portal/el-naranjal/volunteers/workflows/${workflow.id}`,
    })
    await page.getByText('Never true: no event of this kind has it.').waitFor()
    await page.getByText('(today 3 helpers)').waitFor()
    await page.getByRole('button', { name: 'Change…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What it is for').fill('Kept as it is')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Change…' }).click()
    const name = dialog.getByLabel('Name', { exact: true })
    await name.fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await name.and(page.locator('[aria-invalid=true]:focus')).waitFor()
    await name.fill('Old one')
    await dialog.getByLabel('Value').selectOption('No helper confirmed')
    await dialog.getByRole('button', { name: 'Add a condition' }).click()
    await dialog.getByLabel('Compared field').last().selectOption('Role')
    await dialog.getByLabel('Value').last().selectOption('Bar')
    expect(await dialog.getByLabel('To whom').locator('option').allInnerTexts()).not.toContain(
      'the helper it is about',
    )
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Role is Bar$/ })
      .waitFor()
    expect(await page.getByText('Never true').count()).toBe(0)

    const named = await ask('POST', '/automation/workflows', {
      ...{ name: 'By name', enabled: false, trigger: { type: 'event', event: 'shift.changed' } },
      actions: [
        ...[
          {
            type: 'send_message',
            body: 'Come',
            audience: { type: 'helpers', helper_ids: helperIds },
          },
        ],
      ],
    })
    await page.goto(page.url().replace(workflow.id, named.workflow.id))
    await page.getByText(/^3 chosen helpers: Ada Vidal, Ben Vidal, Cem Vidal/).waitFor()
    await page
      .getByText(/today \d+ helpers? at the next event, /)
      .last()
      .waitFor()
    expect(faults.filter((fault) => !fault.endsWith('/portal/api/operations'))).toEqual([])
  })
})

interface SentMessage {
  subject: string
  audience: { type: string }
}
