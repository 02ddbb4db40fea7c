import type { BackoffTimes } from '../../../../platform/limits/backoff.ts'
import { defineHistogram } from '../../../../platform/metrics/define.ts'
import { METRICS } from '../../../../platform/metrics/list.ts'
import { type Batches, type BatchLimits, makeBatches } from '../../../foundation/change/batches.ts'
import { throwIfAborted } from '../../../foundation/change/cancellation.ts'
import { backOff } from '../../../foundation/database/conflict-retries.ts'
import {
  DatabaseUnavailable,
  LockConflict,
} from '../../../foundation/database/database-problems.ts'
import { OPERATION_MS } from '../../../foundation/database/time-limits.ts'
import type { WaitingSnapshot } from '../booking.ts'
import {
  commitSnapshots,
  filterUnlocked,
  type SnapshotParts,
  type Waiters,
  type WrittenBooking,
} from './change-snapshots.ts'

export type { WrittenBooking } from './change-snapshots.ts'

/** Writes bookings by group commit; a lane is a source. */
export type BookingWriter = Batches<WaitingSnapshot, WrittenBooking>

export interface BookingWriterParts {
  bookingWriter: BookingWriter
}

/**
 * Batches of more than 64 add no throughput and hold row locks for longer. These 4 lanes and the 2 of locked bookings
 * leave 4 of the pool's 10 connections. `queueTimeoutMs` rejects a request while its client still waits for the answer.
 */
const LIMITS: BatchLimits = {
  perBatch: 64,
  lanesAtOnce: 4,
  queuedPerLane: 512,
  pendingInAll: 2048,
  queueTimeoutMs: OPERATION_MS / 2,
}

/** Locked bookings have lanes of their own, so that they never delay batches of other bookings. */
const LOCKED_LIMITS: BatchLimits = { ...LIMITS, lanesAtOnce: 2, queueTimeoutMs: OPERATION_MS / 4 }

/** Time for which locked bookings are retried. */
const LOCKED_WAIT_MS = 1_000
const RETRY_TIMES: BackoffTimes = { firstMs: 5, maxMs: 100 }

export function makeBookingWriter(parts: SnapshotParts, limits = LIMITS): BookingWriter {
  const locked = makeBatches<WaitingSnapshot, WrittenBooking>({
    run: (sourceId, take) => writeLocked(parts, sourceId, take()),
    limits: LOCKED_LIMITS,
  })
  return makeBatches<WaitingSnapshot, WrittenBooking>({
    async run(sourceId, take) {
      const left = await writeTogether(parts, sourceId, take)
      for (const { request, signal, resolve } of left)
        resolve(locked.add(sourceId, request, signal))
    },
    limits,
    onSealed: observeBatch,
  })
}

const size = defineHistogram(METRICS.bookingBatchSize)({})
const wait = defineHistogram(METRICS.bookingBatchWait)({})

function observeBatch(waitsMs: readonly number[]): void {
  size.observe(waitsMs.length)
  for (const waitMs of waitsMs) wait.observe(waitMs / 1_000)
}

/**
 * Commits a batch; returns the requests whose rows are locked by other transactions. After a failed commit `take()`
 * returns the same requests again.
 */
async function writeTogether(
  parts: SnapshotParts,
  sourceId: string,
  take: () => Waiters,
): Promise<Waiters> {
  try {
    return await commitSnapshots(parts, sourceId, take)
  } catch (err) {
    if (isBatchFatal(err)) throw err
    // Another transaction has locked a booking or a court, and the batch was rolled back.
    if (err instanceof LockConflict) return writeUnlocked(parts, sourceId, take())

    return writeOneByOne(parts, sourceId, take(), err)
  }
}

/**
 * After a lock conflict, commits the bookings whose own rows are free and returns the locked ones. Returns all of them
 * if no own row is locked, because the conflict is then on a shared row such as the court.
 */
async function writeUnlocked(
  parts: SnapshotParts,
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
  parts: SnapshotParts,
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
      left.push(...(await commitSnapshots(parts, sourceId, () => [waiter])))
    } catch (error) {
      if (isBatchFatal(error)) throw error
      if (error instanceof LockConflict) left.push(waiter)
      else waiter.reject(error)
    }
  }
  return left
}

/** Retries locked bookings for a short time, then rejects those that are still locked. */
async function writeLocked(
  parts: SnapshotParts,
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
  parts: SnapshotParts,
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
async function writeGroup(
  parts: SnapshotParts,
  sourceId: string,
  group: Waiters,
): Promise<Waiters> {
  if (group.length === 0) return []
  try {
    return await commitSnapshots(parts, sourceId, () => group)
  } catch (error) {
    if (isBatchFatal(error)) throw error
    return error instanceof LockConflict ? group : writeOneByOne(parts, sourceId, group, error)
  }
}

/** An unreachable database fails the whole lane at once; a lock conflict does not. */
function isBatchFatal(error: unknown): boolean {
  return error instanceof DatabaseUnavailable
}
