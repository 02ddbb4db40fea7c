import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '../../../../platform/time/clock.ts'
import type { Database } from '../../../foundation/database/database.ts'
import { inTransaction } from '../../../foundation/database/transaction.ts'
import type { Purge } from '../../../foundation/jobs/retention.ts'
import type { SearchTerm } from './search-term.ts'
import { searchTermStore } from './store.ts'
import { type SearchedBooking, searchedSince, toRewrittenTerms } from './terms.ts'
import { type BookingPosition, type BookingRange, termUpkeepStore } from './upkeep-store.ts'

const HOUR_MS = 60 * 60 * 1000

/** In a replacement of all processes, the last one of the release before has ended by then. */
export const REPAIR_AFTER_MS = 10 * 60 * 1000

/** Bookings that one transaction locks: writers of a locked one wait. */
const LOCKED = 50

/** How far back the first purge of a process goes: no installation stands still for longer. */
const FIRST_PURGE_MS = 400 * 24 * HOUR_MS

interface UpkeepParts {
  database: Database
  clock: Clock
  /** Since the process has started. */
  elapsedMs?: () => number
}

/**
 * Compares, once in the life of a process, the terms of all bookings that are searched with the bookings, and writes those
 * that differ: of a release that writes none. Runs like a purge, whose batches and retries it shares.
 */
export function makeTermRepair({ database, clock, elapsedMs = sinceNow() }: UpkeepParts): Purge {
  const walk = makeWalk(database, termUpkeepStore.readBookings)
  let isDone = false
  return async (limit) => {
    if (isDone || elapsedMs() < REPAIR_AFTER_MS) return 0

    const now = clock()
    isDone = await walk({ from: searchedSince(now), until: null }, limit, async (bookings) => {
      const ids = await findOthers(database, bookings, now)
      for (let from = 0; from < ids.length; from += LOCKED)
        await rewrite(database, ids.slice(from, from + LOCKED), now)
    })
    return isDone ? 0 : limit
  }
}

/**
 * Deletes, once in an hour, the terms of bookings that are searched no longer. The bookings lead to them: an index of the
 * terms by start would cost each new booking an entry for each of its words.
 */
export function makeTermPurge({ database, clock }: Omit<UpkeepParts, 'elapsedMs'>): Purge {
  const walk = makeWalk(database, termUpkeepStore.readPositions)
  let purgedUntil = 0
  let range: Range | null = null
  return async (limit) => {
    const until = searchedSince(clock())
    if (range === null && until.getTime() - purgedUntil < HOUR_MS) return 0

    const from = new Date(Math.max(purgedUntil, until.getTime() - FIRST_PURGE_MS))
    range ??= { from, until }
    const before = range.until ?? until
    const isDone = await walk(range, limit, async (bookings) => {
      const ids = bookings.map(({ id }) => id)
      if (ids.length > 0) await searchTermStore.purge(database, ids, before)
    })
    if (!isDone) return limit

    purgedUntil = before.getTime()
    range = null
    return 0
  }
}

interface Range {
  from: Date
  /** Null for no end. */
  until: Date | null
}

/**
 * Works through the bookings of a range in batches, club by club; true at the end, after which it begins anew. A batch that
 * fails is the next one again.
 */
function makeWalk<One extends BookingPosition>(
  database: Database,
  read: (
    database: Database,
    range: BookingRange,
    after: BookingPosition,
    limit: number,
  ) => Promise<One[]>,
) {
  let clubId = ''
  let position: BookingPosition | null = null
  return async (
    { from, until }: Range,
    limit: number,
    work: (bookings: readonly One[]) => Promise<void>,
  ): Promise<boolean> => {
    const club = position === null ? await termUpkeepStore.findClub(database, clubId) : clubId
    if (club !== null) {
      const after = position ?? { scheduledStart: from, id: '' }
      const range = { clubId: club, until }
      const bookings = await read(database, range, after, limit)
      await work(bookings)
      position = bookings.length < limit ? null : (bookings.at(-1) ?? null)
    }
    clubId = club ?? ''
    return club === null
  }
}

/** Ids of the bookings whose stored terms are not theirs. */
async function findOthers(
  database: Database,
  bookings: readonly SearchedBooking[],
  now: Date,
): Promise<string[]> {
  if (bookings.length === 0) return []
  const terms = await termUpkeepStore.readTerms(
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
    const bookings = await termUpkeepStore.lockBookings(tx, ids)
    await searchTermStore.write(tx, toRewrittenTerms(bookings, now))
  })
}

function sinceNow(): () => number {
  const startedAt = performance.now()
  return () => performance.now() - startedAt
}
