import { notFound } from '../../../platform/problem.ts'
import { tableOf } from '../../foundation/table.ts'
import type { Tenancy } from '../../foundation/tenancy.ts'
import { RetryTransaction, type Tx } from '../../foundation/transaction.ts'
import type { LockedCourt } from '../clubs/court-change.ts'
import { courtLocks } from '../clubs/court-locks.ts'
import { MatchSessionEntity } from './entities.ts'
import type { MatchSession } from './session.ts'

const sessions = tableOf(MatchSessionEntity)

/** A session and its court, both locked until the transaction ends. */
export interface LockedSession {
  court: LockedCourt
  session: MatchSession
  /** Provider of its booking, which is all that those who change sessions are told of it. */
  bookingProvider: string | null
}

/** Locks the court first: every match on it goes through its row, so only one can begin. */
export async function lockOnCourt(
  tx: Tx,
  { tenancy, courtId }: { tenancy: Tenancy; courtId: string | null },
  sessionId: string,
): Promise<LockedSession> {
  const court = await courtLocks.lockOfSession(tx, tenancy, sessionId)
  if (court === null || (courtId !== null && court.id !== courtId)) throw notFound('match session')

  const [row] = await tx.query(
    `SELECT ${sessions.columns('ms')},
       (SELECT b.provider FROM bookings b WHERE b.id = ms.booking_id) AS bookingProvider
     FROM match_sessions ms WHERE ms.id = ? FOR UPDATE`,
    [sessionId],
  )
  // Its booking moved it to another court while this transaction waited for the old one.
  if (row?.['courtId'] !== court.id) throw new RetryTransaction()

  const { bookingProvider, ...session } = row
  return {
    court,
    session: sessions.toRecord(session),
    bookingProvider: bookingProvider as string | null,
  }
}
