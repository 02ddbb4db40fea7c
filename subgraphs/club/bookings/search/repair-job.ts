import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '../../../../platform/time/clock.ts'
import type { Database } from '../../../foundation/database/database.ts'
import { inTransaction } from '../../../foundation/database/transaction.ts'
import type { Purge } from '../../../foundation/jobs/retention.ts'
import { type BookingPosition, termRepairStore } from './repair-store.ts'
import type { SearchTerm } from './search-term.ts'
import { searchTermStore } from './store.ts'
import { type SearchedBooking, searchedSince, toRewrittenTerms } from './terms.ts'

/** In a replacement of all processes, the last one of the release before has ended by then. */
export const REPAIR_AFTER_MS = 10 * 60 * 1000

/** Bookings that one transaction locks: writers of a locked one wait. */
const LOCKED = 50

interface RepairParts {
  database: Database
  clock: Clock
  /** Since the process has started. */
  elapsedMs?: () => number
}

/**
 * Compares, once in the life of a process, the terms of all bookings that are searched with the bookings, and writes those
 * that differ: of a release that writes none. Runs among the purges, whose batches and retries it shares.
 */
export function makeTermRepair({ database, clock, elapsedMs = sinceNow() }: RepairParts): Purge {
  let clubId: string | null = null
  let position: BookingPosition | null = null
  let isDone = false
  return async (limit) => {
    if (isDone || elapsedMs() < REPAIR_AFTER_MS) return 0

    if (position === null) {
      clubId = await termRepairStore.findClub(database, clubId ?? '')
      isDone = clubId === null
    }
    if (clubId === null) return 0

    const now = clock()
    const after = position ?? { scheduledStart: searchedSince(now), id: '' }
    const bookings = await termRepairStore.readBookings(database, clubId, after, limit)
    const ids = await findOthers(database, bookings, now)
    for (let from = 0; from < ids.length; from += LOCKED)
      await rewrite(database, ids.slice(from, from + LOCKED), now)
    position = bookings.length < limit ? null : (bookings.at(-1) ?? null)
    return limit
  }
}

/** Ids of the bookings whose stored terms are not theirs. */
async function findOthers(
  database: Database,
  bookings: readonly SearchedBooking[],
  now: Date,
): Promise<string[]> {
  if (bookings.length === 0) return []
  const terms = await termRepairStore.readTerms(
    database,
    bookings.map(({ id }) => id),
  )
  const stored = Map.groupBy(terms, ({ bookingId }) => bookingId)
  const said = Map.groupBy(toRewrittenTerms(bookings, now).added, ({ bookingId }) => bookingId)
  return bookings.flatMap(({ id }) => {
    const isSame = isDeepStrictEqual(toKeys(stored.get(id)), toKeys(said.get(id)))
    return isSame ? [] : [id]
  })
}

function toKeys(terms: readonly SearchTerm[] = []): string[] {
  return terms
    .map(({ clubTerm, scheduledStart }) => `${scheduledStart.getTime()} ${clubTerm}`)
    .sort()
}

async function rewrite(database: Database, ids: readonly string[], now: Date): Promise<void> {
  await inTransaction(database, async (tx) => {
    const bookings = await termRepairStore.lockBookings(tx, ids)
    await searchTermStore.write(tx, toRewrittenTerms(bookings, now))
  })
}

function sinceNow(): () => number {
  const startedAt = performance.now()
  return () => performance.now() - startedAt
}
