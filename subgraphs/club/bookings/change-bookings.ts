import type { NewId } from '../../../platform/ids.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { MatchSession } from '../match-sessions/session.ts'
import { matchSessionStore } from '../match-sessions/store.ts'
import { type BatchDecision, decideBatch, type PutInBatch } from './batches/batch.ts'
import { type LockedSource, lockSource } from './batches/target-store.ts'
import type { Booking } from './booking.ts'
import { conflictStore } from './conflicts/store.ts'
import { bookingStore } from './store.ts'

type Put = Omit<PutInBatch, 'ids'>

/** What snapshots of one source are compared with; its row locks are held until the transaction ends. */
export interface LockedBookings {
  source: LockedSource
  /** By external booking id. */
  bookings: ReadonlyMap<string, Booking>
  sessions: ReadonlyMap<string, MatchSession>
}

/** The same, and the external ids of those whose match session another transaction has locked. */
export interface UnlockedBookings extends LockedBookings {
  skipped: ReadonlySet<string>
}

export interface SnapshotsOfSource extends LockedBookings {
  puts: readonly Put[]
  newId: NewId
  now: Date
}

/**
 * In one trip; null where there is no such source. The transaction fails where a booking that seems to be
 * missing is locked or inserted by another one: a skipped row is never taken for a missing one.
 */
export async function lockBookings(
  tx: Tx,
  sourceId: string,
  puts: readonly Put[],
): Promise<UnlockedBookings | null> {
  const names = new Set(puts.map(({ snapshot }) => snapshot.externalBookingId))
  const externalIds = [...names].map((name) => Buffer.from(name))
  const [source, bookings, sessions] = await tx.readAll([
    lockSource(sourceId, puts),
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

/**
 * Writes snapshots of one source: as many statements as for a single one, each table's rows locked by
 * one statement in the order of their keys.
 */
export async function changeBookings(
  tx: Tx,
  { source, bookings, sessions, puts, newId, now }: SnapshotsOfSource,
): Promise<BatchDecision> {
  const identified = puts.map((put) => ({
    ...put,
    ids: { booking: newId(), session: newId(), conflict: newId() },
  }))
  const decision = decideBatch({ puts: identified, source, bookings, sessions, now })
  await write(tx, decision)
  return decision
}

/** The bookings first, as everywhere locks are taken in that order. */
async function write(tx: Tx, { bookings, sessions, conflicts }: BatchDecision): Promise<void> {
  await bookingStore.writeMany(tx, bookings)
  await matchSessionStore.writeAll(tx, sessions)
  for (const conflict of conflicts) await conflictStore.write(tx, conflict)
}
