import { isSamePlayers } from '../../match-sessions/participants.ts'
import type { SessionPlan } from '../../match-sessions/plan.ts'
import { isOpen, isStanding } from '../../match-sessions/rules.ts'
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

/** Play has begun: the session no longer follows its booking. */
export function isLocked(session: MatchSession | null): session is MatchSession {
  return isStanding(session) && !isOpen(session)
}

type Reconciled =
  | { isNew: true; booking: Booking; conflict: Extract<ConflictChange, { conflict: unknown }> }
  | { isNew: false; booking: Booking; conflict: ConflictChange | null }

/** Compares a written booking with its locked session: that opens, renews or ends their conflict. */
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

/** What a session follows its booking in, by public names. */
const FOLLOWED = {
  courtId: 'court_id',
  locationId: 'location_id',
  participants: 'participants',
  scheduledEnd: 'scheduled_end',
  scheduledStart: 'scheduled_start',
  status: 'status',
} as const satisfies Record<keyof SessionPlan | 'status', string>

/**
 * Public names of what the session says other than its booking. Consent is not about the session, and
 * that a booking is over contradicts none.
 */
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
