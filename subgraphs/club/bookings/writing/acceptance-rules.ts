import { isDeepStrictEqual } from 'node:util'
import type { InstallationCaller } from '../../../../platform/caller.ts'
import { BOOKING_FIELDS } from '../../../../schema/club/bookings.ts'
import { fieldNamesOf } from '../../../../schema/fields/resource-fields.ts'
import { Problem } from '../../../../schema/problem.ts'
import { requireWritable } from '../../booking-sources/rules.ts'
import {
  isSamePartyBefore,
  isSamePlayers,
  shareableParticipants,
} from '../../match-sessions/participants.ts'
import { requireScopes } from '../../records/access.ts'
import type { Booking, BookingState, Snapshot, SnapshotTarget } from '../booking.ts'

export type CourtAndLocation = Pick<Booking, 'courtId' | 'locationId'>

/** A snapshot that names participants, even none, needs participants:write as well. */
export function requireParticipantScope(
  installation: InstallationCaller,
  snapshots: readonly { participants?: unknown }[],
): void {
  if (snapshots.some(({ participants }) => participants != null))
    requireScopes(installation, ['participants:write'])
}

/** A snapshot's source and court, and its stored booking. */
type Placing = Pick<BookingState, 'target' | 'stored'>

/** A disabled source may write nothing; a paused source may still cancel bookings and withdraw consents. */
export function requireOpenSource(snapshot: Snapshot, { stored, target }: Placing): void {
  const { bookingSourceId: id, sourceStatus: status } = target
  const isRepeated = stored?.sourceVersion === snapshot.sourceVersion
  if (stored !== null && isRepeated && hasSameContent(stored, snapshot)) return
  if (stored !== null && status === 'PAUSED' && onlyEndsOrHides(stored, snapshot)) return

  requireWritable({ id, status })
}

/** True for a repetition of the stored snapshot; throws for an older version, or different content of the same. */
export function isRepetition(stored: Booking, snapshot: Snapshot): boolean {
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

/**
 * Returns the court and location of a snapshot's booking. A new or moved booking needs a mapped, enabled court; one
 * that ends or stays in place does not.
 */
export function requireCourt(snapshot: Snapshot, state: Placing): CourtAndLocation {
  const place = findPlace(snapshot, state)
  if (place === null) throw unusableCourt(snapshot, state.target)

  return place
}

function findPlace(
  snapshot: Snapshot,
  { stored, target: { court } }: Placing,
): CourtAndLocation | null {
  if (court !== null && court.status !== 'DISABLED') return placeOf(court)
  if (stored === null) return null
  if (snapshot.status !== 'CONFIRMED') return court === null ? stored : placeOf(court)
  return staysAsPlanned(stored, snapshot) ? stored : null
}

function unusableCourt(snapshot: Snapshot, target: SnapshotTarget): Problem {
  return new Problem(
    'unmapped_court',
    target.court === null
      ? 'This external court is not mapped to a court of the club; put a court mapping first.'
      : 'The court that this external court is mapped to is disabled.',
    { bookingSourceId: target.bookingSourceId, externalCourtId: snapshot.externalCourtId },
  )
}

function placeOf({ id, locationId }: { id: string; locationId: string }): CourtAndLocation {
  return { courtId: id, locationId }
}

type SnapshotField = keyof typeof BOOKING_FIELDS

const FIELDS = fieldNamesOf(BOOKING_FIELDS)

const VERSIONED_FIELDS = FIELDS.filter((field) => BOOKING_FIELDS[field].isVersioned)

const PLANNED_FIELDS = FIELDS.filter((field) => BOOKING_FIELDS[field].plansPlay)

/** True if the snapshot keeps an active booking's court and time. */
function staysAsPlanned(stored: Booking, snapshot: Snapshot): boolean {
  return PLANNED_FIELDS.every((field) => isSame(field, stored, snapshot))
}

/** True if the snapshot only ends the booking, or only withdraws a consent. */
function onlyEndsOrHides(stored: Booking, snapshot: Snapshot): boolean {
  if (snapshot.status !== 'CONFIRMED') return true
  return isSameButParticipants(stored, snapshot) && onlyWithdrawsConsent(stored, snapshot)
}

function hasSameContent(stored: Booking, snapshot: Snapshot): boolean {
  return VERSIONED_FIELDS.every((field) => isSame(field, stored, snapshot))
}

function isSame(field: SnapshotField, stored: Booking, snapshot: Snapshot): boolean {
  if (field === 'participants') return isSamePartyBefore(stored.participants, snapshot.participants)
  return isDeepStrictEqual(stored[field], snapshot[field])
}

function isSameButParticipants(stored: Booking, snapshot: Snapshot): boolean {
  return VERSIONED_FIELDS.every(
    (field) => field === 'participants' || isSame(field, stored, snapshot),
  )
}

type WithParticipants = Pick<Booking, 'participants'>

function onlyWithdrawsConsent(stored: WithParticipants, snapshot: WithParticipants): boolean {
  if (!isSamePlayers(stored.participants, snapshot.participants)) return false

  const before = consentingIds(stored)
  const after = consentingIds(snapshot)
  return after.size < before.size && [...after].every((id) => before.has(id))
}

function consentingIds({ participants }: WithParticipants): Set<string> {
  return new Set(shareableParticipants(participants).map(({ externalId }) => externalId))
}
