import { makeClient } from '../sides/client.ts'
import { OURS, PACKAGES, type Side, type SideKind } from '../sides/side.ts'
import { aSnapshot } from './snapshot.ts'
import { type BenchRequest, pick, reading, type Work } from './work.ts'

const WRITERS: readonly SideKind[] = [...OURS, 'hand-written']
const READERS: readonly SideKind[] = [...WRITERS, ...PACKAGES]

export function readBookings(): Work[] {
  return [listBookings(), listBookingsApart(), getBooking()]
}

/** Writes to one source, and round robin to several sources. */
export function writeBookings(): Work[] {
  return [
    updateBookings({ key: 'put-next', sources: 1, loads: [1, 20, 100] }),
    createBookings({ key: 'put-new', sources: 1, loads: [1, 20, 100] }),
    updateBookings({ key: 'put-next-8', sources: 8, loads: [20, 100] }),
    createBookings({ key: 'put-new-8', sources: 8, loads: [20, 100] }),
  ]
}

function listBookings(): Work {
  const paths = { rest: '/bookings?limit=50', sofa: '/v1/bookings?first=50' }
  return reading({ key: 'list', title: 'GET /bookings?limit=50' }, READERS, () => paths)
}

/** Lists where each connection has another page, so that requests are not coalesced. */
function listBookingsApart(): Work {
  const cursorsOf = new Map<Side, string[]>()
  return {
    key: 'list-apart',
    title: 'GET /bookings?limit=50&cursor=…, each another page',
    loads: [20],
    sides: WRITERS,
    async prepare(side) {
      if (!cursorsOf.has(side)) cursorsOf.set(side, await readCursors(side, 20))
    },
    requestsOf(side, connection) {
      const cursor = pick(cursorsOf.get(side) ?? [], connection)
      return () => ({ method: 'GET', path: `/v1/club/bookings?limit=50&cursor=${cursor}` })
    },
  }
}

/** Cursors after each of the first bookings. */
async function readCursors({ baseUrl, token }: Side, count: number): Promise<string[]> {
  const client = makeClient(baseUrl, token)
  const cursors: string[] = []
  for (let path = '/v1/club/bookings?limit=1'; cursors.length < count; ) {
    const { body } = await client.ask('GET', path)
    cursors.push(body.next_cursor)
    path = `/v1/club/bookings?limit=1&cursor=${body.next_cursor}`
  }
  return cursors
}

function getBooking(): Work {
  return reading({ key: 'one', title: 'GET /bookings/{id}' }, READERS, ({ subject }, index) => {
    const id = pick(subject.bookingIds, index)
    return { rest: `/bookings/${id}`, sofa: `/v1/booking/${id}` }
  })
}

interface Writing {
  key: string
  sources: number
  loads: readonly number[]
}

/** Each request has a new external id. */
function createBookings({ key, sources, loads }: Writing): Work {
  let made = 0
  return {
    key,
    title: `PUT booking, new${sourcesLabel(sources)}`,
    loads,
    sides: WRITERS,
    requestsOf: (side, connection) => () => {
      made += 1
      return putBooking(side, connection % sources, {
        externalId: `${key}-${made}`,
        version: 1,
        slot: made,
      })
    },
  }
}

const OWN_BOOKINGS = 10

/** Each connection updates its own bookings, so that versions always increase. */
function updateBookings({ key, sources, loads }: Writing): Work {
  let version = 0
  return {
    key,
    title: `PUT booking, next version${sourcesLabel(sources)}`,
    loads,
    sides: WRITERS,
    requestsOf: (side, connection) => () => {
      version += 1
      const externalId = `${key}-${connection}-${version % OWN_BOOKINGS}`
      return putBooking(side, connection % sources, { externalId, version, slot: version })
    },
  }
}

function sourcesLabel(sources: number): string {
  return sources === 1 ? '' : `, ${sources} sources`
}

interface Put {
  externalId: string
  version: number
  slot: number
}

function putBooking({ subject }: Side, source: number, put: Put): BenchRequest {
  const sourceId = pick(subject.sourceIds, source)
  return {
    method: 'PUT',
    path: `/v1/club/booking-sources/${sourceId}/bookings/${put.externalId}`,
    body: JSON.stringify(aSnapshot(put.version, put.slot)),
  }
}
