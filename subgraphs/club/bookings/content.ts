import { isDeepStrictEqual } from 'node:util'
import { inOrder, isSameParty, shareableParticipants } from '../match-sessions/participants.ts'
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

type Compare<Stored, Sent> = (stored: Stored, sent: Sent) => boolean

type WithParticipants = Pick<Booking, 'participants'>

const FIELDS = Object.keys(SOURCE_FIELDS) as SourceField[]

/** Public names of the fields that a new booking brings. */
export function sourceFieldsOf(booking: Booking): string[] {
  const brought = FIELDS.filter(
    (field) => field !== 'participants' || booking.participants.length > 0,
  )
  return toPublicNames(brought)
}

/** Public names of the fields whose answer differs between two states of a booking. */
export function differingFields(before: Booking, after: Booking): string[] {
  const differing = FIELDS.filter(
    (field) => !isDeepStrictEqual(shown(before, field), shown(after, field)),
  )
  return toPublicNames(differing)
}

export function hasSameContent(stored: Booking, snapshot: Snapshot): boolean {
  const isSame = <Field extends keyof Snapshot>(field: Field) =>
    IS_SAME[field]?.(stored[field], snapshot[field]) ?? true
  return (Object.keys(IS_SAME) as (keyof Snapshot)[]).every(isSame)
}

export function hasSameParticipants(a: WithParticipants, b: WithParticipants): boolean {
  return isSameParty(a.participants, b.participants)
}

/** Participants show as far as they may be, in one order. */
function shown(booking: Booking, field: SourceField): unknown {
  if (field !== 'participants') return booking[field]
  return inOrder(shareableParticipants(booking.participants))
}

function toPublicNames(fields: readonly SourceField[]): string[] {
  return fields.flatMap((field) => SOURCE_FIELDS[field] ?? [])
}
