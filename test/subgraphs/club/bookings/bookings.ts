import { BOOKING_FIELDS } from '../../../../schema/club/bookings.ts'
import { withEmptyFields } from '../../../../schema/fields/resource-fields.ts'
import type {
  Booking,
  Snapshot,
  SnapshotDecision,
  SnapshotTarget,
} from '../../../../subgraphs/club/bookings/booking.ts'
import { decideSnapshot } from '../../../../subgraphs/club/bookings/writing/decide.ts'
import type { Participant } from '../../../../subgraphs/club/match-sessions/participants.ts'
import type { MatchSession } from '../../../../subgraphs/club/match-sessions/session.ts'

export const NOW = new Date('2026-07-01T12:00:00.000Z')

export const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)

export function aSnapshot(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    ...withEmptyFields(BOOKING_FIELDS),
    externalBookingId: 'b-1',
    sourceVersion: 1,
    externalCourtId: 'c1',
    scheduledStart: minutes(60),
    scheduledEnd: minutes(150),
    status: 'CONFIRMED',
    participants: [],
    ...changes,
  }
}

export function aParticipant(changes: Partial<Participant> = {}): Participant {
  return {
    externalId: 'p-1',
    displayName: 'Ana',
    team: 'UNASSIGNED',
    consentToShare: false,
    consentReference: null,
    ...changes,
  }
}

export function aTarget(changes: Partial<SnapshotTarget> = {}): SnapshotTarget {
  return {
    organizationId: 'organization-1',
    clubId: 'club-1',
    bookingSourceId: 'source-1',
    installationId: 'installation-1',
    provider: 'partner',
    scoringMode: 'STAR_POINT',
    ruleVersion: 'padel-2026.1',
    sourceStatus: 'ACTIVE',
    erasing: null,
    court: { id: 'court-1', locationId: 'location-1', status: 'AVAILABLE' },
    ...changes,
  }
}

export const SECOND_COURT = { id: 'court-2', locationId: 'location-2', status: 'AVAILABLE' }

/** What is stored between two snapshots. */
export interface Stored {
  booking: Booking | null
  session: MatchSession | null
}

export const NOTHING: Stored = { booking: null, session: null }

let made = 0

/** A snapshot, its target and its time, where they differ from the usual ones. */
export interface Attempt {
  snapshot?: Partial<Snapshot>
  target?: Partial<SnapshotTarget>
  now?: Date
}

/** Decides on one snapshot over what is stored. */
export function put(
  stored: Stored,
  { snapshot, target, now = NOW }: Attempt = {},
): SnapshotDecision {
  made += 1
  return decideSnapshot(aSnapshot(snapshot), {
    target: aTarget(target),
    stored: stored.booking,
    session: stored.session,
    ids: { booking: `booking-${made}`, session: `session-${made}`, conflict: `conflict-${made}` },
    now,
  })
}

/** What is stored after a decision over it. */
export function after(stored: Stored, { result, session }: SnapshotDecision): Stored {
  return { booking: result.booking, session: session ?? stored.session }
}

/** What is stored once a first snapshot was accepted; `session` changes the session it made. */
export function storedAfter(
  first: Partial<Snapshot> = {},
  session: Partial<MatchSession> = {},
): { booking: Booking; session: MatchSession | null } {
  const decision = put(NOTHING, { snapshot: first, now: minutes(-1000) })
  const made = decision.session
  return { booking: decision.result.booking, session: made ? { ...made, ...session } : null }
}

/** The events in a form to read: type, whose, order within it, changed fields. */
export function eventsOf({ events }: SnapshotDecision): unknown[] {
  return events.map(({ type, resource, sequence, changedFields }) => [
    type,
    resource.type,
    sequence,
    [...changedFields].sort(),
  ])
}
