import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { toMoment } from '../../../../../platform/time/local-time.ts'
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
import { countPresses } from '../support/club-bookings.ts'
import { makeWorld, moveToNoon } from '../support/court-day.ts'
import { checkLooks, openPortal, type PortalPage } from '../support/portal-page.ts'

const CLUB = '/portal/el-naranjal'
const PHONE = { viewport: { width: 390, height: 844 } }
const LATER_DAY = '2027-05-04'

let dir: DataDir
let instance: Instance
let world: World
let desk: BookingDesk
let booking: DeskBooking
let sessionId: string

const aPlayer = (displayName: string, consentToShare: boolean) => ({
  ...{ externalId: `m-${displayName}`, displayName, team: 'UNASSIGNED' as const },
  ...{ consentToShare, consentReference: consentToShare ? `signed ${displayName}` : null },
})

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path })
  world = await makeWorld(instance)
  const timezone = await moveToNoon(world)
  desk = await openBookingDesk(world)
  const [seat] = world.seats
  if (seat === undefined) throw new Error('No court is free.')
  const start = Math.floor(Date.now() / MINUTE) * MINUTE + 120 * MINUTE
  const draft = { seat, status: 'CONFIRMED' as const, externalId: 'ZQ-200' }
  const participants = [
    aPlayer('Inma Zuriñe', true),
    aPlayer('Pau Zubiri', true),
    aPlayer('Rosa Zusecreta', false),
  ]
  const period = { start: new Date(start), end: new Date(start + 90 * MINUTE) }
  const pushed = await desk.push({ ...draft, ...period, participants })
  booking = pushed.booking
  sessionId = pushed.sessionId ?? ''
  await desk.push({
    ...{ ...draft, externalId: 'ZQ-201', participants: participants.slice(0, 1) },
    ...{
      start: toMoment(timezone, LATER_DAY, 18 * 60),
      end: toMoment(timezone, LATER_DAY, 19 * 60),
    },
  })
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

const field = (page: Page) => page.getByRole('combobox', { name: /court$/ })
const goTo = (page: Page) => page.getByRole('combobox', { name: 'Go to or search' })
const option = (page: Page, name: RegExp) => page.getByRole('option', { name })

describeInBrowser('a search of the desk', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  const open = async (as: PortalPage['as'], path = 'today', options = {}) => {
    const opened = await openPortal(browser, instance, { as, path: `${CLUB}/${path}` }, options)
    await opened.page.locator('main h1').waitFor()
    return opened
  }

  async function search(page: Page, text: string): Promise<void> {
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await field(page).fill(text)
  }

  async function seesMatch(page: Page): Promise<void> {
    await page.getByRole('dialog', { name: /^Match/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('match')).toBe(sessionId)
  }

  test('finds a booking by its number with two presses', async () => {
    const { page, faults } = await open('frontdesk')
    const presses = await countPresses(page)
    await search(page, 'zq-200')
    await option(page, /ZQ-200/).click()
    await seesMatch(page)
    expect(await presses()).toBe(2)
    expect(await page.getByRole('dialog').innerText()).toContain('ZQ-200')
    expect(faults).toEqual([])
  })

  test('finds players by keys alone, on each of their days, the newest first', async () => {
    const { page } = await open('owner', `today?day=${LATER_DAY}`)
    await page.keyboard.press('/')
    await field(page).waitFor()
    await page.keyboard.type('zurine inma')
    await option(page, /Inma Zuriñe · ZQ-201/).waitFor()
    const days = page.getByRole('listbox').getByRole('group')
    expect(await days.count()).toBe(2)
    expect(await days.first().innerText()).toMatch(/Tuesday 4 May/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await seesMatch(page)
    expect(new URL(page.url()).searchParams.get('day')).toBeNull()
    await page.keyboard.press('Escape')

    // In a field it is a letter; the list of keys has it.
    await page.keyboard.press('/')
    await page.keyboard.type('/')
    expect(await field(page).inputValue()).toBe('/')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByText('Find a booking, a player or a court').waitFor()
    await page.keyboard.press('/')
    expect(await field(page).count()).toBe(0)
  })

  test('finds a court, and leads to its line', async () => {
    const { page } = await open('coach')
    await page.locator('.blk').first().waitFor({ state: 'attached' })
    await page.keyboard.press('/')
    await field(page).fill('pista 2')
    await option(page, /^Pista 2$/).click()
    await until(() =>
      page.evaluate<boolean>(
        `document.activeElement?.closest('[data-court]')?.textContent.includes('Pista 2') === true`,
      ),
    )
  })

  test('opens what a number finds, also where Enter comes before the answer', async () => {
    const { page } = await open('frontdesk')
    await page.keyboard.press('/')
    await field(page).fill('ZQ-200')
    await page.keyboard.press('Enter')
    await seesMatch(page)
  })

  test('shows the answer of the text that was typed last, however late others come', async () => {
    const { page } = await open('frontdesk')
    let isLate = false
    await page.route('**/portal/api/operations*', async (route) => {
      const isFirst = route.request().postData()?.includes('"text":"zubiri"') ?? false
      if (!isFirst) return route.continue()
      const response = await route.fetch()
      await until(async () => (await option(page, /ZQ-201/).count()) === 1)
      isLate = true
      return route.fulfill({ response }).catch(() => {})
    })
    const isAsked = page.waitForRequest(
      (request) => request.postData()?.includes('"text":"zubiri"') ?? false,
    )
    await search(page, 'zubiri')
    await isAsked
    await field(page).fill('zq-201')
    await option(page, /ZQ-201/).waitFor()
    await until(async () => isLate)
    expect(await option(page, /Zubiri/).count()).toBe(0)
  })

  test('from any page is Ctrl K, which opens the booking on Today', async () => {
    const { page } = await open('frontdesk', 'screens')
    await page.keyboard.press('Control+k')
    await goTo(page).fill('ZQ-200')
    await page.keyboard.press('Enter')
    await seesMatch(page)
  })

  test('of a coach finds players, and neither numbers nor what is missing', async () => {
    const { page, faults } = await open('coach', 'today?missing=*')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByText('My booking is missing').count()).toBe(0)
    await search(page, 'zurine')
    await option(page, /Inma Zuriñe/)
      .first()
      .waitFor()
    expect(await page.getByRole('listbox').innerText()).not.toContain('ZQ')
    await field(page).fill('ZQ-200')
    await page.getByText('Nothing is found by “ZQ-200”.').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await goTo(page).fill('ZQ-200')
    await page.getByText('Nothing of that name.').waitFor()
    expect(await page.getByRole('listbox').getByRole('option').count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('is none of a coordinator', async () => {
    const { page } = await open('coordinator', 'helpers')
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.postData() ?? ''))
    await page.keyboard.press('Control+k')
    await goTo(page).fill('zurine')
    await page.getByText('Nothing of that name.').waitFor()
    expect(await page.getByRole('listbox').getByRole('option').count()).toBe(0)
    expect(asked.filter((body) => body.includes('PortalSearch'))).toEqual([])
    await page.goto(`${instance.baseUrl}${CLUB}/today`)
    await page.getByText('Not for your role').waitFor()
  })

  test('forgets a name whose consent is withdrawn while it is open', async () => {
    const opened = [await open('frontdesk'), await open('coach')]
    for (const { page } of opened) {
      await search(page, 'zubiri')
      await option(page, /Pau Zubiri/).waitFor()
    }
    const withdrawn = booking.participants.map((one) =>
      one.displayName === 'Pau Zubiri'
        ? { ...one, consentToShare: false, consentReference: null }
        : one,
    )
    await desk.push(booking, { participants: withdrawn })
    for (const { page } of opened) {
      await page.getByText('Nothing is found by “zubiri”.').waitFor()
      expect(await page.content()).not.toContain('Pau Zubiri')
    }
  })

  test('says so while the server is away, and finds it once it is back', async () => {
    const { page } = await open('frontdesk')
    await search(page, 'zq')
    await option(page, /ZQ-200/).waitFor()
    await page.context().setOffline(true)
    await field(page).fill('zq-200')
    await page.getByRole('dialog').getByText('The server cannot be reached').waitFor()
    // Nothing is open to it, now or once the answer is there.
    await field(page).press('Enter')
    await page.context().setOffline(false)
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
    await option(page, /ZQ-200/).click()
    await seesMatch(page)
  })

  test('is accessible on a phone, in both themes', async () => {
    const { page, faults } = await open('frontdesk', 'today', PHONE)
    await search(page, 'zq')
    await option(page, /ZQ-200/).waitFor()
    expect(await checkLooks(page)).toEqual([])
    expect(faults).toEqual([])
  })
})
