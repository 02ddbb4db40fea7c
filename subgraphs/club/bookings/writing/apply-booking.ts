import type { ClubEventTypeOf } from '../../../../schema/club/event-types.ts'
import { laterThan } from '../../../foundation/change/optimistic-lock.ts'
import { isSameParty } from '../../match-sessions/participants.ts'
import { followBooking } from '../../match-sessions/plan.ts'
import { hasStarted } from '../../match-sessions/rules.ts'
import { type ClubEvent, toClubEvent } from '../../records/club-event.ts'
import type { Booking, BookingState, SnapshotDecision, SnapshotTarget } from '../booking.ts'
import { reconcile, reconciliationStatusOf } from '../conflicts/rules.ts'
import { differingFields, sourceFieldsOf } from '../visibility.ts'
import { touchForParty, touchIfReplaced } from './touch-session.ts'

/** The state on which a booking is applied, from every writer. */
export type AppliedState = Omit<BookingState, 'target'> & {
  target: Pick<
    SnapshotTarget,
    'organizationId' | 'clubId' | 'scoringMode' | 'ruleVersion' | 'court'
  >
}

/** Adds a booking with its event and its match session. */
export function addBooking(state: AppliedState, booking: Booking): SnapshotDecision {
  const created = toEvent(booking, 'booking.created', 1, sourceFieldsOf(booking))
  return withSession(state, booking, 'CREATED', [created])
}

/** Replaces a stored booking: its events, and what its match session takes over of it. */
export function replaceBooking(
  state: AppliedState,
  stored: Booking,
  changed: Booking,
): SnapshotDecision {
  const booking: Booking = {
    ...changed,
    publishedCount: stored.publishedCount + 1,
    updatedAt: laterThan(stored, state.now),
  }
  const isNewlyCancelled = stored.status !== 'CANCELLED' && booking.status === 'CANCELLED'
  const type = isNewlyCancelled ? 'booking.cancelled' : 'booking.updated'
  const events = [toEvent(booking, type, booking.publishedCount, differingFields(stored, booking))]
  if (!isSameParty(stored.participants, booking.participants)) {
    booking.publishedCount += 1
    events.push(toEvent(booking, 'participant.updated', booking.publishedCount, ['participants']))
  }
  return withSession(state, booking, 'UPDATED', events)
}

/** Adds the change of the match session to a booking's decision. */
function withSession(
  state: AppliedState,
  booking: Booking,
  outcome: 'CREATED' | 'UPDATED',
  bookingEvents: ClubEvent[],
): SnapshotDecision {
  if (hasStarted(state.session)) {
    const reconciled = reconcile(booking, state.session, state.ids.conflict, state.now)
    const reconciliationStatus = reconciliationStatusOf(reconciled.booking)
    return {
      result: { booking: reconciled.booking, outcome, reconciliationStatus },
      session: touchForParty(state, booking),
      replacedSession: null,
      conflict: reconciled.conflict,
      events: [...bookingEvents, ...reconciled.events],
    }
  }

  const change = followBooking(booking, state)
  const reconciliationStatus = 'NONE'
  if (change === null) {
    const result = { booking, outcome, reconciliationStatus } as const
    const session = touchForParty(state, booking)
    return { result, session, replacedSession: null, conflict: null, events: bookingEvents }
  }

  const { session, events } = change
  const [first, ...rest] = bookingEvents
  const linked = { ...booking, matchSessionId: session.id }
  const isNewLink = outcome === 'UPDATED' && booking.matchSessionId !== session.id
  const bookingEvent =
    first && isNewLink
      ? { ...first, changedFields: [...first.changedFields, 'match_session_id'] }
      : first
  return {
    result: { booking: linked, outcome, reconciliationStatus },
    session,
    replacedSession: touchIfReplaced(state, session),
    conflict: null,
    events: [...(bookingEvent ? [bookingEvent] : []), ...rest, ...events],
  }
}

function toEvent(
  booking: Booking,
  type: ClubEventTypeOf<'booking'>,
  sequence: number,
  changedFields: string[],
): ClubEvent {
  return toClubEvent(type, booking, { sequence, changedFields })
}
