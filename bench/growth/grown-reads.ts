import { makeClient } from '../sides/client.ts'
import type { Side } from '../sides/side.ts'
import type { Work } from '../workloads/work.ts'
import { findMiddle, type Middle } from './seed-pages.ts'

const READS: readonly { key: string; title: string; pathOf(middle: Middle): string }[] = [
  { key: 'list', title: 'GET /bookings?limit=50', pathOf: () => '/bookings?limit=50' },
  {
    key: 'list-from',
    title: 'GET /bookings?limit=50&from=…',
    pathOf: ({ start }) => `/bookings?limit=50&from=${start}`,
  },
  {
    key: 'list-court',
    title: 'GET /bookings?limit=20&court_id=…',
    pathOf: ({ courtId }) => `/bookings?limit=20&court_id=${courtId}`,
  },
  { key: 'one', title: 'GET /bookings/{id}', pathOf: ({ bookingId }) => `/bookings/${bookingId}` },
  {
    key: 'sessions',
    title: 'GET /match-sessions?limit=50&from=…',
    pathOf: ({ start }) => `/match-sessions?limit=50&from=${start}`,
  },
  {
    key: 'session',
    title: 'GET /match-sessions/{id}',
    pathOf: ({ sessionId }) => `/match-sessions/${sessionId}`,
  },
  {
    key: 'events',
    title: 'GET /events?after=…&limit=50',
    pathOf: ({ eventId }) => `/events?after=${eventId}&limit=50`,
  },
]

/** Reads in the middle of tables of any size, of pages that are full at each of them. */
export function readGrown(): Work[] {
  const middleOf = new Map<Side, Middle>()
  return READS.map(({ key, title, pathOf }) => ({
    key,
    title,
    loads: [20],
    sides: ['grown'],
    async prepare(side) {
      const client = makeClient(side.baseUrl, side.token)
      if (!middleOf.has(side)) middleOf.set(side, await findMiddle(client))
    },
    requestsOf(side) {
      const middle = middleOf.get(side)
      if (middle === undefined) throw new Error('Nobody has looked where the middle is.')
      const path = `/v1/club${pathOf(middle)}`
      return () => ({ method: 'GET', path })
    },
  }))
}
