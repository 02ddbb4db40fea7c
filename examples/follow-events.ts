// Follows a club's events without missing one, over restarts and broken connections. Start a sandbox
// with `npm start`, then run `npx node examples/follow-events.ts` beside it. Stop it, create bookings,
// start it again: it resumes. Its arguments are the paths of sandbox.json and of the position file.

import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** The fields of an event record that the example uses. */
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
  /** Stores the id of the last processed event over restarts. */
  positionFile: string
  /** Must be idempotent: after a crash between processing and storing the position, the event comes again. */
  process(event: Event): void
}

/** The fields of an answer that the example uses; a real client would validate them. */
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

/** Follows without an end. */
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
  position(): string | null
  take(event: Event): void
  /** The position was purged: read the resources instead of the missed events. */
  reset(): void
}

/** Delivery is at least once: ids of recent events are remembered, and repetitions skipped. */
function makeConsumer({ positionFile, process }: Following): Consumer {
  const seen = new Set<string>()
  let position = existsSync(positionFile) ? readFileSync(positionFile, 'utf8') || null : null

  return {
    position: () => position,
    take(event) {
      if (seen.has(event.id)) return
      process(event)
      position = event.id
      store(positionFile, position)
      seen.add(event.id)
      const [oldest = ''] = seen
      if (seen.size > 1_000) seen.delete(oldest)
    },
    reset() {
      position = null
    },
  }
}

/** Replaces the file atomically: after a crash it has either the old position or the new one. */
function store(file: string, position: string): void {
  writeFileSync(`${file}.new`, position)
  renameSync(`${file}.new`, file)
}

/** 1. Catches up by pages; a club's newest event is never purged, so its position stays valid. */
async function replay(following: Following, consumer: Consumer): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const position = consumer.position()
    const path = `/events?limit=500${position ? `&after=${position}` : ''}`
    const page = await request<EventPage>(following, 'GET', path)
    if (page.error?.code === 'invalid_cursor') {
      console.error('Events behind the position were purged: read the resources again.')
      consumer.reset()
      continue
    }
    for (const event of page.data) consumer.take(event)
    hasMore = page.has_more
  }
}

/** 2. Follows the socket from the position on until it ends; each socket needs a new ticket. */
async function followSocket(following: Following, consumer: Consumer): Promise<void> {
  const { data } = await request<Ticket>(following, 'POST', '/event-stream-tickets', {
    after: consumer.position(),
  })
  const socket = new WebSocket(`${data.websocket_url}?ticket=${data.ticket}`)
  let turn = Promise.resolve()
  socket.onopen = () => {
    // Without a position the ticket begins now: replay the events published before the socket opened.
    if (consumer.position() === null) turn = replay(following, consumer)
  }
  socket.onmessage = ({ data: frame }) => {
    turn = turn.then(() => consumer.take(JSON.parse(frame)))
    turn.catch(() => socket.close())
  }
  await new Promise<void>((resolve, reject) => {
    socket.onclose = () => resolve()
    socket.onerror = () => reject(new Error('The socket could not be opened, or failed.'))
  })
}

async function request<Answer extends Refused>(
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
  const [, , sandboxFile = '.data/sandbox.json', positionFile = '.data/last-event'] = process.argv
  const { club_api, installations } = JSON.parse(readFileSync(sandboxFile, 'utf8'))
  await followEvents({
    api: club_api,
    accessToken: installations.full.access_token,
    positionFile,
    process: (event) => console.log(`${event.publication_sequence} ${event.type} ${event.id}`),
  })
}
