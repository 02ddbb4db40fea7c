import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { openBookingDesk } from '../../../../../sandbox/simulator/booking-desk.ts'
import { MINUTE, type World } from '../../../../../sandbox/simulator/world.ts'
import { until } from '../../../../support/time/until.ts'
import { type DataDir, type Instance, startInstance } from '../../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../../support/processes/used-data-dir.ts'
import { describeInBrowser, startBrowser } from '../../../support/tools/browser/browser.ts'
import { setCourt } from '../support/ask-graph.ts'
import { makeWorld, moveToNoon } from '../support/court-day.ts'
import { checkLooks, openPortal } from '../support/portal-page.ts'

const TODAY = '/portal/el-naranjal/today'
/** The first court of the sandbox. */
const COURT = 'Pista 1'

let dir: DataDir
let instance: Instance
let world: World

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path })
  world = await makeWorld(instance)
  await moveToNoon(world)
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

beforeEach(() => setCourt(instance, null))

describeInBrowser('the courts of a club', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  const open = async (
    as: 'owner' | 'frontdesk' | 'coach',
    path = TODAY,
    options: Parameters<typeof openPortal>[3] = {},
  ) => {
    const opened = await openPortal(browser, instance, { as, path }, options)
    await opened.page.getByRole('heading', { name: 'Today' }).waitFor()
    await rowOf(opened.page).waitFor()
    return opened
  }

  const rowOf = (page: Page) => page.locator('.tl-row', { hasText: COURT }).first()
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: `Close ${COURT}` })
  const goTo = (page: Page) => page.getByRole('combobox', { name: 'Go to or search' })
  const toast = (page: Page, text: string | RegExp) => page.locator('.toasts').getByText(text)

  test('are closed by the front desk in three clicks, seen by another desk, and taken back', async () => {
    const { page, faults } = await open('frontdesk')
    const { page: other } = await open('owner')
    await page.evaluate(COUNT_CLICKS)
    await rowOf(page)
      .getByRole('button', { name: `${COURT}: what to do` })
      .click()
    await page.getByRole('menuitem', { name: 'Close court…' }).click()
    await dialogOf(page).getByRole('button', { name: 'Close court', exact: true }).click()
    await toast(page, /^Pista 1 is closed until /).waitFor()
    expect(await page.evaluate<number>(READ_CLICKS)).toBe(3)
    for (const one of [page, other]) await rowOf(one).getByText('Maintenance').waitFor()
    await rowOf(other)
      .getByText(/^closed by /)
      .waitFor()

    await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click()
    await toast(page, 'Pista 1 is as it was').waitFor()
    for (const one of [page, other])
      await rowOf(one).getByText('Maintenance').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  test('are closed until a date with a reason, and opened again in one click', async () => {
    const { page } = await open('frontdesk')
    await openDialog(page)
    const dialog = dialogOf(page)
    await dialog.getByLabel('To a day and time').check()
    await dialog.getByRole('button', { name: 'Close court', exact: true }).click()
    await dialog.getByText('Choose a moment that is to come.').waitFor()
    await dialog.getByLabel('Day and time', { exact: true }).fill('2031-05-06T10:00')
    await dialog.getByLabel('Why, for the staff').fill('New net')
    await page.keyboard.press('Enter')
    await toast(page, /^Pista 1 is closed until .*6 May.*10:00$/).waitFor()
    const row = rowOf(page)
    await row.getByText(/until Tue,? 6 May, 10:00 · New net$/).waitFor()

    // Who mends the reason leaves the end as it is.
    await openDialog(page, 'Change the closing…')
    const change = page.getByRole('dialog', { name: `Change the closing of ${COURT}` })
    await change.getByLabel('Why, for the staff').fill('Newer net')
    await page.keyboard.press('Enter')
    await row.getByText(/until Tue,? 6 May, 10:00 · Newer net$/).waitFor()

    await row.getByRole('button', { name: `Open ${COURT}` }).click()
    await toast(page, 'Pista 1 is open again').waitFor()
    await row.getByText('Maintenance').waitFor({ state: 'detached' })
    await page.locator('.toasts').getByRole('button', { name: 'Undo' }).last().click()
    await row.getByText(/· Newer net$/).waitFor()

    // Another court does not take the reason of this one.
    await row.getByRole('button', { name: `${COURT}: what to do` }).focus()
    await page.keyboard.press('Control+k')
    await goTo(page).fill('close a c')
    await page.keyboard.press('Enter')
    const any = page.getByRole('dialog', { name: 'Close a court' })
    const chosen = any.getByLabel('Court', { exact: true })
    const why = any.getByLabel('Why, for the staff')
    await chosen.selectOption({ label: COURT })
    expect(await why.inputValue()).toBe('Newer net')
    await chosen.selectOption({ label: 'Pista 2' })
    expect(await why.inputValue()).toBe('')
  })

  test('name the bookings that fall into a closing, with the system they came from', async () => {
    const [seat] = world.seats
    if (seat === undefined) throw new Error('No court is free.')
    const desk = await openBookingDesk({ ...world, seats: [seat] })
    const start = Math.floor(Date.now() / MINUTE) * MINUTE + 45 * MINUTE
    await desk.push({
      ...{ externalId: 'closings-1', seat, status: 'CONFIRMED', participants: [] },
      start: new Date(start),
      end: new Date(start + 60 * MINUTE),
    })
    const { page } = await open('frontdesk', `${TODAY}?close=${seat.courtId}`)
    const dialog = page.getByRole('dialog')
    // Late in the evening the booking is behind the end of the day.
    await dialog.getByLabel('Until it is opened again').check()
    await dialog.getByText(/bookings? (is|are) ahead:$/).waitFor()
    await dialog.getByText('rallydesk').first().waitFor()
    expect(await dialog.innerText()).toMatch(/Connected booking systems learn of it/)
    await dialog.getByLabel(/^For half an hour/).check()
    await until(async () => !(await dialog.innerText()).includes(timeOf(start)))
  })

  test('are closed by keys alone, which do nothing in fields', async () => {
    const { page } = await open('frontdesk')
    const menu = rowOf(page).getByRole('button', { name: `${COURT}: what to do` })
    await menu.focus()
    // Arrows and letters of an open menu are not those of the day behind it.
    await page.keyboard.press('Enter')
    for (const key of ['ArrowDown', 'End', 't']) await page.keyboard.press(key)
    await page.locator('[role=menuitem]:focus', { hasText: 'Close court…' }).waitFor()
    await page.keyboard.press('Escape')
    // The focus is back in the row, whose court the key closes.
    await menu.and(page.locator(':focus')).waitFor()
    await page.keyboard.down('c')
    await dialogOf(page).getByRole('radio').first().waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    // The key that is still down acts once.
    await page.keyboard.down('c')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.keyboard.up('c')

    // On the way to another page, the letter is not the key of this one.
    await page.keyboard.press('?')
    await page.getByText('Close a court, or change its closing').waitFor()
    await page.keyboard.press('c')
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    await goTo(page).fill('Pista 1')
    await page.getByRole('option', { name: 'Pista 1 Close or open the court' }).waitFor()
    await goTo(page).fill('close a c')
    await page.keyboard.press('Enter')
    const any = page.getByRole('dialog', { name: 'Close a court' })
    await any.getByLabel('Court', { exact: true }).selectOption({ label: COURT })
    await any.getByLabel('Why, for the staff').fill('c')
    await page.keyboard.press('Enter')
    await rowOf(page).getByText(/· c$/).waitFor()
  })

  test('are closed from another day by the key, in a dialog that stays while another day is read', async () => {
    const { page } = await open('frontdesk')
    await page.getByRole('button', { name: 'Next day' }).click()
    await page.waitForURL(/day=/)
    await rowOf(page).waitFor()
    await page.keyboard.press('c')
    const any = page.getByRole('dialog', { name: 'Close a court' })
    await any.getByLabel('Why, for the staff').fill('Wet')
    expect(new URL(page.url()).searchParams.get('day')).toBeNull()

    // As the day turns at midnight, when the next one is not read yet.
    const held: (() => void)[] = []
    let isHeld = true
    await page.route('**/portal/api/operations*', async (route) => {
      if (isHeld && route.request().postData()?.includes('"PortalToday"'))
        await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    const previous = page.getByRole('button', { name: 'Previous day', includeHidden: true })
    await previous.dispatchEvent('click')
    await until(() => held.length > 0)
    expect(await any.getByLabel('Why, for the staff').inputValue()).toBe('Wet')
    isHeld = false
    for (const goOn of held) goOn()
    await rowOf(page).waitFor()
    expect(await any.getByLabel('Why, for the staff').inputValue()).toBe('Wet')
  })

  test('are left by the keys that lead to another page, without a dialog', async () => {
    const { page } = await open('owner')
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await page.getByRole('heading', { name: 'Opening hours' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  test('are closed by one of two desks at once; the other is shown who, and until when', async () => {
    const { page } = await open('frontdesk')
    const { page: other } = await open('owner')
    for (const one of [page, other]) await openDialog(one)
    await other.getByLabel(/^For half an hour/).check()
    const close = { name: 'Close court', exact: true } as const
    await other.getByRole('button', close).click()
    await toast(other, /^Pista 1 is closed until /).waitFor()
    await page.getByRole('button', { name: /^(Close court|Save the closing)$/ }).click()
    const note = page.getByRole('alert')
    await note.getByText(/ has closed it meanwhile, until [0-9:]+\. /).waitFor()
    expect(await note.innerText()).toMatch(/^Marta Ferrer /)
    await page.getByRole('button', { name: 'Save the closing' }).click()
    await toast(page, /^Pista 1 is closed until /).waitFor()

    // What the first desk would take back is not there any more.
    await other.locator('.toasts').getByRole('button', { name: 'Undo' }).click()
    await toast(other, /^Pista 1 was not changed\. /).waitFor()
    await rowOf(page).getByText('Maintenance').waitFor()
  })

  test('are not closed by a coach', async () => {
    const { page } = await open('coach', `${TODAY}?close=any`)
    await page.keyboard.press('c')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('button', { name: /what to do$/ }).count()).toBe(0)
    await page.keyboard.press('Control+k')
    await goTo(page).fill('Pista 1')
    await page.getByRole('option', { name: 'Pista 1 Score pad' }).waitFor()
    expect(await page.getByRole('option', { name: /Close/ }).count()).toBe(0)
  })

  test('are taken out of use by an owner alone, on their page, which says what is refused', async () => {
    const { page: desk } = await open('frontdesk')
    const path = '/portal/el-naranjal/courts'
    const { page, faults } = await openPortal(browser, instance, { as: 'owner', path })
    await page.getByRole('button', { name: `Take out of use: ${COURT}`, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Take ${COURT} out of use?` })
    await dialog.getByText(/bookings are refused, too \(409 UNMAPPED_COURT\)/).waitFor()
    await dialog.getByLabel('Why, for the staff').fill('Rebuilt')
    await dialog.getByRole('button', { name: 'Take out of use' }).click()
    await toast(page, 'Pista 1 is out of use').waitFor()
    await rowOf(desk).getByText('Disabled').waitFor()
    expect(
      await rowOf(desk)
        .getByRole('button', { name: `Open ${COURT}` })
        .count(),
    ).toBe(0)
    await rowOf(desk)
      .getByRole('button', { name: `${COURT}: what to do` })
      .click()
    await desk.getByRole('menuitem', { name: 'Change the closing…' }).click()
    await desk.getByRole('dialog').getByText('An owner puts it back in use').waitFor()
    await desk
      .getByRole('dialog')
      .getByText(/^(No booking is|1 booking is|[0-9]+ bookings are) ahead/)
      .waitFor()
    expect(await desk.getByRole('button', { name: 'Save the closing' }).count()).toBe(0)
    expect(await checkLooks(page)).toEqual([])
    await page.getByRole('button', { name: `Put back in use: ${COURT}`, exact: true }).click()
    await rowOf(desk).getByText('Disabled').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
    await desk.goto(`${instance.baseUrl}${path}`)
    await desk.getByText('Not for your role').waitFor()
  })

  test('stay as they are while the server cannot be reached, in words', async () => {
    const { page } = await open('frontdesk')
    // The dialog itself, where it was not loaded yet; later it is.
    await page.context().setOffline(true)
    await openDialog(page)
    await toast(page, /^The server cannot be reached/).waitFor()
    expect(new URL(page.url()).searchParams.get('close')).toBeNull()
    await page.context().setOffline(false)
    await openDialog(page)
    await dialogOf(page).waitFor()
    await page.context().setOffline(true)
    await dialogOf(page).getByRole('button', { name: 'Close court', exact: true }).click()
    const note = dialogOf(page).getByRole('alert')
    await note.getByText('The server cannot be reached').waitFor()
    await page.context().setOffline(false)
  })

  test('are closed on a phone, accessible in both themes at four widths', async () => {
    const { page, faults } = await open('frontdesk')
    await openDialog(page)
    await dialogOf(page).getByLabel('To a day and time').check()
    expect(await checkLooks(page)).toEqual([])
    await page.keyboard.press('Escape')
    await setCourt(instance, 'MAINTENANCE')
    await rowOf(page)
      .getByRole('button', { name: `Open ${COURT}` })
      .waitFor()
    expect(await checkLooks(page)).toEqual([])
    expect(faults).toEqual([])
  })

  async function openDialog(page: Page, item = 'Close court…'): Promise<void> {
    await rowOf(page)
      .getByRole('button', { name: `${COURT}: what to do` })
      .click()
    await page.getByRole('menuitem', { name: item }).click()
  }
})

const COUNT_CLICKS =
  "window.clicks = 0; addEventListener('pointerdown', () => (window.clicks += 1), true)"
const READ_CLICKS = 'window.clicks'

function timeOf(ms: number): string {
  return new Date(ms).toISOString().slice(11, 16)
}
