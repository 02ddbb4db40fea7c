import { randomUUID } from 'node:crypto'
import { notFound } from './problem.ts'

/** Makes an identifier; UUIDv7, so that rows are inserted near each other. */
export type NewId = () => string

/**
 * Each rises above the one before, within a millisecond too (RFC 9562, 6.2, method 1): lists are
 * ordered by time and id, and two rows of one millisecond keep the order in which they were made.
 */
export const newUuid: NewId = () => {
  const chance = randomUUID()
  const now = Date.now()
  // Leaves room to count on: three thousand ids and more in a millisecond.
  if (now > latest.timeMs)
    latest = idsOf(now, Number.parseInt(chance.slice(0, 8), 16) % FIRST_COUNTS)
  else if (latest.count < LAST_COUNT) latest.count += 1
  else latest = idsOf(latest.timeMs + 1, 0)
  return `${latest.time}-${COUNTS[latest.count]}${chance.slice(18)}`
}

const FIRST_COUNTS = 0x400
const LAST_COUNT = 0xfff

/** Version and count as they are written: each request has an id, and to write them anew doubles its cost. */
const COUNTS = Array.from(
  { length: LAST_COUNT + 1 },
  (_, count) => `7${count.toString(16).padStart(3, '0')}`,
)

/** The ids of a millisecond: how they begin, and the number of the newest. */
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

/** Refuses an identifier that no row can have; a CHAR column would otherwise ignore trailing spaces. */
export function asUuid(text: string, what: string): string {
  if (!isUuid(text)) throw notFound(what)

  return text
}
