import type { Variables } from '../../../platform/executor.ts'
import type { AskPortal } from '../portal/portal-client.ts'
import { SEARCHED } from './desk-words.ts'
import type { DeskRows } from './fill-desk.ts'

/** What the desk or its partner asks; each request differs from the one before. */
export interface DeskRead {
  name: string
  ask(nth: number): Promise<unknown>
}

/** Sends a document to the graph as a member of staff. */
export type AskGraph = (document: string, variables: Variables) => Promise<unknown>

export interface DeskReadParts {
  clubId: string
  owner: AskPortal
  graph: AskGraph
  rows: DeskRows
}

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

export function listDeskReads({ clubId, owner, graph, rows }: DeskReadParts): DeskRead[] {
  const now = Date.now()
  /** Moments a little apart, among the bookings that are ahead. */
  const at = (days: number, nth: number) => new Date(now + days * DAY_MS + nth * 1000).toISOString()
  const list = (name: string, of: string, filterOf: (nth: number) => object): DeskRead => ({
    name: `${name}, ${of}`,
    ask: (nth) => graph(LISTS[name] ?? '', { id: clubId, filter: filterOf(nth) }),
  })
  const { bookingSourceId, locationId, courtIds } = rows
  const courtId = courtIds[0]
  const number = (nth: number) => `R-${String(1 + nth * 97).padStart(7, '0')}`
  return [
    ...SEARCHED.map(({ of, textOf }) => ({
      name: `search, ${of}`,
      ask: (nth: number) => owner('PortalSearch', { clubId, text: textOf(nth) }),
    })),
    {
      name: 'my booking is missing: search, cancelled bookings, refusals',
      ask: (nth) => {
        const typed = number(nth)
        const refused = { typed, upper: typed, lower: typed.toLowerCase() }
        return owner('PortalMissingBooking', {
          ...{ ...refused, clubId, text: typed, from: at(-7, 0) },
        })
      },
    },
    {
      name: 'counts of what needs attention',
      ask: (nth) => owner('PortalDeskNeeds', { clubId, from: at(-1, nth), to: at(0.2, nth) }),
    },
    list('refused bookings', 'newest 50', () => ({})),
    list('refused bookings', 'of a source with 5,000', () => ({ bookingSourceId })),
    list('refused bookings', 'by number', (nth) => ({ externalBookingId: number(nth) })),
    list('availability', '19 courts, 14 d', (nth) => ({ from: at(1, nth), to: at(15, nth) })),
    list('availability', '19 courts, 7 d, openings of 90 minutes', (nth) => ({
      ...{ from: at(1, nth), to: at(8, nth), duration: 90 },
    })),
    list('bookings', "the club's own", (nth) => ({ provider: 'portal', from: at(1, nth) })),
    list('bookings', 'of a location', (nth) => ({ locationId, from: at(1, nth) })),
    list('bookings', 'of a location and status', (nth) => ({
      ...{ locationId, status: 'CONFIRMED', from: at(1, nth) },
    })),
    list('bookings', "a court's own", (nth) => ({
      ...{ courtId, provider: 'portal', status: 'CONFIRMED', from: at(1, nth) },
    })),
    list('bookings', 'completed', (nth) => ({ status: 'COMPLETED', from: at(1, nth) })),
    list('bookings', 'confirmed of a court', (nth) => ({
      ...{ courtId, status: 'CONFIRMED', from: at(1, nth) },
    })),
  ]
}

const LISTS: Readonly<Record<string, string>> = {
  'refused bookings': `query ($id: ID!, $filter: RefusedBookingFilter) {
    club(id: $id) { id refusedBookings(first: 50, filter: $filter) { nodes {
      id externalBookingId code details { name value } way occurredAt bookingSource { id name } } } } }`,
  availability: `query ($id: ID!, $filter: CourtAvailabilityFilter!) {
    club(id: $id) { id courtAvailability(first: 19, filter: $filter) { nodes {
      courtId hours free { start end } } } } }`,
  bookings: `query ($id: ID!, $filter: BookingFilter) {
    club(id: $id) { id bookings(first: 50, filter: $filter) { nodes {
      id externalBookingId provider status scheduledStart scheduledEnd court { id name } } } } }`,
}
