import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { toMoment } from '../../../../../platform/time/local-time.ts'
import { keepTogether } from '../../../../../portal/src/i18n/line-breaks.ts'
import { addDays, toLocal } from '../../../../../portal/src/time/zoned.ts'
import { PLAY_WEEKS } from '../../../../../sandbox/making/play-weeks.ts'
import { openBookingDesk } from '../../../../../sandbox/simulator/booking-desk.ts'
import { MINUTE, type Seat, type World } from '../../../../../sandbox/simulator/world.ts'
import { until } from '../../../../support/time/until.ts'
import { type DataDir, type Instance, startInstance } from '../../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../../support/processes/used-data-dir.ts'
import { describeInBrowser, startBrowser } from '../../../support/tools/browser/browser.ts'
import {
  type ClubBooking,
  cancelBooking,
  clickFree,
  countPresses,
  readBookings,
  rowOf,
} from '../support/club-bookings.ts'
import { findLiveMatch, makeWorld, moveToNoon } from '../support/court-day.ts'
import { checkLooks, openPortal } from '../support/portal-page.ts'

const TODAY = '/portal/el-naranjal/today'
const PHONE = { width: 390, height: 844 }
const SINGLE = { exact: true }

let dir: DataDir
let instance: Instance
let world: World
let timezone: string
let today: string
/** Behind all bookings of the sandbox, so that each time of it is free at any hour of the present day. */
let later: string
let courts: Map<string, string>

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path })
  world = await makeWorld(instance)
  timezone = await moveToNoon(world)
  today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date())
  later = addDays(today, PLAY_WEEKS.ahead + 7)
  const { courts: read } = await world.client.graph<{
    courts: { nodes: { id: string; name: string }[] }
  }>(
    world.staffToken,
    'query ($id: ID!) { club(id: $id) { courts(first: 200) { nodes { id name } } } }',
    {
      id: world.clubId,
    },
  )
  courts = new Map(read.nodes.map(({ id, name }) => [id, name]))
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

/** A court that can be played on, by its place in the list; each test has its own. */
function courtAt(place: number): { seat: Seat; name: string } {
  const seat = world.seats[place]
  if (seat === undefined) throw new Error('The sandbox has fewer courts.')
  return { seat, name: courts.get(seat.courtId) ?? '' }
}

const at = (hour: number) => toMoment(timezone, later, hour * 60)

/** Bookings that the club made on a court, within five hours. */
function bookedFrom({ courtId }: Seat, hour: number): Promise<ClubBooking[]> {
  return readBookings(world, { courtId, provider: 'portal', from: at(hour), to: at(hour + 5) })
}

/** A partner's booking in the evening. */
async function pushBooking(seat: Seat, from: number, to: number): Promise<void> {
  const desk = await openBookingDesk({ ...world, seats: [seat] })
  const period = { start: at(from), end: at(to) }
  const draft = { ...period, externalId: `evening-${seat.number}`, seat, participants: [] }
  await desk.push({ ...draft, status: 'CONFIRMED' })
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book a court' })
const book = (page: Page) => dialogOf(page).getByRole('button', { name: 'Book', ...SINGLE })
const blockOf = (page: Page, court: string, time: string) =>
  rowOf(page, court).locator('.blk', { hasText: time })

describeInBrowser('a walk-in', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  const openToday = async (as: 'owner' | 'frontdesk' | 'coach', options = {}) => {
    const opened = await openPortal(browser, instance, { as, path: TODAY }, options)
    await opened.page.locator('.blk').first().waitFor({ state: 'attached' })
    return opened
  }

  const openLater = async (as: 'owner' | 'frontdesk') => {
    const opened = await openPortal(browser, instance, { as, path: `${TODAY}?day=${later}` })
    await opened.page.locator('.free').first().waitFor()
    return opened
  }

  test('is booked from an empty slot with four presses, and a name that may not be shown never leaves the page', async () => {
    const { seat, name } = courtAt(0)
    const { page, faults } = await openLater('frontdesk')
    const { page: other } = await openLater('owner')
    const sent: string[] = []
    page.on('request', (request) => void sent.push(request.postData() ?? ''))
    const presses = await countPresses(page)
    await clickFree(page, name, 18.2)
    await dialogOf(page).getByLabel('Player 1', SINGLE).click()
    await page.keyboard.type('Ana Vidal')
    await dialogOf(page).getByLabel('Player 1 may be shown').click()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Bea Secreta')
    await book(page).click()
    expect(await presses()).toBe(4)
    await page
      .locator('.toasts')
      .getByText(keepTogether(`${name} is booked, 18:00–19:30`))
      .waitFor()
    for (const one of [page, other]) await blockOf(one, name, '18:00').waitFor()
    const [booking, ...more] = await bookedFrom(seat, 17)
    expect(more).toEqual([])
    expect(booking).toMatchObject({ provider: 'portal', status: 'CONFIRMED' })
    expect(booking?.matchSession).toMatchObject({
      ...{ playerCount: 2, players: [{ displayName: 'Ana Vidal' }] },
    })
    expect(sent.join()).toContain('Ana Vidal')
    expect(sent.join()).not.toContain('Secreta')

    // Undo cancels it, on every open page.
    await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click()
    await page
      .locator('.toasts')
      .getByText(/^The booking is cancelled: /)
      .waitFor()
    await until(async () => (await bookedFrom(seat, 17))[0]?.status === 'CANCELLED')
    await other.locator(`.blk.gone[data-block="${booking?.matchSession?.id}"]`).waitFor()
    expect(faults).toEqual([])
  })

  test('is booked by keyboard alone from the present five minutes on, on the court that has the focus', async () => {
    const { page } = await openToday('frontdesk')
    const block = page.locator('.blk').first()
    await block.focus()
    const row = page.locator('.tl-row', { has: block }).first()
    const court = await row.locator('.tl-label .b').innerText()
    const before = Math.floor(Date.now() / (5 * MINUTE))
    await page.keyboard.press('n')
    await dialogOf(page).waitFor()
    const start = await dialogOf(page).getByLabel('Start').inputValue()
    const after = Math.floor(Date.now() / (5 * MINUTE))
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeStyle: 'short' })
    expect([before, after].map((fives) => clock.format(fives * 5 * MINUTE))).toContain(start)
    const chosen = dialogOf(page).getByLabel('Court').locator('option:checked')
    expect(await chosen.innerText()).toBe(court)
    // The letter is one of a name there, and opens nothing more.
    await dialogOf(page).getByLabel('Player 2', SINGLE).focus()
    await page.keyboard.type('nn')
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard', ...SINGLE }).press('Enter')
    await dialogOf(page).waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).getByText('Book a court').waitFor()
    await page.keyboard.press('n')
    expect(await dialogOf(page).count()).toBe(0)
  })

  test('is made once by a double click, and by a second press behind an answer that was lost', async () => {
    const { seat, name } = courtAt(1)
    const { page } = await openLater('frontdesk')
    await clickFree(page, name, 18.2)
    await book(page).dblclick()
    await dialogOf(page).waitFor({ state: 'detached' })
    expect(await bookedFrom(seat, 17)).toHaveLength(1)

    let lost = 0
    await page.route('**/portal/api/operations*', async (route) => {
      if (lost > 0 || !route.request().postData()?.includes('"PortalBookCourt"'))
        return route.continue()
      lost += 1
      await route.fetch()
      return route.abort()
    })
    await clickFree(page, name, 20.2)
    await book(page).click()
    await dialogOf(page).getByText('The server cannot be reached').waitFor()
    await book(page).click()
    await dialogOf(page).waitFor({ state: 'detached' })
    expect(lost).toBe(1)
    expect(await bookedFrom(seat, 19)).toHaveLength(1)
  })

  test('beside a partner’s booking is refused with what is there, until the desk lets both stand', async () => {
    const { seat, name } = courtAt(2)
    const { page } = await openLater('frontdesk')
    await pushBooking(seat, 18, 19.5)
    await blockOf(page, name, '18:00').waitFor()
    await clickFree(page, name, 20.2)
    const dialog = dialogOf(page)
    await dialog.getByLabel('Start').fill('19:00')
    await book(page).click()
    const refusal = dialog.getByRole('alert')
    await refusal.getByText(`${name} is not free then:`).waitFor()
    expect(await refusal.innerText()).toMatch(/18:00–\u206019:30 · Booking from \w+/)
    expect(await bookedFrom(seat, 17)).toEqual([])
    // Another slot is another question.
    await dialog.getByLabel('Start').fill('19:15')
    await refusal.waitFor({ state: 'detached' })
    await book(page).click()
    await refusal.getByRole('button', { name: 'Let both stand' }).click()
    await dialog.waitFor({ state: 'detached' })
    await blockOf(page, name, '19:15').waitFor()
    await blockOf(page, name, '18:00').waitFor()
    expect(await bookedFrom(seat, 17)).toMatchObject([{ status: 'CONFIRMED' }])
  })

  test('on the last free slot goes to one of two desks, and the other one sees the booking', async () => {
    const { seat, name } = courtAt(3)
    const pages = [(await openLater('frontdesk')).page, (await openLater('owner')).page]
    for (const page of pages) await clickFree(page, name, 18.2)
    await Promise.all(pages.map((page) => book(page).click()))
    const refused = () =>
      Promise.all(pages.map((page) => dialogOf(page).getByRole('alert').count()))
    await until(
      async () => (await refused()).join('') === '01' || (await refused()).join('') === '10',
    )
    const loser = pages[(await refused()).indexOf(1)]
    const text = await dialogOf(loser as Page)
      .getByRole('alert')
      .innerText()
    expect(text).toMatch(/18:00–\u206019:30 · Booking of the club/)
    expect(await bookedFrom(seat, 17)).toHaveLength(1)
  })

  test('never passes over a match in play or a closed court, and says what comes first', async () => {
    const { seat } = await findLiveMatch(world)
    const { page } = await openToday('frontdesk')
    await page.getByRole('button', { name: 'Book a court' }).click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('Court').selectOption(seat.courtId)
    await book(page).click()
    await dialog.getByText('A match in play keeps its court').waitFor()
    expect(await dialog.getByRole('button', { name: 'Let both stand' }).count()).toBe(0)
    const shut = await rowOf(page, 'Pista 8').locator('.closing').count()
    expect(shut).toBe(1)
    await dialog.getByLabel('Court').selectOption({ label: 'Pista 8' })
    await book(page).click()
    await dialog.getByText('Open the court first').waitFor()
    await dialog.getByText(/Closed by staff/).waitFor()
    expect(await dialog.getByRole('button', { name: 'Let both stand' }).count()).toBe(0)
  })

  test('is refused in words while the server is away, and nothing is sent later', async () => {
    const { seat, name } = courtAt(4)
    const { page } = await openLater('frontdesk')
    await clickFree(page, name, 18.2)
    await dialogOf(page).waitFor()
    await page.context().setOffline(true)
    await book(page).click()
    await dialogOf(page).getByText('The server cannot be reached').waitFor()
    await page.context().setOffline(false)
    expect(await bookedFrom(seat, 17)).toEqual([])
    await book(page).click()
    await blockOf(page, name, '18:00').waitFor()
    expect(await bookedFrom(seat, 17)).toHaveLength(1)
  })

  test('is booked on a phone, also outside the opening hours, by a dialog that is accessible in both themes', async () => {
    const { seat, name } = courtAt(5)
    const { page } = await openToday('frontdesk', { viewport: PHONE })
    await page.getByRole('button', { name: 'Book a court' }).click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('Court').selectOption(seat.courtId)
    // Its location keeps its own clock.
    const night = toMoment('Europe/Madrid', addDays(today, 2), 4 * 60)
    const [date = '', clock = ''] = toLocal(night, timezone).split('T')
    await dialog.getByLabel('Date').fill(date)
    await dialog.getByLabel('Start').fill(clock)
    await dialog.getByText(/Outside the opening hours|is not open on this day/).waitFor()
    await dialog.getByRole('button', { name: 'Other' }).click()
    await dialog.getByLabel('Length in minutes').fill('3')
    await book(page).click()
    await dialog.getByText('From 5 to 1440 minutes.').waitFor()
    expect(await checkLooks(page)).toEqual([])
    await page.setViewportSize(PHONE)
    await dialog.getByLabel('Length in minutes').fill('45')
    await book(page).click()
    await page.locator('.toasts').getByText(`${name} is booked, ${clock}`).waitFor()
    const booked = { courtId: seat.courtId, provider: 'portal', from: night, to: night }
    expect(await readBookings(world, booked)).toHaveLength(1)
  })

  test('is not a coach’s, for whom no time is free and no key books', async () => {
    const { page } = await openToday('coach')
    expect(await page.locator('.free').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Book a court' }).count()).toBe(0)
    await page.keyboard.press('n')
    await page.locator('.blk').first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    expect(await page.getByRole('button', { name: /Move|Cancel booking/ }).count()).toBe(0)
  })

  describe('that was booked', () => {
    test('moves to another court with its match, and back by undo', async () => {
      const [{ seat, name }, { name: there }] = [courtAt(6), courtAt(7)]
      const { page } = await openLater('frontdesk')
      await clickFree(page, name, 18.2)
      await book(page).click()
      await blockOf(page, name, '18:00').click()
      await page.getByRole('button', { name: 'Move…' }).click()
      const dialog = page.getByRole('dialog', { name: `Move the booking on ${name}` })
      await dialog.getByLabel('Court').selectOption({ label: there })
      await dialog.getByLabel('Start').fill('20:30')
      await dialog.getByRole('button', { name: 'Move', ...SINGLE }).click()
      await page
        .locator('.toasts')
        .getByText(keepTogether(`The booking is now on ${there}, 20:30–22:00`))
        .waitFor()
      await blockOf(page, there, '20:30').waitFor()
      const toast = page.locator('.toast', { hasText: 'The booking is now on' })
      await toast.getByRole('button', { name: 'Undo' }).click()
      await blockOf(page, name, '18:00').waitFor()
      const [back] = await bookedFrom(seat, 17)
      expect(back?.scheduledStart).toBe(at(18).toISOString())
    })

    test('and was moved by another desk meanwhile is not moved unseen', async () => {
      const { name } = courtAt(6)
      const openMove = async (page: Page) => {
        await blockOf(page, name, '18:00').click()
        await page.getByRole('button', { name: 'Move…' }).click()
        return page.getByRole('dialog', { name: `Move the booking on ${name}` })
      }
      const [{ page }, { page: other }] = [await openLater('frontdesk'), await openLater('owner')]
      const [mine, theirs] = [await openMove(page), await openMove(other)]
      await theirs.getByLabel('Start').fill('18:30')
      await theirs.getByRole('button', { name: 'Move', ...SINGLE }).click()
      await blockOf(other, name, '18:30').waitFor()
      await mine.getByLabel('Start').fill('19:00')
      await mine.getByRole('button', { name: 'Move', ...SINGLE }).click()
      await mine.getByText(/changed meanwhile[\s\S]*18:30/).waitFor()
      await mine.getByRole('button', { name: 'Move', ...SINGLE }).click()
      await blockOf(page, name, '19:00').waitFor()
    })

    test('and is cancelled by another desk meanwhile closes its dialog with words, which opens for no other match', async () => {
      const { seat, name } = courtAt(8)
      const { page, faults } = await openLater('frontdesk')
      await clickFree(page, name, 18.2)
      await book(page).click()
      await blockOf(page, name, '18:00').click()
      await page.getByRole('button', { name: 'Move…' }).click()
      await page.getByRole('dialog', { name: `Move the booking on ${name}` }).waitFor()
      const [{ id: bookingId = '' } = {}] = await bookedFrom(seat, 17)
      await cancelBooking(world, bookingId)
      await page.locator('.toasts').getByText('The booking was cancelled meanwhile').waitFor()
      expect(await page.getByRole('dialog').count()).toBe(1)
      expect(await page.getByRole('button', { name: 'Move…' }).count()).toBe(0)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await clickFree(page, name, 20.2)
      await book(page).click()
      await blockOf(page, name, '20:00').click()
      await page.getByRole('button', { name: 'Move…' }).waitFor()
      expect(await page.getByRole('dialog').count()).toBe(1)
      expect(faults).toEqual([])
    })

    test('is cancelled behind a question that names it', async () => {
      const { seat, name } = courtAt(6)
      const { page, faults } = await openLater('owner')
      await blockOf(page, name, '19:00').click()
      await page.getByRole('button', { name: 'Cancel booking…' }).click()
      const question = page.getByRole('dialog', {
        name: new RegExp(`^Cancel the booking on ${name}, 19:00–\u206020:30\\?$`),
      })
      await question.getByText('That cannot be taken back').waitFor()
      await question.getByRole('button', { name: 'Cancel booking', ...SINGLE }).click()
      await page
        .locator('.toasts')
        .getByText(/^The booking is cancelled: /)
        .waitFor()
      await until(async () => (await bookedFrom(seat, 17))[0]?.status === 'CANCELLED')
      expect(await page.getByRole('button', { name: 'Move…' }).count()).toBe(0)
      expect(faults).toEqual([])
    })

    test('by a partner says whose it is, and is neither moved nor cancelled here', async () => {
      const { name } = courtAt(2)
      const { page } = await openLater('owner')
      await blockOf(page, name, '18:00').click()
      await page.getByText(/^From .+\. It is moved and cancelled there\.$/).waitFor()
      expect(await page.getByRole('button', { name: /Move…|Cancel booking…/ }).count()).toBe(0)
    })
  })
})
