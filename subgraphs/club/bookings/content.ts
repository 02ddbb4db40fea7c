import { isDeepStrictEqual } from 'node:util'
import { BOOKING_FIELDS } from '../../../schema/club/bookings.ts'
import { fieldNamesOf, isEmpty } from '../../../schema/fields/resource-fields.ts'
import { toRestName } from '../../../schema/fields/rest-names.ts'
import {
  inOrder,
  isSameParty,
  isSamePlayers,
  shareableParticipants,
} from '../match-sessions/participants.ts'
import type { Booking, Snapshot } from './booking.ts'

const SNAPSHOT_FIELDS = fieldNamesOf(BOOKING_FIELDS)

type SnapshotField = (typeof SNAPSHOT_FIELDS)[number]

type SourceField = SnapshotField | 'courtId' | 'locationId'

/** What a source decides about a booking, in the order in which events name it. */
const FIELDS = SNAPSHOT_FIELDS.flatMap((field): SourceField[] =>
  field === 'externalCourtId' ? [field, 'courtId', 'locationId'] : [field],
)

const VERSIONED_FIELDS = SNAPSHOT_FIELDS.filter((field) => BOOKING_FIELDS[field].isVersioned)

const PLANNED_FIELDS = SNAPSHOT_FIELDS.filter((field) => BOOKING_FIELDS[field].plansPlay)

type WithParticipants = Pick<Booking, 'participants'>

/** Public names of the fields that a new booking brings. */
export function sourceFieldsOf(booking: Booking): string[] {
  return toPublicNames(FIELDS.filter((field) => !isEmpty(booking[field])))
}

/** Public names of the fields whose answer differs between two states of a booking. */
export function differingFields(before: Booking, after: Booking): string[] {
  const differing = FIELDS.filter(
    (field) => !isDeepStrictEqual(shown(before, field), shown(after, field)),
  )
  return toPublicNames(differing)
}

/** True for a snapshot that leaves a booking that stands on its court, at its time. */
export function staysAsPlanned(stored: Booking, snapshot: Snapshot): boolean {
  return PLANNED_FIELDS.every((field) => isSame(field, stored, snapshot))
}

/** True for a snapshot that only ends a booking, or only takes back a consent. */
export function takesNothing(stored: Booking, snapshot: Snapshot): boolean {
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
  if (field === 'participants') return isSameParty(stored.participants, snapshot.participants)
  return isDeepStrictEqual(stored[field], snapshot[field])
}

function isSameButParticipants(stored: Booking, snapshot: Snapshot): boolean {
  return VERSIONED_FIELDS.every(
    (field) => field === 'participants' || isSame(field, stored, snapshot),
  )
}

/** Participants show as far as they may be, in one order. */
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
