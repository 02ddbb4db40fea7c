import type { NewId } from '../../../platform/ids.ts'
import type { Tx } from '../../foundation/transaction.ts'
import type { MatchSession } from '../match-sessions/session.ts'
import { matchSessionStore } from '../match-sessions/store.ts'
import { type BatchDecision, decideBatch, type PutInBatch } from './batch.ts'
import type { Booking } from './booking.ts'
import { conflictStore } from './conflicts/store.ts'
import { bookingStore } from './store.ts'
import { type LockedSource, lockSource } from './target-store.ts'

type Put = Omit<PutInBatch, 'ids'>

/** What snapshots of one source are compared with; its row locks are held until the transaction ends. */
export interface LockedBookings {
  source: LockedSource
  /** By external booking id. */
  bookings: ReadonlyMap<string, Booking>
  sessions: ReadonlyMap<string, MatchSession>
}

export interface SnapshotsOfSource extends LockedBookings {
  puts: readonly Put[]
  newId: NewId
  now: Date
}

/** In one trip; null where there is no such source. */
export async function lockBookings(
  tx: Tx,
  sourceId: string,
  puts: readonly Put[],
): Promise<LockedBookings | null> {
  const names = new Set(puts.map(({ snapshot }) => snapshot.externalBookingId))
  const externalIds = [...names].map((name) => Buffer.from(name))
  const [source, bookings, sessions] = await tx.readAll([
    lockSource(sourceId, puts),
    bookingStore.lockMany(sourceId, externalIds),
    matchSessionStore.lockOfBookings(sourceId, externalIds),
  ])
  return source && { source, bookings, sessions }
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
