import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { type BookingDesk, openBookingDesk } from '../../../../../sandbox/simulator/booking-desk.ts'
import { act, readSession } from '../../../../../sandbox/simulator/match/scoring-desk.ts'
import { MINUTE, type Seat, type World } from '../../../../../sandbox/simulator/world.ts'
import { until } from '../../../../support/time/until.ts'
import { type DataDir, type Instance, startInstance } from '../../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../../support/processes/used-data-dir.ts'
import {
  describeInBrowser,
  openPageIn,
  startBrowser,
} from '../../../support/tools/browser/browser.ts'
import { askGraph } from '../support/ask-graph.ts'
import { makeWorld, moveToNoon } from '../support/court-day.ts'
import { checkLooks, toSignInPath } from '../support/portal-page.ts'

const TODAY = '/portal/el-naranjal/today'
const CLOSE =
  'mutation ($input: SetCourtStatusOverrideInput!) { setCourtStatusOverride(input: $input) { court { id } } }'

const BROKEN = {
  data: null,
  errors: [{ message: 'Broken', extensions: { code: 'internal_error' } }],
}

let dir: DataDir
let instance: Instance
let world: World
let desk: BookingDesk

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path })
  world = await makeWorld(instance)
  await moveToNoon(world)
  desk = await openBookingDesk(world)
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

let count = 0

/** Books a court between two moments, in minutes from the next but one. */
async function book(seat: Seat, from: number, to: number) {
  count += 1
  const next = Math.floor(Date.now() / MINUTE) * MINUTE + 2 * MINUTE
  const { booking, sessionId } = await desk.push({
    ...{ externalId: `needs-${count}`, seat, status: 'CONFIRMED', participants: [] },
    start: new Date(next + from * MINUTE),
    end: new Date(next + to * MINUTE),
  })
  return { booking, sessionId: sessionId ?? '' }
}

async function begin(seat: Seat, sessionId: string): Promise<void> {
  await until(async () => (await readSession(world, sessionId)).status === 'READY')
  const opened = await act(world, seat, await readSession(world, sessionId), 'openSession')
  await act(world, seat, opened, 'startMatch')
}

function nameOf({ number }: Seat): string {
  return `Pista ${number}`
}

function seatOf(at: number): Seat {
  const seat = world.seats[at]
  if (seat === undefined) throw new Error('No court is free.')
  return seat
}

describeInBrowser('what needs the desk', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  /** Today as it is so many minutes later by the browser's clock. */
  async function openLater(minutes: number, as: 'frontdesk' | 'owner' | 'coach', path = TODAY) {
    const context = await browser.newContext({ locale: 'en-GB' })
    await context.clock.setFixedTime(Date.now() + minutes * MINUTE)
    const opened = await openPageIn(context, `${instance.baseUrl}${toSignInPath({ as, path })}`)
    await opened.page.getByRole('heading', { name: 'Today' }).waitFor()
    return { ...opened, context }
  }

  /** The card of a court, by its mark: `Over time`. */
  const cardOf = (page: Page, mark: string, seat: Seat) =>
    page
      .locator('.need')
      .filter({ has: page.getByText(`${mark} · ${nameOf(seat)}`, { exact: true }) })

  const pressKeyOf = async (page: Page, mark: string, seat: Seat) => {
    const all = await page.locator('.need > .st').allInnerTexts()
    await page.keyboard.press(String(all.indexOf(`${mark} · ${nameOf(seat)}`) + 1))
  }

  test('names a match that keeps the next one from its court, and ends it by a key, for every page', async () => {
    const seat = seatOf(0)
    const late = await book(seat, 0, 30)
    await book(seat, 30, 90)
    await begin(seat, late.sessionId)
    const opened = await openLater(34, 'frontdesk')
    const other = await openLater(34, 'coach')
    const mark = 'Over time'
    for (const { page } of [opened, other]) await cardOf(page, mark, seat).waitFor()
    expect(await checkLooks(opened.page)).toEqual([])
    for (const { page } of [opened, other]) {
      await pressKeyOf(page, mark, seat)
      await page.getByRole('menuitem', { name: 'Abort match…' }).click()
    }
    const outdated = other.page.getByRole('dialog')
    await outdated.waitFor()
    await opened.page.getByRole('dialog').getByRole('button', { name: 'Abort match' }).click()
    for (const { page } of [opened, other])
      await cardOf(page, mark, seat).waitFor({ state: 'detached' })
    // The end by another desk closes it, in words.
    await outdated.waitFor({ state: 'detached' })
    await other.page.locator('.toasts').getByText('The match changed meanwhile.').waitFor()
    for (const { faults, context } of [opened, other]) {
      expect(faults).toEqual([])
      await context.close()
    }
  })

  /** A match that nobody begins, on a court where players press start. */
  async function bookAbsent(seat: Seat) {
    // Its booking keeps its time, which is over by then: what is left of the other one is given away.
    const first = await book(seat, 0, 5)
    await begin(seat, first.sessionId)
    await act(world, seat, await readSession(world, first.sessionId), 'abortSession')
    const awaited = await book(seat, 0, 60)
    await until(async () => (await readSession(world, awaited.sessionId)).status === 'READY')
    return awaited
  }

  test('names a match that nobody has begun, until it begins, and to no coach', async () => {
    const seat = seatOf(1)
    const awaited = await bookAbsent(seat)
    const mark = 'No players yet'
    const early = await openLater(5, 'frontdesk')
    await early.page.locator('.tl-row').first().waitFor()
    const { page, context } = await openLater(13, 'frontdesk')
    const coach = await openLater(13, 'coach')
    await cardOf(page, mark, seat).waitFor()
    expect(await cardOf(early.page, mark, seat).count()).toBe(0)
    expect(await cardOf(coach.page, mark, seat).count()).toBe(0)
    await pressKeyOf(page, mark, seat)
    const form = page.getByRole('dialog', { name: 'Book a court' })
    await form.getByLabel('Court').waitFor()
    await begin(seat, awaited.sessionId)
    await cardOf(page, mark, seat).waitFor({ state: 'detached' })
    // What was entered in it stays.
    expect(await form.getByLabel('Court').count()).toBe(1)
    for (const one of [early.context, context, coach.context]) await one.close()
  })

  test('gives the court of players who are absent to others by a key, and names both bookings then', async () => {
    const seat = seatOf(4)
    await bookAbsent(seat)
    const { page, faults, context } = await openLater(13, 'frontdesk')
    await cardOf(page, 'No players yet', seat).waitFor()
    await pressKeyOf(page, 'No players yet', seat)
    const dialog = page.getByRole('dialog', { name: 'Book a court' })
    const courts = dialog.getByLabel('Court').locator('option')
    await courts.first().waitFor({ state: 'attached' })
    expect(await courts.allInnerTexts()).toEqual([nameOf(seat)])
    await dialog.getByRole('button', { name: 'Book', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await cardOf(page, 'Two bookings', seat).waitFor()
    await cardOf(page, 'No players yet', seat).waitFor({ state: 'detached' })
    await page.locator('.need .btn:focus').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('names two bookings on one court, shows both, and goes once one of them is cancelled', async () => {
    const seat = seatOf(2)
    await book(seat, 60, 120)
    const other = await book(seat, 90, 150)
    const { page, context } = await openLater(0, 'owner')
    const mark = 'Two bookings'
    await cardOf(page, mark, seat).waitFor()
    const counted = page.locator('.nav').getByRole('link', { name: /^Today/ })
    const countOf = async () => Number(/[0-9]+/.exec(await counted.innerText())?.[0] ?? 0)
    const cards = page.locator('.need')
    await until(async () => (await countOf()) === (await cards.count()))
    await pressKeyOf(page, mark, seat)
    const dialog = page.getByRole('dialog', { name: /^Two bookings on / })
    await dialog.getByRole('link', { name: 'Open match' }).last().waitFor()
    expect(await dialog.getByRole('link', { name: 'Open match' }).count()).toBe(2)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    // Elsewhere, the navigation counts the same cards.
    const shown = await cards.count()
    await page.getByRole('link', { name: 'Screens and pads' }).click()
    await page.getByRole('heading', { name: 'Screens and pads' }).waitFor()
    await until(async () => (await countOf()) === shown)
    await desk.push(other.booking, { status: 'CANCELLED' })
    await until(async () => (await countOf()) === shown - 1)
    await counted.click()
    await page.locator('.tl-row').first().waitFor()
    await cardOf(page, mark, seat).waitFor({ state: 'detached' })
    await context.close()
  })

  test('leads by keys from a silent device to the pad, and an owner from a webhook to where it is enabled', async () => {
    const press = async (page: Page, mark: string) => {
      await page.locator('.need', { hasText: mark }).waitFor()
      const all = await page.locator('.need > .st').allInnerTexts()
      await page.keyboard.press(String(all.findIndex((one) => one.startsWith(mark)) + 1))
    }
    const desk = await openLater(0, 'frontdesk')
    await press(desk.page, 'Court device · Pista 7')
    await desk.page.waitForURL(/\/portal\/score\//)
    await desk.page.getByRole('heading', { name: 'Pista 7' }).waitFor()
    const { page, context } = await openLater(0, 'owner')
    // The endpoint of the sandbox, which its maker has switched off.
    await page.route('**/portal/api/operations*', async (route) => {
      if (!/"Portal(FailingEndpoints|Endpoint)"/.test(route.request().postData() ?? ''))
        return route.continue()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('"CALLER"', '"FAILURES"')
      await route.fulfill({ response, body })
    })
    await page.goto(`${instance.baseUrl}${TODAY}`)
    await press(page, 'Webhook · ')
    await page.waitForURL(/\/el-naranjal\/webhooks\/[^/]+$/)
    await page.getByRole('button', { name: 'Enable again' }).waitFor()
    for (const one of [desk.context, context]) await one.close()
  })

  test('reads the bookings of all closed courts at once, on entry and behind a booking', async () => {
    const seats = [seatOf(5), seatOf(6)]
    const ids = seats.map(({ courtId }) => courtId)
    const { staff_token: token } = instance.sandbox.clubs.main
    const close = (override: 'MAINTENANCE' | null) =>
      Promise.all(
        ids.map((courtId) => askGraph(instance, token, CLOSE, { input: { courtId, override } })),
      )
    for (const seat of seats) await book(seat, 60, 120)
    await close('MAINTENANCE')
    const { page, context } = await openLater(0, 'frontdesk')
    const asked: string[][] = []
    page.on('request', (request) => {
      const { name, variables } = JSON.parse(request.postData() ?? '{}')
      if (name === 'PortalCourtBookings') asked.push(variables.courtIds)
    })
    await page.goto(`${instance.baseUrl}${TODAY}`)
    for (const seat of seats) await cardOf(page, 'Closed', seat).waitFor()
    await page.getByRole('link', { name: 'Screens and pads' }).click()
    await page.getByRole('heading', { name: 'Screens and pads' }).waitFor()
    const before = asked.length
    await book(seatOf(5), 180, 240)
    await until(async () => asked.length > before)
    expect(asked.map((courtIds) => ids.filter((id) => courtIds?.includes(id)))).toEqual(
      asked.map(() => ids),
    )
    await close(null)
    await context.close()
  })

  test('names a closed court with bookings ahead, and opens it by a key', async () => {
    const seat = seatOf(3)
    await book(seat, 60, 120)
    const { page, context } = await openLater(0, 'frontdesk')
    const { staff_token: token } = instance.sandbox.clubs.main
    const close = (override: 'MAINTENANCE' | 'DISABLED' | null) =>
      askGraph(instance, token, CLOSE, { input: { courtId: seat.courtId, override } })
    await page.locator('.tl-row').first().waitFor()
    await close('MAINTENANCE')
    const mark = 'Closed'
    await cardOf(page, mark, seat).waitFor()
    await cardOf(page, mark, seat).getByRole('button', { name: 'Show them' }).click()
    await page
      .getByRole('dialog')
      .getByText(/^[0-9]+ bookings? /)
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await pressKeyOf(page, mark, seat)
    await page
      .locator('.toasts')
      .getByText(/ is open again$/)
      .waitFor()
    await cardOf(page, mark, seat).waitFor({ state: 'detached' })

    // Out of use, which only an owner ends: the desk sees whose bookings that leaves without a court.
    await close('DISABLED')
    await cardOf(page, mark, seat).getByRole('button', { name: 'Show them' }).click()
    await page
      .getByRole('dialog')
      .getByText(/^[0-9]+ bookings? (is|are) ahead:$/)
      .waitFor()
    await page.getByRole('dialog').getByText('rallydesk').first().waitFor()

    // Which bookings it has cannot be read.
    await page.route('**/portal/api/operations*', (route) =>
      route.request().postData()?.includes('"PortalCourtBookings"')
        ? route.fulfill({ json: BROKEN })
        : route.continue(),
    )
    await page.goto(`${instance.baseUrl}${TODAY}`)
    await page.getByText('Something went wrong here. Try again.').waitFor()
    await close(null)
    await context.close()
  })
})
