import type { NewId } from '../../../platform/ids.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { MatchSession } from '../match-sessions/session.ts'
import { matchSessionStore } from '../match-sessions/store.ts'
import { type BatchDecision, decideBatch } from './batches/batch.ts'
import { type LockedSource, lockSource } from './batches/target-store.ts'
import type { Booking, WaitingSnapshot } from './booking.ts'
import { conflictStore } from './conflicts/store.ts'
import { bookingStore } from './store.ts'

/** Locked rows of one source with which snapshots are compared. */
export interface LockedBookings {
  source: LockedSource
  /** By external booking id. */
  bookings: ReadonlyMap<string, Booking>
  sessions: ReadonlyMap<string, MatchSession>
}

/** The locked rows, and the external ids of bookings whose match session another transaction has locked. */
export interface BookingLocks extends LockedBookings {
  skipped: ReadonlySet<string>
}

export interface SnapshotsOfSource extends LockedBookings {
  snapshots: readonly WaitingSnapshot[]
  newId: NewId
  now: Date
}

/**
 * Locks in one round trip; null if the source does not exist. Fails if a booking that was not found is locked or
 * being inserted by another transaction: SKIP LOCKED hides such rows.
 */
export async function lockBookings(
  tx: Tx,
  sourceId: string,
  snapshots: readonly WaitingSnapshot[],
): Promise<BookingLocks | null> {
  const names = new Set(snapshots.map(({ snapshot }) => snapshot.externalBookingId))
  const externalIds = [...names].map((name) => Buffer.from(name))
  const [source, bookings, sessions] = await tx.readAll([
    lockSource(sourceId, snapshots),
    bookingStore.lockMany(sourceId, externalIds),
    matchSessionStore.lockOfBookings(sourceId, externalIds),
  ])
  const missing = externalIds.filter((id) => !bookings.has(String(id)))
  if (missing.length > 0) await bookingStore.requireMissing(tx, sourceId, missing)
  const isSkipped = ({ matchSessionId }: Booking) =>
    matchSessionId !== null && !sessions.has(matchSessionId)
  const skipped = [...bookings].flatMap(([name, booking]) => (isSkipped(booking) ? [name] : []))
  return source && { source, bookings, sessions, skipped: new Set(skipped) }
}

/** Writes snapshots of one source with as many statements as for one; locks rows in the order of their keys. */
export async function changeBookings(tx: Tx, batch: SnapshotsOfSource): Promise<BatchDecision> {
  const decision = decideBatch(batch)
  await write(tx, decision)
  return decision
}

/** Bookings first: the lock order of `change.ts`. */
async function write(tx: Tx, { bookings, sessions, conflicts }: BatchDecision): Promise<void> {
  await bookingStore.writeMany(tx, bookings)
  await matchSessionStore.writeAll(tx, sessions)
  for (const conflict of conflicts) await conflictStore.write(tx, conflict)
}
