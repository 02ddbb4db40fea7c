import { isSamePlayers } from '../../match-sessions/participants.ts'
import type { SessionPlan } from '../../match-sessions/plan.ts'
import { isNotStarted, isStanding } from '../../match-sessions/rules.ts'
import type { MatchSession } from '../../match-sessions/session.ts'
import type { Booking } from '../booking.ts'
import type { ReconciliationConflict } from './reconciliation-conflict.ts'

export type ReconciliationStatus = 'NONE' | 'REQUIRED'

export type ConflictChange =
  | { change: 'OPEN' | 'RENEW'; conflict: ReconciliationConflict }
  | { change: 'RESOLVE'; id: string; at: Date }

export function reconciliationStatusOf({ openConflictId }: Booking): ReconciliationStatus {
  return openConflictId === null ? 'NONE' : 'REQUIRED'
}

/** True once play has begun, or a walkover is recorded: the session does not follow its booking. */
export function hasStarted(session: MatchSession | null): session is MatchSession {
  return isStanding(session) && !isNotStarted(session)
}

type Reconciled =
  | { isNew: true; booking: Booking; conflict: Extract<ConflictChange, { conflict: unknown }> }
  | { isNew: false; booking: Booking; conflict: ConflictChange | null }

/** Compares a booking with its started session; opens, updates or resolves their conflict. */
export function reconcile(
  written: Booking,
  session: MatchSession,
  newId: string,
  now: Date,
): Reconciled {
  const booking = { ...written }
  const { openConflictId } = booking
  const fields = fieldsNotCarriedOver(booking, session)
  if (fields.length === 0) {
    if (openConflictId === null) return { isNew: false, booking, conflict: null }
    booking.openConflictId = null
    return { isNew: false, booking, conflict: { change: 'RESOLVE', id: openConflictId, at: now } }
  }
  const id = openConflictId ?? newId
  booking.openConflictId = id
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
  const change = openConflictId === null ? 'OPEN' : 'RENEW'
  return { isNew: true, booking, conflict: { change, conflict } }
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
