import type { BackoffTimes } from '../../../../platform/limits/backoff.ts'
import type { Log } from '../../../../platform/log.ts'
import type { PendingRequest } from '../../../foundation/change/batches.ts'
import { throwIfAborted } from '../../../foundation/change/cancellation.ts'
import { backOff } from '../../../foundation/database/conflict-retries.ts'
import type { Database } from '../../../foundation/database/database.ts'
import {
  DatabaseUnavailable,
  LockConflict,
} from '../../../foundation/database/database-problems.ts'
import type { WaitingSnapshot, WrittenBooking } from '../booking.ts'
import { isUnlocked } from './lock-store.ts'

export type Waiters = readonly PendingRequest<WaitingSnapshot, WrittenBooking>[]

export interface RetryParts {
  database: Database
  log: Log
  /** Commits in one transaction; returns the requests whose bookings are locked by another one. */
  commit(sourceId: string, take: () => Waiters): Promise<Waiters>
}

/** Time for which locked bookings are retried. */
const LOCKED_WAIT_MS = 1_000
const RETRY_TIMES: BackoffTimes = { firstMs: 5, maxMs: 100 }

/** Writes a batch again whose commit failed; returns the requests whose rows are locked by other transactions. */
export async function writeAfterError(
  parts: RetryParts,
  sourceId: string,
  waiters: Waiters,
  error: unknown,
): Promise<Waiters> {
  if (isBatchFatal(error)) throw error
  // Another transaction has locked a booking or a court, and the batch was rolled back.
  if (error instanceof LockConflict) return writeUnlocked(parts, sourceId, waiters)

  return writeOneByOne(parts, sourceId, waiters, error)
}

/**
 * After a lock conflict, commits the bookings whose own rows are free and returns the locked ones. Returns all of them
 * if no own row is locked, because the conflict is then on a shared row such as the court.
 */
async function writeUnlocked(
  parts: RetryParts,
  sourceId: string,
  waiters: Waiters,
): Promise<Waiters> {
  const unlocked = await filterUnlocked(parts, sourceId, waiters)
  if (unlocked.length === waiters.length) return waiters

  const left = waiters.filter((waiter) => !unlocked.includes(waiter))
  return [...left, ...(await writeGroup(parts, sourceId, unlocked))]
}

/** Fallback after an error of the batch: one transaction per snapshot. */
async function writeOneByOne(
  parts: RetryParts,
  sourceId: string,
  waiters: Waiters,
  err: unknown,
): Promise<Waiters> {
  const [only, ...others] = waiters
  if (others.length === 0) {
    only?.reject(err)
    return []
  }
  parts.log.warn({ err, source: sourceId }, 'bookings of a source are written one by one')
  const left: Waiters[number][] = []
  for (const waiter of waiters) {
    try {
      // Earlier snapshots of this loop may have used up its time.
      throwIfAborted(waiter.signal)
      left.push(...(await parts.commit(sourceId, () => [waiter])))
    } catch (error) {
      if (isBatchFatal(error)) throw error
      if (error instanceof LockConflict) left.push(waiter)
      else waiter.reject(error)
    }
  }
  return left
}

/** Retries locked bookings for a short time, then rejects those that are still locked. */
export async function writeLocked(
  parts: RetryParts,
  sourceId: string,
  waiters: Waiters,
): Promise<void> {
  const endsAt = performance.now() + LOCKED_WAIT_MS
  let left = waiters
  for (let attempt = 1; left.length > 0; attempt += 1) {
    if (attempt > 1) await backOff(attempt - 1, RETRY_TIMES)
    left = await writeUnlockedByCourt(parts, sourceId, rejectAborted(left))
    if (performance.now() >= endsAt) break
  }
  const message = 'Another write has locked this booking. Try again shortly.'
  for (const { reject } of left) reject(new LockConflict(message))
}

/** Rejects the aborted requests and returns the others. */
function rejectAborted(waiters: Waiters): Waiters {
  return waiters.filter(({ signal, reject }) => {
    try {
      throwIfAborted(signal)
      return true
    } catch (error) {
      reject(error)
      return false
    }
  })
}

async function writeUnlockedByCourt(
  parts: RetryParts,
  sourceId: string,
  waiters: Waiters,
): Promise<Waiters> {
  const unlocked = await filterUnlocked(parts, sourceId, waiters)
  const left = waiters.filter((waiter) => !unlocked.includes(waiter))
  // Grouped by court, so that a locked court blocks only its own bookings.
  const courts = Map.groupBy(unlocked, ({ request }) => request.snapshot.externalCourtId)
  for (const group of courts.values()) left.push(...(await writeGroup(parts, sourceId, group)))
  return left
}

/** Returns the requests whose rows are still locked; rejects those with another error. */
async function writeGroup(parts: RetryParts, sourceId: string, group: Waiters): Promise<Waiters> {
  if (group.length === 0) return []
  try {
    return await parts.commit(sourceId, () => group)
  } catch (error) {
    if (isBatchFatal(error)) throw error
    return error instanceof LockConflict ? group : writeOneByOne(parts, sourceId, group, error)
  }
}

/** Filters out waiters whose booking is locked or being inserted by another transaction. */
async function filterUnlocked(
  { database }: RetryParts,
  sourceId: string,
  waiters: Waiters,
): Promise<Waiters> {
  const unlocked = new Map<string, boolean>()
  for (const { request } of waiters) {
    const name = request.snapshot.externalBookingId
    if (!unlocked.has(name)) unlocked.set(name, await isUnlocked(database, sourceId, name))
  }
  return waiters.filter(({ request }) => unlocked.get(request.snapshot.externalBookingId))
}

/** An unreachable database fails the whole lane at once; a lock conflict does not. */
function isBatchFatal(error: unknown): boolean {
  return error instanceof DatabaseUnavailable
}
