import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import {
  type BookingDesk,
  type DeskBooking,
  openBookingDesk,
} from '../../../../../sandbox/simulator/booking-desk.ts'
import { MINUTE, type World } from '../../../../../sandbox/simulator/world.ts'
import { until } from '../../../../support/time/until.ts'
import { type DataDir, type Instance, startInstance } from '../../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../../support/processes/used-data-dir.ts'
import { describeInBrowser, startBrowser } from '../../../support/tools/browser/browser.ts'
import { importDay, makeWorld, moveToNoon } from '../support/court-day.ts'
import { spreadOverCourts } from '../support/large-day.ts'
import { findLayoutFaults } from '../support/layout/find-layout-faults.ts'
import { openPortal } from '../support/portal-page.ts'

const TODAY = '/portal/el-naranjal/today'

const PHONE = { viewport: { width: 390, height: 844 } }

let dir: DataDir
let instance: Instance
let world: World
let timezone: string
let desk: BookingDesk
let booking: DeskBooking
let sessionId: string

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path })
  world = await makeWorld(instance)
  timezone = await moveToNoon(world)
  desk = await openBookingDesk(world)
  const [seat] = world.seats
  if (seat === undefined) throw new Error('No court is free.')
  const start = Math.floor(Date.now() / MINUTE) * MINUTE + 120 * MINUTE
  const pushed = await desk.push({
    ...{ externalId: 'B-200', seat, status: 'CONFIRMED' },
    ...{ start: new Date(start), end: new Date(start + 90 * MINUTE) },
    participants: [
      aPlayer('Inma Gómez', true),
      aPlayer('Pau Ferrer', true),
      aPlayer('Rosa Secreta', false),
    ],
  })
  booking = pushed.booking
  sessionId = pushed.sessionId ?? ''
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

const aPlayer = (displayName: string, consentToShare: boolean) => ({
  ...{ externalId: `m-${displayName}`, displayName, team: 'UNASSIGNED' as const },
  ...{ consentToShare, consentReference: consentToShare ? `signed ${displayName}` : null },
})

describeInBrowser('the day of a club', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  const openToday = (as: 'owner' | 'frontdesk' | 'coach', search = '', options = {}) =>
    openPortal(browser, instance, { as, path: `${TODAY}${search}` }, options)

  const openSearch = async (as: 'frontdesk', text: string) => {
    const opened = await openToday(as)
    await opened.page.getByRole('button', { name: 'Search', exact: true }).click()
    await opened.page.getByRole('combobox', { name: /court$/ }).fill(text)
    await opened.page.getByRole('option', { name: new RegExp(text, 'i') }).waitFor()
    return opened
  }

  /** Today as it stands while its print is being looked at. */
  const openPrint = async (as: 'frontdesk') => {
    const opened = await openToday(as)
    await opened.page.emulateMedia({ media: 'print' })
    return opened
  }

  const block = (page: Page) => page.locator(`[data-block="${sessionId}"]`)

  test.each([
    ['frontdesk', true],
    ['owner', true],
    ['coach', false],
  ] as const)('names who plays for a %s, and the number of the booking: %s', async (as, isDesk) => {
    const { page, faults } = await openToday(as)
    await block(page).waitFor()
    expect(await block(page).innerText()).toContain('Inma Gómez, Pau Ferrer +\u00a01')
    await block(page).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Inma Gómez, Pau Ferrer and 1 who does not share the name').waitFor()
    expect((await dialog.innerText()).includes('B-200')).toBe(isDesk)
    // The opened match stands in the address, to which a search leads.
    expect(new URL(page.url()).searchParams.get('match')).toBe(sessionId)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('match')).toBeNull()
    expect(await page.content()).not.toContain('Rosa')
    expect(faults).toEqual([])
  })

  test('takes a name from block, list of now, match, search and print once its consent is withdrawn', async () => {
    const opened = [
      await openToday('frontdesk'),
      await openToday('coach', `?match=${sessionId}`, PHONE),
      await openPortal(browser, instance, {
        as: 'owner',
        path: `/portal/el-naranjal/matches/${sessionId}`,
      }),
      await openSearch('frontdesk', 'pau ferrer'),
      await openPrint('frontdesk'),
    ]
    const pages = opened.map(({ page }) => page)
    for (const page of pages)
      await page.getByText('Pau Ferrer').filter({ visible: true }).first().waitFor()
    const withdrawn = booking.participants.map((one) =>
      one.displayName === 'Pau Ferrer'
        ? { ...one, consentToShare: false, consentReference: null }
        : one,
    )
    await desk.push(booking, { participants: withdrawn })
    for (const page of pages)
      await until(async () => !(await page.content()).includes('Pau Ferrer'))
    const [, , , search, print] = pages
    await search?.getByText('Nothing is found by “pau ferrer”.').waitFor()
    await print?.locator('.sheets').getByText('Inma Gómez + 2').waitFor()
    expect(opened.flatMap(({ faults }) => faults)).toEqual([])
  })

  test('shows closings and bookings of another day, and nothing of this moment', async () => {
    await importDay(world, { timezone, day: '2027-05-04', count: 500 })
    const { page } = await openToday('frontdesk', '?day=2027-05-04')
    await until(async () => (await page.locator('.blk').count()) === 500)
    expect(await page.locator('.tl-label .st').count()).toBe(0)
    expect(await page.locator('.blk.live, .blk.soon, .need, .now').count()).toBe(0)
    expect(await page.locator('.legend').innerText()).not.toMatch(/Active|Ready|Paused|Waiting/)
  })

  test.each([0, 1, 24])('has room for %i courts and 500 bookings', async (count) => {
    const { page, faults } = await openToday('frontdesk', '?day=2027-05-04')
    await page.route('**/portal/api/operations*', async (route) => {
      if (!route.request().postData()?.includes('"PortalToday"')) return route.continue()
      const response = await route.fetch()
      await route.fulfill({ response, body: spreadOverCourts(await response.text(), count) })
    })
    await page.reload()
    if (count === 0) await page.getByText('No courts yet').waitFor()
    else await until(async () => (await page.locator('.blk').count()) === 500)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await findLayoutFaults(page)).toEqual([])
    }
    await page.emulateMedia({ media: 'print' })
    await until(async () => (await page.locator('.sheet').count()) === Math.ceil(count / 6))
    expect(faults).toEqual([])
  })

  test('says why a match is over that nobody started, or whose booking was cancelled', async () => {
    const { page } = await openToday('coach')
    const [, seat, other] = world.seats
    if (seat === undefined || other === undefined) throw new Error('No court is free.')
    const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE)
    const made = { status: 'CONFIRMED' as const, participants: [] }
    const missed = await desk.push({
      ...{ ...made, externalId: 'B-201', seat, start: at(-30), end: at(0.1) },
    })
    const called = { ...made, externalId: 'B-202', seat: other, start: at(300), end: at(360) }
    const off = await desk.push(called)
    await desk.push(called, { status: 'CANCELLED' })
    for (const [id, text] of [
      [missed.sessionId, /No one started it by \d\d:\d\d/],
      [off.sessionId, /Its booking was cancelled/],
    ] as const) {
      const block = page.locator(`[data-block="${id}"]`)
      await until(async () => text.test((await block.getAttribute('title')) ?? ''))
      await block.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(text).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page.goto(`${instance.baseUrl}/portal/el-naranjal/matches/${id}`)
      await page.getByText(text).waitFor()
      await page.goto(`${instance.baseUrl}${TODAY}`)
    }
  })

  test('opens on a phone at what is in play and next, then what needs attention, then the day', async () => {
    const { page, faults } = await openToday('frontdesk', '', PHONE)
    const now = page.getByRole('region', { name: 'Now', exact: true })
    await now.waitFor()
    const first = await now.getByRole('button').first().boundingBox()
    expect(first?.y).toBeLessThan(420)
    const needs = await page.locator('#needs').boundingBox()
    const day = await page.locator('#courts').boundingBox()
    expect(first?.y).toBeLessThan(needs?.y ?? 0)
    expect(needs?.y).toBeLessThan(day?.y ?? 0)
    // The way past it to what needs attention.
    await page.getByRole('button', { name: /need(s)? your attention$/ }).click()
    await page.locator('#needs:focus').waitFor()
    await now.getByRole('button').first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'Open the match' }).waitFor()
    expect(faults).toEqual([])
  })

  test('prints the day of all courts on sheets of A4, with names and without keys', async () => {
    const { page } = await openToday('frontdesk')
    await block(page).waitFor()
    expect(await page.locator('.sheets').count()).toBe(0)
    const courts = await page.locator('.tl-row').count()
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(toPageSizes(pdf)).toEqual(Array(Math.ceil(courts / 6)).fill('210 x 297'))
    await page.emulateMedia({ media: 'print' })
    const sheets = page.locator('.sheets')
    await sheets.getByText('Inma Gómez').waitFor()
    expect(await sheets.locator('kbd').count()).toBe(0)
    expect(await page.locator('h1, .legend, .nav, .needs').filter({ visible: true }).count()).toBe(
      0,
    )
    await page.emulateMedia({ media: 'screen' })
    await sheets.waitFor({ state: 'detached' })
  })
})

/** In millimetres, of each page. */
function toPageSizes(pdf: Buffer): string[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)
  return [...boxes].map(([, ...points]) =>
    points.map((point) => Math.round((Number(point) / 72) * 25.4)).join(' x '),
  )
}
