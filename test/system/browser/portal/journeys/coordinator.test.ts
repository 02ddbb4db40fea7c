import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Locator, Page } from 'playwright-core'
import { type DataDir, type Instance, startInstance } from '../../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../../support/processes/used-data-dir.ts'
import { describeInBrowser, startBrowser } from '../../../support/tools/browser/browser.ts'
import { drag } from '../support/drag.ts'
import { findCandidates, openFestivalPlan, revokeAccess } from '../support/festival-plan.ts'
import { findLayoutFaults } from '../support/layout/find-layout-faults.ts'
import { plantFault } from '../support/opened/plant-fault.ts'
import { openPortal } from '../support/portal-page.ts'

let dir: DataDir
let instance: Instance

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path })
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

/** Asks the graph as the coordinator. */
async function askGraph<Data>(query: string, variables: object): Promise<Data> {
  const { staff } = instance.sandbox as unknown as { staff: { coordinator: string } }
  const response = await fetch(`${instance.baseUrl}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${staff.coordinator}`,
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

async function chooseFile(page: Page, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file…' }).click(),
  ])
  await chooser.setFiles({ name: 'crew.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}

async function numberIn(part: Locator): Promise<number> {
  return Number((await part.innerText()).replace(/\D/g, ''))
}

/** Helpers of the club, by the foot of their list. */
function countAll(page: Page): Promise<number> {
  return numberIn(page.getByText(/^\d+ helpers$/))
}

const CREW = [
  '\uFEFFVorname;Nachname;E-Mail;Telefon;Schlagworte',
  'Ada;Zuse;ada@crew.example;+43 660 1234567;crew',
  'Ben;Zuse;ben@crew.example;;crew',
  'Nobody;;not an address;;',
].join('\r\n')

describeInBrowser('a coordinator', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  const open = (path: string) =>
    openPortal(browser, instance, { as: 'coordinator', path: `/portal/el-naranjal/${path}` })

  test('makes an event, whose last day is not before the first, edits it on its plan, and goes to another', async () => {
    const { page, faults } = await open('/portal/el-naranjal/volunteers')
    await page.getByRole('button', { name: 'New event' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Name').fill('Summer cup')
    await sheet.getByLabel('First day').fill('2030-07-06')
    await sheet.getByLabel('Last day').fill('2030-07-05')
    await sheet.getByRole('button', { name: 'Create event' }).click()
    await sheet.getByText('The last day must not be before the first.').waitFor()
    await sheet.getByLabel('Last day').fill('2030-07-07')
    await sheet.getByRole('button', { name: 'Create event' }).click()
    await page.getByRole('heading', { name: 'Summer cup' }).waitFor()
    await page.getByText('No shifts yet').waitFor()

    await page.getByRole('button', { name: 'Edit event…' }).click()
    await sheet.getByLabel('Status').selectOption('Archived')
    await page.keyboard.press('Escape')
    await sheet.getByText('Discard what you entered?').waitFor()
    await sheet.getByRole('button', { name: 'Keep editing' }).click()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await sheet.getByText('Discard what you entered?').waitFor()
    await sheet.getByRole('button', { name: 'Keep editing' }).click()
    await page.goBack()
    await sheet.getByText('Discard what you entered?').waitFor()
    await sheet.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('button', { name: 'Edit event…' }).click()
    await sheet.getByLabel('Status').selectOption('Archived')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await page.getByText(/2030 · Archived/).waitFor()
    await page.getByRole('link', { name: 'Volunteer events' }).click()
    await page.getByRole('link', { name: /Summer cup.*2030.*Archived/ }).waitFor()

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('summer')
    await page.getByRole('option', { name: 'Summer cup Volunteer event' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Summer cup' }).waitFor()
    await page.getByRole('button', { name: /^Summer cup.*another event/s }).click()
    await page.getByRole('menuitem', { name: 'Festival del Azahar' }).click()
    await page.getByRole('heading', { name: 'Festival del Azahar' }).waitFor()
    await page.getByRole('link', { name: 'Polls', exact: true }).first().click()
    await page.getByRole('link', { name: 'When can you come?' }).click()
    await page.getByRole('button', { name: /^Festival del Azahar.*another event/s }).click()
    await page.getByRole('menuitem', { name: 'Summer cup' }).click()
    await page.getByRole('heading', { name: 'Polls' }).waitFor()
    await page.getByText('No poll yet').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('finds helpers by counted filters, of whom those that are seen are drawn', async () => {
    const { page, faults } = await open('helpers')
    const chip = page.getByRole('button', { name: /^No shift yet [1-9]/ })
    await chip.waitFor()
    const [count = 0, all = 0] = [await numberIn(chip), await countAll(page)]
    expect(all).toBeGreaterThanOrEqual(300)
    expect(await page.locator('tbody [data-row]').count()).toBeLessThan(60)
    await chip.click()
    await page.getByText(`${count} of ${all} helpers`).waitFor()
    const { search } = new URL(page.url())
    expect(search).toMatch(/^\?event=[\w-]+&show=noShift$/)
    await page.getByRole('searchbox', { name: 'Search helpers' }).fill('nobody of this name')
    await page.getByText('No helper matches').waitFor()
    // On a slow machine, what was typed would come back if it was still to be searched for.
    const slow = await page.context().newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await page.getByRole('button', { name: 'Clear filters' }).click()
    const whole = await countAll(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    expect(new URL(page.url()).search).toBe(search.replace('&show=noShift', ''))
    await page.locator('body').press('End')
    await page.locator(`tbody [data-row="${whole - 1}"]`).waitFor()
    expect(faults).toEqual([])
  })

  test('reads the buttons of a list whole on a phone in German', async () => {
    const asked = { as: 'coordinator', path: '/portal/el-naranjal/helpers' } as const
    const phone = { locale: 'de-DE', viewport: { width: 390, height: 844 } }
    const { page } = await openPortal(browser, instance, asked, phone)
    await page.getByRole('button', { name: 'Helfer hinzufügen' }).waitFor()
    expect(await findLayoutFaults(page, '.ph')).toEqual([])
  })

  test('opens a helper by a press anywhere in the row, and chooses one by its box', async () => {
    const { page } = await open('helpers')
    const row = page.locator('tbody [data-row]').nth(1)
    // The row's button is over the cell.
    await row.locator('td').nth(2).click({ force: true })
    await row.locator('[aria-pressed=true]').waitFor()
    await page.locator('tbody [data-row]').nth(2).getByRole('checkbox').check()
    await page.getByText('1 selected').waitFor()
    expect(await row.locator('[aria-pressed=true]').count()).toBe(1)
  })

  test('chooses a range by keyboard, and exports it without a formula', async () => {
    const { page } = await open('helpers')
    await page.locator('tbody .linkish').first().click()
    await page.keyboard.press('x')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+X')
    await page.getByText('3 selected').waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export', exact: true }).click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    expect(text.startsWith('\uFEFFexternal_id,first_name')).toBe(true)
    const [, ...rows] = text.trim().split('\r\n')
    expect(rows).toHaveLength(3)
    expect(rows.join('\n')).not.toMatch(/(^|,)"?[=+@]/m)
  })

  test('finds again what was chosen for a file of helpers when the page fails, for this file', async () => {
    const { page } = await open('helpers/import')
    await chooseFile(page, CREW)
    const access = page.getByRole('checkbox', { name: /^Give/ })
    await plantFault(page, 'Array.prototype.flat')
    await access.click()
    await page.getByText('What you typed is kept in this tab').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await chooseFile(page, CREW)
    await page.getByRole('button', { name: 'Put it back' }).click()
    await page.getByText('A fault closed this form').waitFor({ state: 'detached' })
    expect(await access.isChecked()).toBe(false)
  })

  test('imports a file, writes to those of it, and sees that it went to them', async () => {
    const { page, faults } = await open('helpers/import')
    await chooseFile(page, CREW)
    await page.getByText('1 row is wrong').waitFor()
    await page.getByText('A new helper needs a last name.').waitFor()
    await page.getByRole('button', { name: 'Import 2 helpers' }).click()
    await page.getByText('The import is done').waitFor()
    await page.getByRole('link', { name: 'See the helpers' }).click()

    await page.getByRole('searchbox', { name: 'Search helpers' }).fill('crew zuse')
    await page.getByText(/^2 of \d+ helpers$/).waitFor()
    await page.getByRole('checkbox', { name: 'Choose all that are listed' }).check()
    await page.getByRole('button', { name: 'Write to them…' }).click()
    await page.getByText('It goes to 2 helpers.').waitFor()
    await page.getByLabel('Subject').fill('Welcome, crew')
    await page.getByLabel('Text', { exact: true }).fill('We begin at nine.')
    await page.getByRole('button', { name: 'Send to 2 helpers' }).click()
    await page.getByText('The message goes to 2 helpers').waitFor()

    await page.getByRole('link', { name: 'Mes\u00adsages' }).first().click()
    await page.getByRole('button', { name: 'Welcome, crew' }).click()
    await page.getByText('It went to 2 helpers').waitFor()
    await page.getByText('In the outbox 2').waitFor()
    await page.getByRole('link', { name: 'Ada Zuse' }).waitFor()
    expect(faults).toEqual([])
  })

  test('asks once more, writes to those who are asked, and still sees the first answers', async () => {
    const { page, faults } = await open('helpers')
    const unanswered = page.getByRole('button', { name: /^Not answered \d+/ })
    const before = await numberIn(unanswered)
    const walkTo = (name: string) => page.getByRole('link', { name, exact: true }).first().click()
    await walkTo('Polls')
    await page.getByRole('button', { name: 'New poll' }).click()
    await page.getByText('asks for the same already').waitFor()
    await page.getByLabel('Question').fill('Who builds up?')
    await page.getByText('asks for the same already').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Ask \d+ helpers/ }).click()
    await page.getByText('No answers yet').waitFor()
    await page.getByRole('button', { name: /^Write to all \d+/ }).click()
    expect(await page.getByLabel('Subject').inputValue()).toBe('Who builds up?')
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toContain('{link}')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await walkTo('Helpers')
    expect(await numberIn(unanswered)).toBe(before)
    expect(faults).toEqual([])
  })

  test('sees an answer to a poll as it comes, and closes the poll', async () => {
    const { page, faults } = await open('polls')
    await page.getByRole('link', { name: 'When can you come?' }).click()
    const answered = page.getByRole('button', { name: /^All answers \d+/ })
    const before = await numberIn(answered)
    await page.getByRole('button', { name: /^Not answered/ }).click()
    const name = await page.locator('tbody a').first().innerText()
    const href = await page.locator('tbody a').first().getAttribute('href')
    const toHelper = (address: string | null) =>
      new URL(address ?? '', instance.baseUrl).searchParams.get('helper')
    const helperId = toHelper(href)
    const nextId = toHelper(await page.locator('tbody a').nth(1).getAttribute('href'))
    const requestId = new URL(page.url()).pathname.split('/').at(-1)
    const { availabilityRequest } = await askGraph<{
      availabilityRequest: { options: { id: string }[] }
    }>('query ($id: ID!) { availabilityRequest(id: $id) { options { id } } }', { id: requestId })
    const answers = availabilityRequest.options.map(({ id }) => ({
      ...{ optionId: id, availability: 'YES' },
    }))
    const eventId = new URL(page.url()).searchParams.get('event')
    const answer = (of: string | null, comment: string) =>
      askGraph(
        'mutation ($input: PutAvailabilityResponseInput!) { putAvailabilityResponse(input: $input) { isNew } }',
        { input: { requestId, helperId: of, answers, comment } },
      )
    await answer(helperId, 'Gladly.')
    await page.getByRole('button', { name: `All answers ${before + 1}` }).click()
    await page.getByText('Up to date').waitFor()

    // An answer that comes while no page shows the poll is there after Back, without a reload.
    await page.getByRole('link', { name: 'Workflows', exact: true }).first().click()
    await page.getByText('Up to date').waitFor()
    expect(new URL(page.url()).searchParams.get('event')).toBe(eventId)
    await answer(nextId, 'Of course.')
    await page.goBack()
    await page.getByRole('button', { name: `All answers ${before + 2}` }).waitFor()
    await page.getByText('Up to date').waitFor()
    await page.getByRole('searchbox', { name: 'Search helpers' }).fill(name)
    await page.getByRole('cell', { name: 'Gladly.' }).waitFor()

    // Sessions of others, which show the poll and the list of polls.
    const { page: poll } = await open(`polls/${requestId}?event=${eventId}`)
    const { page: list } = await open(`polls?event=${eventId}`)
    await poll.getByRole('button', { name: 'Close poll…' }).waitFor()
    await list.getByRole('row', { name: /When can you come\?.*Open/ }).waitFor()
    for (const other of [poll, list]) {
      await other.getByText('Up to date').waitFor()
      // No minute passes there, after which a page reads without an announcement.
      await other.clock.setFixedTime(new Date())
    }
    await page.getByRole('button', { name: 'Close poll…' }).click()
    await page.getByRole('button', { name: 'Close poll', exact: true }).click()
    await page.getByRole('button', { name: 'Open again…' }).waitFor()
    await poll.getByRole('button', { name: 'Open again…' }).waitFor()
    await list.getByRole('row', { name: /When can you come\?.*Closed/ }).waitFor()
    expect(faults).toEqual([])
  })

  test('erases a helper by their name, who is listed no more', async () => {
    const { page } = await open('helpers?q=azahar-185')
    await page.locator('tbody .linkish').first().click()
    const name = await page.locator('tbody .linkish').first().innerText()
    await page.getByRole('button', { name: 'More: edit, access, erase' }).click()
    await page.getByRole('menuitem', { name: 'Erase…' }).click()
    const field = page.getByLabel(`To confirm, type ${name}`)
    await field.fill(name.slice(1))
    await field.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).waitFor()
    await field.fill(name)
    await field.press('Enter')
    await page.getByText(`${name} was erased`).waitFor()
    await page.getByText('No helper matches').waitFor()
  })

  test('drags the first of those who can come onto a shift, on to another one, and back', async () => {
    const { page, faults } = await openFestivalPlan(browser, instance)
    const shiftId = new URL(page.url()).searchParams.get('shift')
    const [first, second] = await findCandidates(askGraph, shiftId)
    if (!first || !second) throw new Error('The sandbox has helpers for this shift.')
    const candidates = page.getByRole('region', { name: 'Helpers who could come' })
    const rows = candidates.getByRole('listitem')
    await rows.first().getByText(first.name).waitFor()
    const stage = page.locator('.blk', { hasText: 'Conciertos' })
    const asked = page.locator('.blk', { hasText: /Conciertos.*1 pending/s })

    await drag(page, rows.first(), stage)
    await page.getByText(`${first.name} is assigned.`).waitFor()
    await asked.waitFor()

    // The helper loses the access while the mouse holds the name.
    await drag(page, rows.filter({ hasText: second.name }).first(), stage, async () => {
      await page.locator('.blk.over', { hasText: 'Conciertos' }).waitFor()
      const eventId = new URL(page.url()).pathname.split('/').at(-1)
      await revokeAccess(askGraph, { eventId, helperId: second.helperId })
    })
    await page.getByRole('alert').getByText(`${second.name} is not in Conciertos.`).waitFor()
    await asked.waitFor()

    await stage.click()
    const seated = page.locator('.assigned li', { hasText: first.name })
    await drag(page, seated, page.locator('.blk', { hasText: 'Barra, tarde' }))
    await page.getByText(`${first.name} is in Barra, tarde now.`).waitFor()
    await page.locator('.blk', { hasText: /Barra, tarde.*1 pending/s }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await asked.waitFor()
    await page.locator('.blk', { hasText: /Barra, tarde.*0 pending/s }).waitFor()
    expect(faults.filter((fault) => !fault.endsWith('/portal/api/operations'))).toEqual([])
  })

  test('takes an assignment back, opens the form and moves a helper on a phone, in the sheet of the shift', async () => {
    const { page } = await openFestivalPlan(browser, instance, {
      ...{ viewport: { width: 390, height: 844 }, hasTouch: true },
    })
    const [assign] = await page.getByRole('button', { name: /^Assign (?!again)/ }).all()
    const name = (await assign?.getAttribute('aria-label'))?.replace('Assign ', '')
    await assign?.tap()
    const isNext = page.locator(':focus', { hasText: /^Assign$/ })
    await isNext.waitFor()
    // What is said of it can be pressed over the sheet.
    await page.getByRole('button', { name: 'Undo' }).tap()
    await page.getByRole('button', { name: `Assign again: ${name}` }).tap()
    await page.getByRole('button', { name: 'More for Barra, tarde' }).tap()
    await page.getByRole('menuitem', { name: 'Change shift…' }).tap()
    await page.getByRole('dialog', { name: 'Change shift' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Move ${name} to another shift` }).tap()
    await page.getByRole('button', { name: 'Move to Conciertos' }).first().tap()
    await page.getByText(`${name} is in Conciertos now.`).waitFor()
    await page.getByRole('button', { name: `Assign again: ${name}` }).waitFor()
  })
})
