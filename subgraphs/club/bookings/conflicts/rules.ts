import { isSamePlayers } from '../../match-sessions/participants.ts'
import type { SessionPlan } from '../../match-sessions/plan.ts'
import type { MatchSession } from '../../match-sessions/session.ts'
import { type ClubEvent, toClubEvent } from '../../records/club-event.ts'
import type { Booking } from '../booking.ts'
import type {
  ConflictChange,
  ReconciliationConflict,
  ReconciliationStatus,
} from './reconciliation-conflict.ts'

export function reconciliationStatusOf({ openConflictId }: Booking): ReconciliationStatus {
  return openConflictId === null ? 'NONE' : 'REQUIRED'
}

/** Compares a booking with its started session, which stays unchanged: differences become a conflict for the club. */
export function reconcile(
  written: Booking,
  session: MatchSession,
  newId: string,
  now: Date,
): { booking: Booking; conflict: ConflictChange | null; events: ClubEvent[] } {
  const booking = { ...written }
  const { openConflictId } = booking
  const fields = fieldsNotCarriedOver(booking, session)
  if (fields.length === 0) {
    if (openConflictId === null) return { booking, conflict: null, events: [] }
    booking.openConflictId = null
    return { booking, conflict: { change: 'RESOLVE', id: openConflictId, at: now }, events: [] }
  }
  const id = openConflictId ?? newId
  booking.openConflictId = id
  booking.publishedCount += 1
  const conflict: ReconciliationConflict = {
    id,
    clubId: booking.clubId,
    bookingId: booking.id,
    matchSessionId: session.id,
    sourceVersion: booking.sourceVersion,
    fields,
    status: 'OPEN',
    resolvedAt: null,
    resolvedBy: null,
    createdAt: now,
    updatedAt: now,
  }
  const required = toClubEvent('booking.reconciliation_required', booking, {
    sequence: booking.publishedCount,
    changedFields: fields,
  })
  const change = openConflictId === null ? 'OPEN' : 'RENEW'
  return { booking, conflict: { change, conflict }, events: [required] }
}

/** Fields that a session takes over from its booking, by REST name. */
const FOLLOWED = {
  courtId: 'court_id',
  locationId: 'location_id',
  participants: 'participants',
  scheduledEnd: 'scheduled_end',
  scheduledStart: 'scheduled_start',
  status: 'status',
} as const satisfies Record<keyof SessionPlan | 'status', string>

/** REST names of fields in which session and booking differ; consent and the booking's end are no conflict. */
function fieldsNotCarriedOver(booking: Booking, session: MatchSession): string[] {
  const isSameTime = (a: Date, b: Date) => a.getTime() === b.getTime()
  const agreement: Record<keyof typeof FOLLOWED, boolean> = {
    courtId: booking.courtId === session.courtId,
    locationId: booking.locationId === session.locationId,
    participants: isSamePlayers(booking.participants, session.participants),
    scheduledEnd: isSameTime(booking.scheduledEnd, session.scheduledEnd),
    scheduledStart: isSameTime(booking.scheduledStart, session.scheduledStart),
    status: booking.status !== 'CANCELLED',
  }
  const fields = Object.keys(FOLLOWED) as (keyof typeof FOLLOWED)[]
  return fields.filter((field) => !agreement[field]).map((field) => FOLLOWED[field])
}
