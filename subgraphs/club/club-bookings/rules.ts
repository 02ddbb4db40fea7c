import type { NewId } from '../../../platform/ids.ts'
import { BOOKING_FIELDS } from '../../../schema/club/bookings.ts'
import type { ClubBookingPlayer } from '../../../schema/club/club-bookings.ts'
import { UNASSIGNED } from '../../../schema/club/statuses.ts'
import { withEmptyFields } from '../../../schema/fields/resource-fields.ts'
import { Problem } from '../../../schema/problem.ts'
import { isOutdated } from '../../foundation/change/optimistic-lock.ts'
import type { ErasingPersons } from '../booking-sources/person-key.ts'
import { type Booking, PORTAL_PROVIDER, type SnapshotDecision } from '../bookings/booking.ts'
import { type AppliedState, addBooking, replaceBooking } from '../bookings/writing/apply-booking.ts'
import { type Participant, redactParticipants, toErased } from '../match-sessions/participants.ts'
import { hasStarted } from '../match-sessions/rules.ts'
import type { MatchSession } from '../match-sessions/session.ts'
import type { OwnSlot } from './slot-rules.ts'

/** A place of an own booking, whose court is locked, with what its club's bookings need. */
export type OwnState = Omit<AppliedState, 'target'> & {
  target: AppliedState['target'] & { erasing: ErasingPersons | null }
}

type Place = OwnSlot & { locationId: string }

export function createOwnBooking(
  state: OwnState,
  { locationId, courtId, scheduledStart, scheduledEnd }: Place,
  participants: readonly Participant[],
): SnapshotDecision {
  const { target, ids, now } = state
  const booking: Booking = {
    id: ids.booking,
    organizationId: target.organizationId,
    clubId: target.clubId,
    ...{ bookingSourceId: null, installationId: null, externalBookingId: null },
    provider: PORTAL_PROVIDER,
    ...withEmptyFields(BOOKING_FIELDS),
    ...{ sourceVersion: null, externalCourtId: null, status: 'CONFIRMED' },
    ...{ locationId, courtId, scheduledStart, scheduledEnd },
    participants: redactParticipants(participants, target.erasing),
    ...{ matchSessionId: null, openConflictId: null, publishedCount: 1 },
    ...{ importedAt: now, createdAt: now, updatedAt: now },
  }
  return addBooking(state, booking)
}

export function moveOwnBooking(
  state: OwnState & { stored: Booking },
  { courtId, locationId, scheduledStart, scheduledEnd }: Place,
): SnapshotDecision {
  const { stored, target } = state
  const participants = redactParticipants(stored.participants, target.erasing)
  const moved = { ...stored, courtId, locationId, scheduledStart, scheduledEnd, participants }
  return replaceBooking(state, stored, moved)
}

export function cancelOwnBooking(state: OwnState & { stored: Booking }): SnapshotDecision {
  const { stored, target } = state
  const participants = redactParticipants(stored.participants, target.erasing)
  return replaceBooking(state, stored, { ...stored, status: 'CANCELLED', participants })
}

/** Refuses what the desk may not change: another's booking, one whose match has begun, one that it has not seen. */
export function requireChangeable(
  booking: Booking,
  session: MatchSession | null,
  expectedUpdatedAt: Date | null | undefined,
): void {
  requireOwn(booking)
  const { status, updatedAt } = booking
  const details = { bookingId: booking.id, status, updatedAt: updatedAt.toISOString() }
  if (status !== 'CONFIRMED')
    throw new Problem('state_conflict', `The booking is ${status}.`, details)
  if (hasStarted(session))
    throw new Problem('state_conflict', `The match of this booking is ${session.status}.`, {
      ...details,
      ...{ matchSessionId: session.id, matchStatus: session.status },
    })
  if (expectedUpdatedAt != null && isOutdated(booking, expectedUpdatedAt))
    throw new Problem('state_conflict', 'The booking has been changed since it was read.', details)
}

/** A partner's booking is the partner's to change. */
export function requireOwn({ id, provider, bookingSourceId, updatedAt }: Booking): void {
  if (bookingSourceId === null) return

  throw new Problem('state_conflict', 'This booking belongs to a booking source.', {
    ...{ bookingId: id, provider, bookingSourceId, updatedAt: updatedAt.toISOString() },
  })
}

export function isAtPlace(booking: Booking, slot: OwnSlot): boolean {
  return (
    booking.courtId === slot.courtId &&
    booking.scheduledStart.getTime() === slot.scheduledStart.getTime() &&
    booking.scheduledEnd.getTime() === slot.scheduledEnd.getTime()
  )
}

/** A player without consent has a place and no name. */
export function toParticipants(players: readonly ClubBookingPlayer[], newId: NewId): Participant[] {
  return players.map(({ displayName, mayBeShown, team: sent }) => {
    const team = sent ?? UNASSIGNED
    if (!mayBeShown || displayName == null) return toErased({ team })
    return { externalId: newId(), displayName, team, consentToShare: true, consentReference: null }
  })
}
