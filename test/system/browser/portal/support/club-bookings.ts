import type { Locator, Page } from 'playwright-core'
import type { World } from '../../../../../sandbox/simulator/world.ts'

/** The line of a court on Today. */
export function rowOf(page: Page, court: string): Locator {
  return page.locator('.tl-row', { has: page.getByText(court, { exact: true }) })
}

/** A click on the free time of a court, at an hour of the day. */
export async function clickFree(page: Page, court: string, hour: number): Promise<void> {
  const free = rowOf(page, court).locator('.free')
  await free.waitFor()
  const style = (await free.getAttribute('style')) ?? ''
  const [from, to] = [/--a: ([\d.]+)/, /--b: ([\d.]+)/].map((hour) => Number(hour.exec(style)?.[1]))
  const box = await free.boundingBox()
  if (box === null || from === undefined || to === undefined) throw new Error('No time is free.')
  const x = ((hour - from) / (to - from)) * box.width
  await free.click({ position: { x, y: box.height / 2 } })
}

/** Counts presses of the pointer on a page from now on. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`{
    window.presses = 0
    addEventListener('pointerdown', () => { window.presses += 1 }, true)
  }`)
  return () => page.evaluate<number>('window.presses')
}

export interface ClubBooking {
  id: string
  provider: string
  status: string
  scheduledStart: string
  scheduledEnd: string
  matchSession: { id: string; playerCount: number; players: { displayName: string }[] } | null
}

/** Bookings of a court that begin in a period, by the graph. */
export async function readBookings(
  { client, clubId, staffToken }: World,
  filter: { courtId: string; provider: string; from: Date; to: Date },
): Promise<ClubBooking[]> {
  const { bookings } = await client.graph<{ bookings: { nodes: ClubBooking[] } }>(
    staffToken,
    `query ($id: ID!, $filter: BookingFilter) { club(id: $id) { bookings(first: 200, filter: $filter) { nodes {
      id provider status scheduledStart scheduledEnd
      matchSession { id playerCount players { displayName } } } } } }`,
    { id: clubId, filter },
  )
  return bookings.nodes
}

/** What another desk does meanwhile. */
export async function cancelBooking({ client, staffToken }: World, bookingId: string) {
  const input = { bookingId }
  await client.graph(staffToken, CANCEL_BOOKING, { input })
}

const CANCEL_BOOKING =
  'mutation ($input: CancelClubBookingInput!) { cancelClubBooking(input: $input) { booking { id } } }'
