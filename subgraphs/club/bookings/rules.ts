import type { ClubEventTypeOf } from '../../../schema/club/event-types.ts'
import { Problem } from '../../../schema/problem.ts'
import { nameChanges } from '../match-sessions/changed-fields.ts'
import { redactParticipants } from '../match-sessions/participants.ts'
import { cancelSession, makeSession, moveSession } from '../match-sessions/plan.ts'
import { isStanding } from '../match-sessions/rules.ts'
import type { MatchSession, SessionDecision } from '../match-sessions/session.ts'
import { type ClubEvent, toClubEvent } from '../records/club-event.ts'
import { type CourtAndLocation, requireCourt, requireOpenSource } from './acceptance-rules.ts'
import type { Booking, Snapshot, SnapshotTarget } from './booking.ts'
import {
  differingFields,
  hasSameContent,
  hasSameParticipants,
  sourceFieldsOf,
} from './compare-snapshots.ts'
import {
  type ConflictChange,
  hasStarted,
  type ReconciliationStatus,
  reconcile,
  reconciliationStatusOf,
} from './conflicts/rules.ts'

export interface SnapshotDecision {
  result: {
    booking: Booking
    outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED'
    reconciliationStatus: ReconciliationStatus
  }
  /** The session to write, if the snapshot touches one. */
  session: { change: 'ADD' | 'FOLLOW'; session: MatchSession } | null
  /** The conflict to write, if the snapshot opens, renews or ends one. */
  conflict: ConflictChange | null
  events: ClubEvent[]
}

/** The state on which a snapshot is decided. */
export interface BookingState {
  target: SnapshotTarget
  stored: Booking | null
  session: MatchSession | null
  /** Ids for new records. */
  ids: { booking: string; session: string; conflict: string }
  now: Date
}

/** Decides what a complete snapshot does (club API, States and transitions; Endpoint rule 3). */
export function decideSnapshot(snapshot: Snapshot, state: BookingState): SnapshotDecision {
  const { stored, target } = state
  requireOpenSource(snapshot, state)
  if (stored !== null && isRepetition(stored, snapshot)) return unchanged(stored)

  const place = requireCourt(snapshot, state)
  const accepted = withoutErasing(snapshot, target.erasing)
  return stored === null
    ? createBooking(accepted, state, place)
    : updateBooking(accepted, state, stored, place)
}

function withoutErasing(snapshot: Snapshot, erasing: SnapshotTarget['erasing']): Snapshot {
  if (erasing === null) return snapshot

  return { ...snapshot, participants: redactParticipants(snapshot.participants, erasing) }
}

function unchanged(booking: Booking): SnapshotDecision {
  const reconciliationStatus = reconciliationStatusOf(booking)
  const result = { booking, outcome: 'UNCHANGED', reconciliationStatus } as const
  return { result, session: null, conflict: null, events: [] }
}

/** True for a repetition of the stored snapshot; throws for an older version, or different content of the same. */
function isRepetition(stored: Booking, snapshot: Snapshot): boolean {
  const storedVersion = stored.sourceVersion ?? -1
  if (snapshot.sourceVersion > storedVersion) return false

  const isOlder = snapshot.sourceVersion < storedVersion
  if (!isOlder && hasSameContent(stored, snapshot)) return true

  throw new Problem(
    'version_conflict',
    isOlder
      ? `Version ${storedVersion} of this booking is already stored; send a higher source_version.`
      : `Version ${storedVersion} is stored with other content; raise source_version with every change.`,
    {
      storedSourceVersion: storedVersion,
      submittedSourceVersion: snapshot.sourceVersion,
      reason: isOlder ? 'older' : 'same_version_different_content',
    },
  )
}

function createBooking(
  snapshot: Snapshot,
  state: BookingState,
  { courtId, locationId }: CourtAndLocation,
): SnapshotDecision {
  const { target, now } = state
  const booking: Booking = {
    id: state.ids.booking,
    organizationId: target.organizationId,
    clubId: target.clubId,
    bookingSourceId: target.bookingSourceId,
    installationId: target.installationId,
    provider: target.provider,
    ...snapshot,
    courtId,
    locationId,
    matchSessionId: null,
    openConflictId: null,
    publishedCount: 1,
    importedAt: now,
    createdAt: now,
    updatedAt: now,
  }
  const created = toEvent(booking, 'booking.created', 1, sourceFieldsOf(booking))
  return withSession(state, booking, 'CREATED', [created])
}

function updateBooking(
  snapshot: Snapshot,
  state: BookingState,
  stored: Booking,
  { courtId, locationId }: CourtAndLocation,
): SnapshotDecision {
  const { now } = state
  const booking: Booking = {
    ...stored,
    ...snapshot,
    courtId,
    locationId,
    publishedCount: stored.publishedCount + 1,
    importedAt: now,
    updatedAt: now,
  }
  const isNewlyCancelled = stored.status !== 'CANCELLED' && snapshot.status === 'CANCELLED'
  const type = isNewlyCancelled ? 'booking.cancelled' : 'booking.updated'
  const events = [toEvent(booking, type, booking.publishedCount, differingFields(stored, booking))]
  if (!hasSameParticipants(stored, booking)) {
    booking.publishedCount += 1
    events.push(toEvent(booking, 'participant.updated', booking.publishedCount, ['participants']))
  }
  return withSession(state, booking, 'UPDATED', events)
}

/** Adds the change of the match session to a booking's decision. */
function withSession(
  state: BookingState,
  booking: Booking,
  outcome: 'CREATED' | 'UPDATED',
  bookingEvents: ClubEvent[],
): SnapshotDecision {
  if (hasStarted(state.session))
    return withStartedSession(state, state.session, booking, outcome, bookingEvents)

  const change = decideSession(state, booking)
  const reconciliationStatus = 'NONE'
  if (change === null) {
    const result = { booking, outcome, reconciliationStatus } as const
    return { result, session: null, conflict: null, events: bookingEvents }
  }

  const { session, events } = change.decision
  const [first, ...rest] = bookingEvents
  const linked = { ...booking, matchSessionId: session.id }
  const isNewLink = outcome === 'UPDATED' && booking.matchSessionId !== session.id
  const bookingEvent =
    first && isNewLink
      ? { ...first, changedFields: [...first.changedFields, 'match_session_id'] }
      : first
  return {
    result: { booking: linked, outcome, reconciliationStatus },
    session: { change: change.kind, session },
    conflict: null,
    events: [...(bookingEvent ? [bookingEvent] : []), ...rest, ...events],
  }
}

/** A started session stays unchanged; differences become a conflict for the club to resolve. */
function withStartedSession(
  state: BookingState,
  session: MatchSession,
  written: Booking,
  outcome: 'CREATED' | 'UPDATED',
  bookingEvents: ClubEvent[],
): SnapshotDecision {
  const { booking, conflict, isNew } = reconcile(written, session, state.ids.conflict, state.now)
  const reconciliationStatus = reconciliationStatusOf(booking)
  const result = { booking, outcome, reconciliationStatus }
  if (!isNew) return { result, session: null, conflict, events: bookingEvents }

  booking.publishedCount += 1
  const type = 'booking.reconciliation_required'
  const required = toEvent(booking, type, booking.publishedCount, conflict.conflict.fields)
  return { result, session: null, conflict, events: [...bookingEvents, required] }
}

/** Statuses of a court that staff have closed: a booking that ends may still name it, and its session waits. */
const CLOSED: readonly unknown[] = ['MAINTENANCE', 'DISABLED']

function decideSession(
  { target, session, ids, now }: BookingState,
  booking: Booking,
): { kind: 'ADD' | 'FOLLOW'; decision: SessionDecision } | null {
  const { locationId, courtId, scheduledStart, scheduledEnd, participants } = booking
  const plan = { locationId, courtId, scheduledStart, scheduledEnd, participants }
  if (isStanding(session)) {
    const isCancelled = booking.status === 'CANCELLED'
    const isCourtUsable = !CLOSED.includes(target.court?.status)
    const decision = isCancelled
      ? cancelSession(session, now)
      : moveSession(session, { ...plan, isCourtUsable }, now)
    return decision && { kind: 'FOLLOW', decision: nameChanges(session, decision) }
  }
  if (booking.status !== 'CONFIRMED' || scheduledEnd <= now) return null

  const { organizationId, clubId, scoringMode, ruleVersion } = target
  const origin = {
    id: ids.session,
    organizationId,
    clubId,
    bookingId: booking.id,
    scoringMode,
    ruleVersion,
  }
  return { kind: 'ADD', decision: makeSession(origin, plan, now) }
}

function toEvent(
  booking: Booking,
  type: ClubEventTypeOf<'booking'>,
  sequence: number,
  changedFields: string[],
): ClubEvent {
  return toClubEvent(type, booking, { sequence, changedFields })
}
