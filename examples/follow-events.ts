// How a partner's server follows a club's events and misses none, whatever restarts or breaks. Start
// a sandbox with `npm start`, then run `npx node examples/follow-events.ts` beside it. Stop it, make
// bookings, start it again: it goes on where it was. Its arguments are the paths of sandbox.json and
// of the file in which it keeps its place.

import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** An event record; the example needs no more of it. */
export interface Event {
  id: string
  type: string
  publication_sequence: string
  data_url: string
}

export interface Following {
  /** `{base_url}/v1/club` of the API. */
  api: string
  accessToken: string
  /** Keeps the id of the last processed event over restarts. */
  placeFile: string
  /** Should not mind an event that it has seen before: a crash comes before or after its place is kept. */
  process(event: Event): void
}

/** What the API answers, as far as the example needs it; a real client would check it. */
interface Refused {
  error?: { code: string }
}

interface EventPage extends Refused {
  data: Event[]
  has_more: boolean
}

interface Ticket extends Refused {
  data: { websocket_url: string; ticket: string }
}

const WAIT_MS = { first: 250, longest: 30_000 }

/** Follows for ever. */
export async function followEvents(following: Following): Promise<void> {
  const consumer = makeConsumer(following)
  for (let waitMs = WAIT_MS.first; ; waitMs = Math.min(waitMs * 2, WAIT_MS.longest)) {
    try {
      await replay(following, consumer)
      await followSocket(following, consumer)
      waitMs = WAIT_MS.first
    } catch (error) {
      console.error(`Trying again in ${waitMs} ms: ${error}`)
    }
    await pause(waitMs)
  }
}

interface Consumer {
  /** Id of the last processed event. */
  place(): string | null
  take(event: Event): void
  /** The place is too old: what was missed has to be read from the resources. */
  startAnew(): void
}

/** Delivery is at least once: the ids of recent events are remembered, and repetitions left out. */
function makeConsumer({ placeFile, process }: Following): Consumer {
  const seen = new Set<string>()
  let place = existsSync(placeFile) ? readFileSync(placeFile, 'utf8') || null : null

  return {
    place: () => place,
    take(event) {
      if (seen.has(event.id)) return
      process(event)
      place = event.id
      keep(placeFile, place)
      seen.add(event.id)
      const [oldest = ''] = seen
      if (seen.size > 1_000) seen.delete(oldest)
    },
    startAnew() {
      place = null
    },
  }
}

/** In a way that a crash leaves either the old place or the new one. */
function keep(file: string, place: string): void {
  writeFileSync(`${file}.new`, place)
  renameSync(`${file}.new`, file)
}

/** 1. Catches up by pages; a club's newest event stays good to go on from for ever. */
async function replay(following: Following, consumer: Consumer): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const place = consumer.place()
    const path = `/events?limit=500${place ? `&after=${place}` : ''}`
    const page = await ask<EventPage>(following, 'GET', path)
    if (page.error?.code === 'invalid_cursor') {
      console.error('Events since the last one are no longer kept: read the resources anew.')
      consumer.startAnew()
      continue
    }
    for (const event of page.data) consumer.take(event)
    hasMore = page.has_more
  }
}

/** 2. Follows live, from the place on, until the socket ends; each one needs a ticket of its own. */
async function followSocket(following: Following, consumer: Consumer): Promise<void> {
  const { data } = await ask<Ticket>(following, 'POST', '/event-stream-tickets', {
    after: consumer.place(),
  })
  const socket = new WebSocket(`${data.websocket_url}?ticket=${data.ticket}`)
  let turn = Promise.resolve()
  socket.onopen = () => {
    // A club that has published nothing yet has no place to begin at: first what came meanwhile.
    if (consumer.place() === null) turn = replay(following, consumer)
  }
  socket.onmessage = ({ data: frame }) => {
    turn = turn.then(() => consumer.take(JSON.parse(frame)))
    turn.catch(() => socket.close())
  }
  await new Promise<void>((resolve, reject) => {
    socket.onclose = () => resolve()
    socket.onerror = () => reject(new Error('The socket could not be opened, or broke.'))
  })
}

async function ask<Answer extends Refused>(
  following: Following,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(following.api + path, {
    method,
    headers: {
      authorization: `Bearer ${following.accessToken}`,
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = (await response.json()) as Answer
  if (response.ok || answer.error?.code === 'invalid_cursor') return answer

  throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`)
}

if (import.meta.main) {
  const [, , sandboxFile = '.data/sandbox.json', placeFile = '.data/last-event'] = process.argv
  const { club_api, installations } = JSON.parse(readFileSync(sandboxFile, 'utf8'))
  await followEvents({
    api: club_api,
    accessToken: installations.full.access_token,
    placeFile,
    process: (event) => console.log(`${event.publication_sequence} ${event.type} ${event.id}`),
  })
}
