import type { Client } from 'openapi-fetch'
import { ClubgateError, unwrap } from './client-error.ts'
import { readFrames, SILENCE, type SocketEnd } from './event-frames.ts'
import { type FetchPage, readItems, readPages } from './pages.ts'
import type { components, paths } from './schema/club.ts'
import type { ClientOptions } from './send.ts'
import { jitteredWait, reconnectAfterOf, waitAtLeast } from './waits.ts'

/** A change in the club: what changed, never the values. */
export type ClubEvent = components['schemas']['EventRecord']

export interface FollowOptions {
  /** Id of the last processed event. Absent: events from now on. */
  after?: string | undefined
  /** Ends the iteration. */
  signal?: AbortSignal
  /** Called when a connection has ended and the next one is about to be made. */
  onReconnect?: (cause: unknown) => void
}

/** Clocks may differ by this: an event from before the start is better than a gap. */
const MAX_CLOCK_SKEW_MS = 60_000
/** Close codes: the connection's hour is over, the process stops. */
const PLANNED_ENDS = [1000, 1001, 1012]
/** Close code of a socket whose installation lost its authorization. */
const POLICY_VIOLATION = 1008
/** Refusals that the next connection would meet, too. */
const FINAL_STATUSES = [400, 401, 403, 404]

/**
 * Yields events without an end; each connection resumes at the last event that the consumer has taken. A silent
 * connection is renewed without a report: if the platform is unreachable, the renewal fails, and that is reported.
 */
export function makeFollowEvents(
  client: Client<paths, 'application/json'>,
  { wait = waitAtLeast, maxSilenceMs }: ClientOptions,
) {
  return async function* followEvents(
    options: FollowOptions = {},
  ): AsyncGenerator<ClubEvent, void, undefined> {
    const { after, signal = new AbortController().signal, onReconnect } = options
    if (globalThis.WebSocket === undefined)
      throw new TypeError(
        'followEvents needs a global WebSocket: Node.js 22 or newer, or a browser.',
      )
    const startedAt = Date.now() - MAX_CLOCK_SKEW_MS
    let position = after
    for (let failures = 0, isFirst = true; !signal.aborted; isFirst = false) {
      try {
        // A cut before the first event leaves no position: the log has the events since the start.
        const since = position === undefined && !isFirst ? startedAt : null
        for await (const event of connect(position, since, signal)) {
          if (since === null || isSince(event, since)) yield event
          position = event.id
          failures = 0
        }
      } catch (error) {
        if (signal.aborted) return
        if (error === silence) continue
        if (error instanceof ClubgateError && FINAL_STATUSES.includes(error.status)) throw error
        failures += 1
        onReconnect?.(error)
        const afterMs = error instanceof StreamEnd ? error.afterMs : 0
        await wait(afterMs + jitteredWait(failures), signal).catch(() => {})
      }
    }
  }

  /** Yields the events of one connection, and throws when it ends. */
  async function* connect(position: string | undefined, since: number | null, signal: AbortSignal) {
    const body = position === undefined ? {} : { after: position }
    const ticket = unwrap(await client.POST('/event-stream-tickets', { body, signal })).data
    const frames = readFrames(`${ticket.websocket_url}?ticket=${ticket.ticket}`, maxSilenceMs)
    signal.addEventListener('abort', frames.close)
    try {
      const replayed = new Set<string>()
      if (since !== null) {
        await frames.opened
        for await (const event of readLog(signal)) {
          replayed.add(event.id)
          yield event
        }
      }
      for (let frame = await frames.next(); ; frame = await frames.next()) {
        if (typeof frame !== 'string') throw toError(frame)
        const event = JSON.parse(frame) as ClubEvent
        if (!replayed.has(event.id)) yield event
      }
    } finally {
      signal.removeEventListener('abort', frames.close)
      frames.close()
    }
  }

  async function* readLog(signal: AbortSignal) {
    const list = { path: '/events', init: { params: { query: { limit: 500 } }, signal } }
    const pages = readPages(client.GET as FetchPage, list, (page) => page.next_cursor ?? null)
    for await (const item of readItems(pages)) yield item as ClubEvent
  }
}

class StreamEnd extends Error {
  /** The delay that the platform demands. */
  readonly afterMs: number

  constructor(message: string, afterMs: number) {
    super(message)
    this.afterMs = afterMs
  }
}

/** The end of a connection that is renewed, and not reported. */
const silence = new Error('The stream was silent.')

function isSince({ occurred_at: occurredAt }: ClubEvent, since: number): boolean {
  return new Date(occurredAt).getTime() >= since
}

function toError({ code, reason }: SocketEnd): Error {
  if (code === 0 && reason === SILENCE) return silence
  if (code === POLICY_VIOLATION)
    return new ClubgateError({ status: 403, code: reason, message: `The stream ended: ${reason}` })

  const kind = PLANNED_ENDS.includes(code) ? 'ended' : 'broke'
  return new StreamEnd(`The stream ${kind}: ${code} ${reason}`.trim(), reconnectAfterOf(reason))
}
