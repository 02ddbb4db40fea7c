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
  if (now > latest.timeMs) {
    // Leaves room to count on: three thousand ids and more in a millisecond.
    latest = { timeMs: now, count: Number.parseInt(chance.slice(0, 8), 16) % FIRST_COUNTS }
  } else {
    const isFull = latest.count === LAST_COUNT
    latest = isFull
      ? { timeMs: latest.timeMs + 1, count: 0 }
      : { timeMs: latest.timeMs, count: latest.count + 1 }
  }
  const time = latest.timeMs.toString(16).padStart(12, '0')
  const count = latest.count.toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}${chance.slice(18)}`
}

const FIRST_COUNTS = 0x400
const LAST_COUNT = 0xfff

/** The millisecond of the newest id, and its number within that. */
let latest = { timeMs: 0, count: 0 }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** Refuses an identifier that no row can have; a CHAR column would otherwise ignore trailing spaces. */
export function asUuid(text: string, what: string): string {
  if (!isUuid(text)) throw notFound(what)

  return text
}
