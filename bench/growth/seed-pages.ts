import type { Client } from '../sides/client.ts'

/** Rows in one page, of the seed and of its copies alike. */
const PAGE = 50

/** Deep in even the fewest copies, where that of a page's first row stands: 10,100 minutes after the first. */
const AMONG_COPIES = '2030-01-08T00:20:00Z'

/** The pages in the middle of the seed, by the ids of their rows, in their order. */
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

/** Where a read begins. */
export interface ReadPositions {
  bookingId: string
  sessionId: string
  courtId: string
  start: string
  /** One after the other; behind each stands a full page. */
  eventIds: readonly string[]
}

/**
 * The middle of the seed, or of the copies that came after it. Either way, the same rows are read
 * from there on but for their ids and times, so that only the size of the table differs.
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
  const bookings = await ask(client, '/bookings?limit=100')
  const events = await ask(client, '/events?limit=100')
  const start = bookings.at(-1).scheduled_start
  const [booking] = await ask(client, `/bookings?limit=1&from=${start}`)
  return { bookingId: booking.id, start, eventId: events.at(-1).id }
}

async function ask(client: Client, path: string) {
  return (await client.ask('GET', `/v1/club${path}`)).body.data
}
