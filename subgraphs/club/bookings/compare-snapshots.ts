import { isDeepStrictEqual } from 'node:util'
import { BOOKING_FIELDS } from '../../../schema/club/bookings.ts'
import { fieldNamesOf, isEmpty } from '../../../schema/fields/resource-fields.ts'
import { toRestName } from '../../../schema/fields/rest-names.ts'
import {
  inOrder,
  isSameParty,
  isSamePartyBefore,
  isSamePlayers,
  shareableParticipants,
} from '../match-sessions/participants.ts'
import type { Booking, Snapshot } from './booking.ts'

const SNAPSHOT_FIELDS = fieldNamesOf(BOOKING_FIELDS)

type SnapshotField = (typeof SNAPSHOT_FIELDS)[number]

type SourceField = SnapshotField | 'courtId' | 'locationId'

/** Fields of a snapshot, in the order of `changed_fields`. */
const FIELDS = SNAPSHOT_FIELDS.flatMap((field): SourceField[] =>
  field === 'externalCourtId' ? [field, 'courtId', 'locationId'] : [field],
)

const VERSIONED_FIELDS = SNAPSHOT_FIELDS.filter((field) => BOOKING_FIELDS[field].isVersioned)

const PLANNED_FIELDS = SNAPSHOT_FIELDS.filter((field) => BOOKING_FIELDS[field].plansPlay)

type WithParticipants = Pick<Booking, 'participants'>

/** REST names of the fields of a new booking. */
export function sourceFieldsOf(booking: Booking): string[] {
  return toPublicNames(FIELDS.filter((field) => !isEmpty(booking[field])))
}

/** REST names of the fields that differ between two states of a booking. */
export function differingFields(before: Booking, after: Booking): string[] {
  const differing = FIELDS.filter(
    (field) => !isDeepStrictEqual(shown(before, field), shown(after, field)),
  )
  return toPublicNames(differing)
}

/** True if the snapshot keeps an active booking's court and time. */
export function staysAsPlanned(stored: Booking, snapshot: Snapshot): boolean {
  return PLANNED_FIELDS.every((field) => isSame(field, stored, snapshot))
}

/** True if the snapshot only ends the booking, or only withdraws a consent. */
export function onlyEndsOrHides(stored: Booking, snapshot: Snapshot): boolean {
  if (snapshot.status !== 'CONFIRMED') return true
  return isSameButParticipants(stored, snapshot) && onlyWithdrawsConsent(stored, snapshot)
}

export function hasSameContent(stored: Booking, snapshot: Snapshot): boolean {
  return VERSIONED_FIELDS.every((field) => isSame(field, stored, snapshot))
}

export function hasSameParticipants(a: WithParticipants, b: WithParticipants): boolean {
  return isSameParty(a.participants, b.participants)
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

/** Value for comparison; participants are sorted and reduced to shareable fields. */
function shown(booking: Booking, field: SourceField): unknown {
  if (field !== 'participants') return booking[field]
  return inOrder(shareableParticipants(booking.participants))
}

function toPublicNames(fields: readonly SourceField[]): string[] {
  return fields.map((field) => toRestName(field))
}

function onlyWithdrawsConsent(stored: WithParticipants, snapshot: WithParticipants): boolean {
  if (!isSamePlayers(stored.participants, snapshot.participants)) return false

  const before = consentingIds(stored)
  const after = consentingIds(snapshot)
  return after.size < before.size && [...after].every((id) => before.has(id))
}

function consentingIds({ participants }: WithParticipants): Set<string> {
  return new Set(shareableParticipants(participants).map(({ externalId }) => externalId))
}
