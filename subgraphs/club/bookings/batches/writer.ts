import type { BackoffTimes } from '../../../../platform/limits/backoff.ts'
import { type Batches, type BatchLimits, makeBatches } from '../../../foundation/change/batches.ts'
import { throwIfAborted } from '../../../foundation/change/cancellation.ts'
import { backOff } from '../../../foundation/database/conflict-retries.ts'
import {
  DatabaseUnavailable,
  LockConflict,
} from '../../../foundation/database/database-problems.ts'
import { OPERATION_MS } from '../../../foundation/database/time-limits.ts'
import {
  commitSnapshots,
  filterUnlocked,
  type Put,
  type SnapshotParts,
  type Waiters,
  type WrittenBooking,
} from './change-snapshots.ts'

export type { WrittenBooking } from './change-snapshots.ts'

/** The one way in which this process writes bookings of sources, which are its lanes. */
export type BookingWriter = Batches<Put, WrittenBooking>

/**
 * Sixty-four, because more add no speed and hold the source's rows for longer; four of the pool's ten
 * connections, so that reads never wait for writers; a second's worth of what waits; and so long that
 * who is taken can still be told within the time of an operation.
 */
const LIMITS: BatchLimits = {
  perBatch: 64,
  lanesAtOnce: 4,
  queuedPerLane: 512,
  queuedInAll: 2048,
  queueTimeoutMs: OPERATION_MS / 2,
}

/** Locked bookings take connections of their own, so that they never delay the batches of other bookings. */
const LOCKED_LIMITS: BatchLimits = { ...LIMITS, lanesAtOnce: 2, queueTimeoutMs: OPERATION_MS / 4 }

/** How long a turn of locked bookings waits for their rows. */
const LOCKED_WAIT_MS = 1_000
const RETRY_TIMES: BackoffTimes = { firstMs: 5, maxMs: 100 }

export function makeBookingWriter(parts: SnapshotParts, limits = LIMITS): BookingWriter {
  const locked = makeBatches<Put, WrittenBooking>({
    run: (sourceId, take) => writeLocked(parts, sourceId, take()),
    limits: LOCKED_LIMITS,
  })
  return makeBatches<Put, WrittenBooking>({
    async run(sourceId, take) {
      const left = await writeTogether(parts, sourceId, take)
      for (const { request, signal, resolve } of left)
        resolve(locked.add(sourceId, request, signal))
    },
    limits,
  })
}

/** Commits a batch; returns those that have to wait for the locks of other transactions. */
async function writeTogether(
  parts: SnapshotParts,
  sourceId: string,
  take: () => Waiters,
): Promise<Waiters> {
  try {
    return await commitSnapshots(parts, sourceId, take)
  } catch (err) {
    if (isBatchFatal(err)) throw err
    if (err instanceof LockConflict) return writeUnlocked(parts, sourceId, take())

    return writeOneByOne(parts, sourceId, take(), err)
  }
}

/** Where no booking is locked, it is a row that they have in common, such as their court. */
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

/** Each in a transaction of its own, where the database has refused all of them together. */
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
      // Others were written before it, which takes its time.
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

/** Writes bookings as soon as their rows are free; after a short wait it rejects those that are still locked. */
async function writeLocked(
  parts: SnapshotParts,
  sourceId: string,
  waiters: Waiters,
): Promise<void> {
  const endsAt = performance.now() + LOCKED_WAIT_MS
  let left = waiters
  for (let attempt = 1; left.length > 0; attempt += 1) {
    left = await writeFree(parts, sourceId, left.filter(isWaitedFor))
    if (performance.now() >= endsAt) break
    await backOff(attempt, RETRY_TIMES)
  }
  const message = 'Another write has locked this booking. Try again shortly.'
  for (const { reject } of left) reject(new LockConflict(message))
}

function isWaitedFor({ signal, reject }: Waiters[number]): boolean {
  try {
    throwIfAborted(signal)
    return true
  } catch (error) {
    reject(error)
    return false
  }
}

async function writeFree(
  parts: SnapshotParts,
  sourceId: string,
  waiters: Waiters,
): Promise<Waiters> {
  const unlocked = await filterUnlocked(parts, sourceId, waiters)
  const left = waiters.filter((waiter) => !unlocked.includes(waiter))
  // A court that is locked stops the bookings of that court alone.
  const courts = Map.groupBy(unlocked, ({ request }) => request.snapshot.externalCourtId)
  for (const group of courts.values()) left.push(...(await writeGroup(parts, sourceId, group)))
  return left
}

/** Returns those that are locked; what is refused for another reason is rejected. */
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

/** Another transaction's lock is no fault of the database: only a lost database rejects a whole lane. */
function isBatchFatal(error: unknown): boolean {
  return error instanceof DatabaseUnavailable
}
