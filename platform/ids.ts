import { randomUUID } from 'node:crypto'
import { notFound, Problem } from '../schema/problem.ts'
import { systemClock } from './time/clock.ts'

/** Generates an id: UUIDv7, so that inserts are near each other in the primary key. */
export type NewId = () => string

/**
 * Monotonic within a process, even in one millisecond (RFC 9562, 6.2, method 1): lists are sorted by time and id,
 * so rows of one millisecond keep their order of creation.
 */
export const newUuid: NewId = () => {
  const chance = randomUUID()
  const now = systemClock().getTime()
  // The counter has room for more than three thousand ids in a millisecond.
  if (now > latest.timeMs)
    latest = idsOf(now, Number.parseInt(chance.slice(0, 8), 16) % FIRST_COUNTS)
  else if (latest.count < LAST_COUNT) latest.count += 1
  else latest = idsOf(latest.timeMs + 1, 0)
  return `${latest.time}-${COUNTS[latest.count]}${chance.slice(18)}`
}

const FIRST_COUNTS = 0x400
const LAST_COUNT = 0xfff

/** Precomputed text of version and counter: formatting it for each id doubles the cost. */
const COUNTS = Array.from(
  { length: LAST_COUNT + 1 },
  (_, count) => `7${count.toString(16).padStart(3, '0')}`,
)

/** State of the current millisecond: common prefix and counter. */
function idsOf(timeMs: number, count: number) {
  const time = timeMs.toString(16).padStart(12, '0')
  return { timeMs, count, time: `${time.slice(0, 8)}-${time.slice(8)}` }
}

let latest = idsOf(0, 0)

const UUID_LENGTH = 36
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isUuid(text: string): boolean {
  return text.length === UUID_LENGTH && UUID.test(text)
}

/** The id of a single read. A missing record is null there, so text that no record can have is the caller's fault. */
export function requireUuid(text: string, argument = 'id'): string {
  if (isUuid(text)) return text

  throw new Problem('invalid_input', `${argument}: Send a UUID.`)
}

/** Refuses text that is no UUID; a CHAR column would ignore its trailing spaces. */
export function asUuid(text: string, what: string): string {
  if (!isUuid(text)) throw notFound(what)

  return text
}

/** W3C Trace Context: version 00, trace id, parent id, flags. Ids of zeros are invalid. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** The valid traceparent among headers or the extensions of an operation; undefined without one. */
export function traceparentOf({ traceparent }: { [name: string]: unknown }): string | undefined {
  if (typeof traceparent !== 'string') return undefined
  return TRACEPARENT.test(traceparent) ? traceparent : undefined
}

/** A traceparent for a request, delivery or mail that continues no trace: the trace id is its own id. */
export function traceparentFor(id: string): string {
  const traceId = id.replaceAll('-', '')
  return `00-${traceId}-${traceId.slice(16)}-00`
}

/** The id from which `traceparentFor` made the traceparent; null for the trace of a caller. */
export function idOfTraceparent(traceparent: string): string | null {
  const traceId = traceIdOf(traceparent)
  const id = traceId.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return traceparentFor(id) === traceparent ? id : null
}

export function traceIdOf(traceparent: string): string {
  return traceparent.slice(3, 35)
}

/** The span that made the call. */
export function spanIdOf(traceparent: string): string {
  return traceparent.slice(36, 52)
}
