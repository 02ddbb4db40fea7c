import type { NewId } from '../../../platform/ids.ts'
import type { Tx } from '../../foundation/transaction.ts'
import { matchSessionStore } from '../match-sessions/store.ts'
import { type BatchDecision, decideBatch, type PutInBatch } from './batch.ts'
import { conflictStore } from './conflicts/store.ts'
import { bookingStore } from './store.ts'
import type { LockedSource } from './target-store.ts'

export interface SnapshotsOfSource {
  source: LockedSource
  puts: readonly Omit<PutInBatch, 'ids'>[]
  newId: NewId
  now: Date
}

/**
 * Writes snapshots of one source, which is locked: as many statements as for a single one, each
 * table's rows locked by one statement in the order of their keys.
 */
export async function changeBookings(
  tx: Tx,
  { source, puts, newId, now }: SnapshotsOfSource,
): Promise<BatchDecision> {
  const names = puts.map(({ snapshot }) => snapshot.externalBookingId)
  const bookings = await bookingStore.lockMany(tx, source.bookingSourceId, names)
  const sessionIds = [...bookings.values()].flatMap(({ matchSessionId }) => matchSessionId ?? [])
  const sessions = await matchSessionStore.lockAll(tx, sessionIds)
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
