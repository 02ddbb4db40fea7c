import { retryIfDuplicate, type Tx } from '../../../foundation/database/transaction.ts'
import { tableOf } from '../../../foundation/query/table.ts'
import { MatchSessionEntity } from '../../match-sessions/entities.ts'
import type { Booking } from '../booking.ts'
import { conflictStore } from '../conflicts/store.ts'
import { BookingEntity } from '../entities.ts'
import { searchTermStore } from '../search/store.ts'
import type { BatchDecision } from './decide.ts'

const BOOKINGS = tableOf(BookingEntity)

const SESSIONS = tableOf(MatchSessionEntity)

/** The rows of written bookings, in their final state. */
export type WrittenRows = Pick<BatchDecision, 'bookings' | 'sessions' | 'conflicts' | 'terms'>

/**
 * Writes bookings of one source, or one of the club's own, with as many statements as for one, bookings first: the lock
 * order of `change.ts`.
 */
export async function writeRows(
  tx: Tx,
  { bookings, sessions, conflicts, terms }: WrittenRows,
): Promise<void> {
  if (bookings.replaced.size > 0) await BOOKINGS.replaceAll(tx, [...bookings.replaced.values()])
  if (bookings.added.size > 0) {
    // Sorted like the locks, to avoid deadlocks.
    const added = [...bookings.added.values()].sort(byExternalId)
    // A concurrent insert of the same booking retries the transaction.
    await BOOKINGS.insertAll(tx, added, retryIfDuplicate)
  }
  if (sessions.replaced.size > 0) await SESSIONS.replaceAll(tx, [...sessions.replaced.values()])
  if (sessions.added.size > 0) await SESSIONS.insertAll(tx, [...sessions.added.values()])
  for (const conflict of conflicts) await conflictStore.write(tx, conflict)
  await searchTermStore.write(tx, terms)
}

function byExternalId(a: Booking, b: Booking): number {
  return (a.externalBookingId ?? '') < (b.externalBookingId ?? '') ? -1 : 1
}
