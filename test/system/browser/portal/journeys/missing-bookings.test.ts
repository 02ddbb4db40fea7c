import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { createClubClient, unwrap } from '../../../../../clients/typescript/src/index.ts'
import { type BookingDesk, openBookingDesk } from '../../../../../sandbox/simulator/booking-desk.ts'
import { MINUTE, type Seat, type World } from '../../../../../sandbox/simulator/world.ts'
import { until } from '../../../../support/time/until.ts'
import { type DataDir, type Instance, startInstance } from '../../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../../support/processes/used-data-dir.ts'
import { describeInBrowser, startBrowser } from '../../../support/tools/browser/browser.ts'
import { makeWorld, moveToNoon } from '../support/court-day.ts'
import { checkLooks, openPortal, type PortalPage } from '../support/portal-page.ts'

const TODAY = '/portal/el-naranjal/today'
const PHONE = { viewport: { width: 390, height: 844 } }

let dir: DataDir
let instance: Instance
let world: World
let desk: BookingDesk
let seat: Seat
let sourceId: string

beforeAll(async () => {
  dir = await makeUsedDataDir()
  instance = await startInstance({ dataDir: dir.path })
  world = await makeWorld(instance)
  await moveToNoon(world)
  desk = await openBookingDesk(world)
  const [first] = world.seats
  if (first === undefined) throw new Error('No court is free.')
  seat = first
  for await (const source of world.client.partner.items('/booking-sources'))
    if (source.source_key === 'simulator') sourceId = source.id
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir?.remove()
})

const start = Math.floor(Date.now() / MINUTE) * MINUTE + 24 * 60 * MINUTE
const PERIOD = { start: new Date(start), end: new Date(start + 60 * MINUTE) }

const aSnapshot = (externalCourtId: string) => ({
  ...{ source_version: 1, external_court_id: externalCourtId, status: 'CONFIRMED' as const },
  ...{ scheduled_start: PERIOD.start.toISOString(), scheduled_end: PERIOD.end.toISOString() },
})

/** As the booking system sends a booking on a court that it has not mapped. */
async function putUnmapped(externalBookingId: string): Promise<number> {
  const { response } = await world.client.partner.PUT(
    '/booking-sources/{sourceId}/bookings/{externalBookingId}',
    {
      params: { path: { sourceId, externalBookingId } },
      body: aSnapshot('Hall 9'),
    },
  )
  return response.status
}

async function importUnmapped(externalBookingId: string): Promise<void> {
  const accepted = await world.client.partner.POST('/booking-sources/{sourceId}/imports', {
    params: { path: { sourceId } },
    body: {
      bookings: [{ external_booking_id: externalBookingId, booking: aSnapshot('Hall 10') }],
    },
  })
  const params = { path: { id: unwrap(accepted).data.id } }
  await until(
    async () =>
      unwrap(await world.client.partner.GET('/booking-imports/{id}', { params })).data.failed === 1,
  )
}

/** The same booking system at the second club. */
async function openOtherDesk(): Promise<{ desk: BookingDesk; seat: Seat }> {
  const { clubs, installations } = instance.sandbox
  const [court] = clubs.other.courts
  const there = {
    number: 1,
    courtId: court?.id ?? '',
    externalCourtId: 'Hall 1',
    deviceToken: null,
  }
  const partner = createClubClient({
    baseUrl: instance.baseUrl,
    token: installations['other']?.access_token ?? '',
  })
  const client = { ...world.client, partner }
  return { desk: await openBookingDesk({ ...world, client, seats: [there] }), seat: there }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'My booking is missing' })
const numberOf = (page: Page) => dialogOf(page).getByLabel('Number of the booking')
const again = (page: Page) => dialogOf(page).getByRole('button', { name: 'Look again' })

/** Looks again until the refusal, which nothing announces, is there. */
async function showsRefusal(page: Page, why: string): Promise<void> {
  await until(async () => {
    if ((await dialogOf(page).getByText(why).count()) > 0) return true
    await again(page).click()
    return false
  })
}

describeInBrowser('a booking that is missing', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  const open = async (as: PortalPage['as'], search = '', options = {}) => {
    const path = `${TODAY}${search}`
    const opened = await openPortal(browser, instance, { as, path }, options)
    await opened.page.locator('.blk').first().waitFor({ state: 'attached' })
    return opened
  }

  test('was refused because its court is not mapped, by PUT, which leads to Integrations', async () => {
    expect(await putUnmapped('MX-404')).toBe(409)
    const { page, faults } = await open('frontdesk')
    await page.getByRole('button', { name: 'My booking is missing' }).click()
    await numberOf(page).fill(' mx-404 ')
    await showsRefusal(page, 'Its court “Hall 9” belongs to no court of the club.')
    const text = await dialogOf(page).innerText()
    expect(text).toContain('It was refused')
    expect(text).toMatch(/Simulator · sent by itself · .+ · MX-404 · UNMAPPED_COURT/)
    await dialogOf(page).getByRole('link', { name: 'Open Integrations' }).click()
    await page.getByRole('heading', { name: 'Booking sources' }).waitFor()
    await page.getByText('Simulator').first().waitFor()
    expect(faults).toEqual([])
  })

  test('was refused by an import, and is found from a search that finds nothing', async () => {
    await importUnmapped('MX-405')
    const { page } = await open('owner')
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: /court$/ }).fill('MX-405')
    await page.getByText('Nothing is found by “MX-405”.').waitFor()
    await page.getByRole('button', { name: 'My booking is missing' }).last().click()
    expect(await numberOf(page).inputValue()).toBe('MX-405')
    await showsRefusal(page, 'Its court “Hall 10” belongs to no court of the club.')
    expect(await dialogOf(page).innerText()).toMatch(/in an import/)
  })

  test('never reached us, is asked for from Ctrl K, and is here once it is sent', async () => {
    const { page } = await open('frontdesk')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to or search' }).fill('MX-406')
    await page.getByRole('option', { name: 'Why is booking “MX-406” not here?' }).waitFor()
    await page.keyboard.press('Enter')
    await dialogOf(page).getByText('It never reached us').waitFor()
    const draft = { externalId: 'MX-406', seat, status: 'CONFIRMED' as const, participants: [] }
    const { booking, sessionId } = await desk.push({ ...draft, ...PERIOD })
    await dialogOf(page).getByText('It is here').waitFor()
    expect(await dialogOf(page).getByText('It never reached us').count()).toBe(0)
    await dialogOf(page).getByRole('link', { name: 'Show' }).click()
    await page.getByRole('dialog', { name: /^Match/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('match')).toBe(sessionId)

    await desk.push(booking, { status: 'CANCELLED' })
    await page.goto(`${instance.baseUrl}${TODAY}?missing=mx-406`)
    await dialogOf(page).getByText('It was cancelled').waitFor()
    expect(await dialogOf(page).getByText('It never reached us').count()).toBe(0)
  })

  test('is at another club of the reader', async () => {
    const number = 'FX-700'
    const draft = { externalId: number, status: 'CONFIRMED' as const, participants: [] }
    const there = await openOtherDesk()
    await there.desk.push({ ...draft, ...PERIOD, seat: there.seat })
    const { page } = await open('admin')
    await page.getByRole('button', { name: 'My booking is missing' }).click()
    await numberOf(page).fill(number)
    await dialogOf(page).getByText('At another club of yours: Fyrtornet Padel').waitFor()
    expect(await dialogOf(page).getByText('It never reached us').count()).toBe(0)

    // Who works at one club alone reads nothing of another one.
    const { page: one } = await open('frontdesk', `?missing=${number}`)
    await dialogOf(one).getByText('It never reached us').waitFor()
    expect(await one.content()).not.toContain('Fyrtornet')
  })

  test('is not looked for while the server is away, in words', async () => {
    const { page } = await open('frontdesk', '?missing=*')
    await dialogOf(page).waitFor()
    await page.context().setOffline(true)
    await numberOf(page).fill('MX-404')
    await dialogOf(page).getByText('The server cannot be reached').waitFor()
    expect(await dialogOf(page).getByText('It never reached us').count()).toBe(0)
    await page.context().setOffline(false)
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
    await dialogOf(page).getByText('It was refused').waitFor()
  })

  test('is explained on a phone, accessible in both themes', async () => {
    const { page, faults } = await open('owner', '?missing=MX-404', PHONE)
    await dialogOf(page).getByText('It was refused').waitFor()
    expect(await checkLooks(page)).toEqual([])
    await numberOf(page).fill('nothing like it')
    await dialogOf(page).getByText('It never reached us').waitFor()
    expect(await checkLooks(page)).toEqual([])
    expect(faults).toEqual([])
  })
})
