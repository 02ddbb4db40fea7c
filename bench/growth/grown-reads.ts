import { makeClient } from '../sides/client.ts'
import type { Side } from '../sides/side.ts'
import { pick, type Work } from '../workloads/work.ts'
import { AMONG_CHANGES, findReadPositions, type ReadPositions } from './seed-pages.ts'

/** Each request has a unique number and reads other rows than concurrent requests, so that none is coalesced. */
const READS: readonly {
  key: string
  title: string
  pathOf(middle: ReadPositions, nth: number): string
}[] = [
  {
    key: 'list',
    title: 'GET /bookings?limit=50&to=…',
    pathOf: (_middle, nth) => `/bookings?limit=50&to=${shiftMoment('2100-01-01T00:00:00Z', nth)}`,
  },
  {
    key: 'list-from',
    title: 'GET /bookings?limit=50&from=…',
    pathOf: ({ start }, nth) => `/bookings?limit=50&from=${shiftMoment(start, nth)}`,
  },
  {
    key: 'list-court',
    title: 'GET /bookings?limit=20&court_id=…&to=…',
    pathOf: ({ courtId }, nth) =>
      `/bookings?limit=20&court_id=${courtId}&to=${shiftMoment('2100-01-01T00:00:00Z', nth)}`,
  },
  {
    key: 'list-changed',
    title: 'GET /bookings?limit=50&updated_since=…',
    pathOf: (_middle, nth) => `/bookings?limit=50&updated_since=${shiftMoment(AMONG_CHANGES, nth)}`,
  },
  { key: 'one', title: 'GET /bookings/{id}', pathOf: ({ bookingId }) => `/bookings/${bookingId}` },
  {
    key: 'sessions',
    title: 'GET /match-sessions?limit=50&from=…',
    pathOf: ({ start }, nth) => `/match-sessions?limit=50&from=${shiftMoment(start, nth)}`,
  },
  {
    key: 'sessions-changed',
    title: 'GET /match-sessions?limit=50&updated_since=…',
    pathOf: (_middle, nth) =>
      `/match-sessions?limit=50&updated_since=${shiftMoment(AMONG_CHANGES, nth)}`,
  },
  {
    key: 'availability',
    title: 'GET /courts/availability, 14 d',
    // Copies begin later than a range may end: what grows is what the range passes over.
    pathOf: (_middle, nth) => {
      const from = Date.now() + DAY_MS - (nth % 1000)
      const [start, end] = [from, from + 14 * DAY_MS].map((at) => new Date(at).toISOString())
      return `/courts/availability?from=${start}&to=${end}`
    },
  },
  {
    key: 'session',
    title: 'GET /match-sessions/{id}',
    pathOf: ({ sessionId }) => `/match-sessions/${sessionId}`,
  },
  {
    key: 'events',
    title: 'GET /events?after=…&limit=50',
    pathOf: ({ eventIds }, nth) => `/events?after=${pick(eventIds, nth)}&limit=50`,
  },
]

const DAY_MS = 24 * 60 * 60 * 1000

/** A slightly earlier moment, with no row in between. */
function shiftMoment(moment: string, nth: number): string {
  return new Date(Date.parse(moment) - (nth % 1000)).toISOString()
}

/** Reads full pages in the middle of tables of any size. */
export function readGrown(): Work[] {
  const middleOf = new Map<Side, ReadPositions>()
  let asked = 0
  return READS.map(({ key, title, pathOf }) => ({
    key,
    title,
    loads: [20],
    sides: ['grown'],
    async prepare(side) {
      const client = makeClient(side.baseUrl, side.token)
      if (!middleOf.has(side)) middleOf.set(side, await findReadPositions(client))
    },
    requestsOf(side) {
      const middle = middleOf.get(side)
      if (middle === undefined)
        throw new Error('The read positions are unknown; prepare the side first.')
      return () => {
        asked += 1
        return { method: 'GET', path: `/v1/club${pathOf(middle, asked)}` }
      }
    },
  }))
}
