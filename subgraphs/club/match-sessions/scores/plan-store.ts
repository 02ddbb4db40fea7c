import type { Row } from '../../../foundation/database/database.ts'
import type { Read } from '../../../foundation/database/pooled-connection.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import { tableOf } from '../../../foundation/query/table.ts'
import type { BookingSource } from '../../booking-sources/booking-source.ts'
import { BookingSourceEntity } from '../../booking-sources/entities.ts'
import { readErasing } from '../../booking-sources/erasing-persons-store.ts'
import { MatchSessionEntity } from '../entities.ts'
import { redactParticipants } from '../participants.ts'
import type { SessionPlan } from '../plan.ts'
import type { MatchSession } from '../session.ts'

/** The booking has columns of the same names and kinds. */
const PLAN = tableOf(MatchSessionEntity).only(
  ...(['locationId', 'courtId', 'scheduledStart', 'scheduledEnd', 'participants'] as const),
)

const SOURCE = tableOf(BookingSourceEntity).as({ bookingSourceId: 'id', erasing: 'erasing' })

/** A plan, and the source of its booking; the club's own bookings have none. */
type PlanOfSource = SessionPlan &
  Pick<BookingSource, 'erasing'> & { bookingSourceId: string | null }

/**
 * What the session's booking plans by now, if it stands and has no later session; null else. Requires the session's row
 * lock, without which no snapshot of the booking is decided. Leaves out persons who are being erased, who are read no
 * later than the booking: an erasure that is noted afterwards reads its first row when this transaction has ended.
 */
export async function findStandingPlan(
  tx: Tx,
  { id, clubId }: Pick<MatchSession, 'id' | 'clubId'>,
): Promise<SessionPlan | null> {
  const [ofOwnBookings, found] = await tx.readAll([readErasing(clubId), readPlan(id)])
  if (found === null) return null

  const { bookingSourceId, erasing: ofSource, ...plan } = found
  const erasing = bookingSourceId === null ? ofOwnBookings : ofSource
  return { ...plan, participants: redactParticipants(plan.participants, erasing) }
}

function readPlan(sessionId: string): Read<PlanOfSource | null> {
  return {
    sql: `SELECT ${PLAN.columns('b')}, ${SOURCE.columns('s')}
     FROM match_sessions ms FORCE INDEX (PRIMARY)
     STRAIGHT_JOIN bookings b FORCE INDEX (PRIMARY) ON b.id = ms.booking_id
     LEFT JOIN booking_sources s FORCE INDEX (PRIMARY) ON s.id = b.booking_source_id
     WHERE ms.id = ? AND b.match_session_id = ms.id AND b.status <> 'CANCELLED'`,
    params: [sessionId],
    toResult: ([row]) =>
      row === undefined ? null : (SOURCE.toRecord(PLAN.toRecord(row) as Row) as PlanOfSource),
  }
}
