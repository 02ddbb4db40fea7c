import { isDeepStrictEqual } from 'node:util'
import {
  inOrder,
  isSameParty,
  isSamePlayers,
  shareableParticipants,
} from '../match-sessions/participants.ts'
import type { Booking, Snapshot } from './booking.ts'

/** The public names of what a source decides about a booking; null for what no event names. */
const SOURCE_FIELDS = {
  sourceVersion: 'source_version',
  externalCourtId: 'external_court_id',
  courtId: 'court_id',
  locationId: 'location_id',
  scheduledStart: 'scheduled_start',
  scheduledEnd: 'scheduled_end',
  status: 'status',
  participants: 'participants',
  externalBookingId: null,
} as const satisfies Record<keyof Snapshot | 'courtId' | 'locationId', string | null>

type SourceField = keyof typeof SOURCE_FIELDS

/** What makes two snapshots of one version differ; null for what was compared before. */
const IS_SAME: { [Field in keyof Snapshot]: Compare<Booking[Field], Snapshot[Field]> | null } = {
  externalBookingId: null,
  sourceVersion: null,
  externalCourtId: isDeepStrictEqual,
  scheduledStart: isDeepStrictEqual,
  scheduledEnd: isDeepStrictEqual,
  status: isDeepStrictEqual,
  participants: isSameParty,
}

/** Whether another value plans play anew, which needs a court that can be used. */
const IS_PLANNED: Readonly<Record<keyof Snapshot, boolean>> = {
  externalBookingId: false,
  sourceVersion: false,
  externalCourtId: true,
  scheduledStart: true,
  scheduledEnd: true,
  status: true,
  participants: false,
}

const SNAPSHOT_FIELDS = Object.keys(IS_SAME) as (keyof Snapshot)[]

const PLANNED_FIELDS = SNAPSHOT_FIELDS.filter((field) => IS_PLANNED[field])

type Compare<Stored, Sent> = (stored: Stored, sent: Sent) => boolean

type WithParticipants = Pick<Booking, 'participants'>

const FIELDS = Object.keys(SOURCE_FIELDS) as SourceField[]

/** Public names of the fields that a new booking brings. */
export function sourceFieldsOf(booking: Booking): string[] {
  return toPublicNames(FIELDS.filter((field) => !isNothing(booking[field])))
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
  return SNAPSHOT_FIELDS.every((field) => isSame(field, stored, snapshot))
}

export function hasSameParticipants(a: WithParticipants, b: WithParticipants): boolean {
  return isSameParty(a.participants, b.participants)
}

function isSame<Field extends keyof Snapshot>(
  field: Field,
  stored: Booking,
  snapshot: Snapshot,
): boolean {
  return IS_SAME[field]?.(stored[field], snapshot[field]) ?? true
}

function isSameButParticipants(stored: Booking, snapshot: Snapshot): boolean {
  return SNAPSHOT_FIELDS.every(
    (field) => field === 'participants' || isSame(field, stored, snapshot),
  )
}

function isNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

/** Participants show as far as they may be, in one order. */
function shown(booking: Booking, field: SourceField): unknown {
  if (field !== 'participants') return booking[field]
  return inOrder(shareableParticipants(booking.participants))
}

function toPublicNames(fields: readonly SourceField[]): string[] {
  return fields.flatMap((field) => SOURCE_FIELDS[field] ?? [])
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
