import type { Client } from '../sides/client.ts'

/** Rows per page. */
const PAGE = 50

/** A moment within the smallest number of copies, at a copy of a page's first row: 10,100 minutes after the first copy. */
const AMONG_COPIES = '2030-01-08T00:20:00Z'

/** As late among the changes of copies; all rows of a seed have changed since. */
export const AMONG_CHANGES = '2025-01-01T02:48:20Z'

/** Row ids of the pages in the middle of the seed, in order. */
export interface SeedPages {
  bookings: readonly string[]
  sessions: readonly string[]
  events: readonly string[]
}

export async function readSeedPages(client: Client): Promise<SeedPages> {
  const { start, eventId } = await findMiddleOfSeed(client)
  const idsOf = async (path: string) => {
    const page: { id: string }[] = await ask(client, `${path}&limit=${PAGE}`)
    if (page.length < PAGE) throw new Error(`The sandbox has too few rows at ${path}.`)
    return page.map(({ id }) => id)
  }
  return {
    bookings: await idsOf(`/bookings?from=${start}`),
    sessions: await idsOf(`/match-sessions?from=${start}`),
    events: await idsOf(`/events?after=${eventId}`),
  }
}

/** Start positions of reads. */
export interface ReadPositions {
  bookingId: string
  sessionId: string
  courtId: string
  start: string
  /** Consecutive events, each followed by a full page. */
  eventIds: readonly string[]
}

/**
 * Positions in the middle of the copies, or of the seed if there are no copies. Both lead to rows that differ only in
 * ids and times, so that the size of the table is the only variable.
 */
export async function findReadPositions(client: Client): Promise<ReadPositions> {
  const [copy] = await ask(client, `/bookings?limit=1&from=${AMONG_COPIES}`)
  const [session] = await ask(client, '/match-sessions?limit=1&status=COMPLETED')
  const [court] = await ask(client, '/courts?limit=1')
  const { eventId, ...middle } = copy
    ? // The event of a copied booking has its id.
      { bookingId: copy.id, start: copy.scheduled_start, eventId: copy.id }
    : await findMiddleOfSeed(client)
  const events: { id: string }[] = await ask(client, `/events?after=${eventId}&limit=40`)
  const eventIds = events.map(({ id }) => id)
  return { ...middle, eventIds, sessionId: session.id, courtId: court.id }
}

async function findMiddleOfSeed(client: Client) {
  // Earlier bookings of the seed have no sessions.
  const [session] = await ask(client, '/match-sessions?limit=1')
  const events = await ask(client, '/events?limit=100')
  const start = session.scheduled_start
  const [booking] = await ask(client, `/bookings?limit=1&from=${start}`)
  return { bookingId: booking.id, start, eventId: events.at(-1).id }
}

async function ask(client: Client, path: string) {
  return (await client.ask('GET', `/v1/club${path}`)).body.data
}
