import { isDeepStrictEqual } from 'node:util'
import type { Booking as GraphBooking } from '../../../built/types/club.ts'
import type { Caller } from '../../../platform/caller.ts'
import { BOOKING_FIELDS } from '../../../schema/club/bookings.ts'
import { type FieldsWith, fieldNamesOf, isEmpty } from '../../../schema/fields/resource-fields.ts'
import { toRestName } from '../../../schema/fields/rest-names.ts'
import {
  inOrder,
  shareableParticipants,
  type VisibleParticipant,
} from '../match-sessions/participants.ts'
import { hasScope, mayReadBookingNumbers } from '../records/access.ts'
import type { Booking } from './booking.ts'

/** Fields of the graph without a resolver of their own, and the keys of those with one. */
type ListedField =
  | Exclude<
      keyof GraphBooking,
      '__typename' | 'bookingSource' | 'club' | 'court' | 'location' | 'matchSession'
    >
  | 'clubId'

/** Columns of a booking that reads return; the others are internal. */
export type ReadBooking = Omit<Booking, 'organizationId' | 'openConflictId' | 'publishedCount'>

/** A booking as the graph returns it. */
export type VisibleBooking = Omit<ReadBooking, 'externalCourtId' | 'participants'> & {
  externalCourtId: string
  participants: VisibleParticipant[]
}

type ContentVisibleTo<Reader> = FieldsWith<typeof BOOKING_FIELDS, { visibleTo: Reader }>

/** Fields that all readers see, besides the content that is visible to everyone. */
type PublicField =
  | ('id' | 'clubId' | 'locationId' | 'courtId' | 'provider' | 'matchSessionId')
  | ('importedAt' | 'createdAt' | 'updatedAt')

type HiddenField =
  | Exclude<ListedField, PublicField | ContentVisibleTo<'everyone'>>
  | 'installationId'

/** The source's fields as all other callers see them; the type forces a decision about each new field. */
const HIDDEN = {
  installationId: null,
  bookingSourceId: null,
  externalBookingId: null,
  ...(Object.fromEntries(
    fieldNamesOf(BOOKING_FIELDS)
      .filter((field) => BOOKING_FIELDS[field].visibleTo === 'owner')
      .map((field) => [field, null]),
  ) as Record<ContentVisibleTo<'owner'>, null>),
} satisfies Record<HiddenField, null>

/**
 * Applies visibility (Participant rules 1 to 4): source fields only for the installation that owns the source, the
 * booking's number for the desk of its club as well, participants only with their consent and the scope participants:read.
 */
export function toVisibleBooking(
  booking: ReadBooking,
  courtPublicId: string,
  caller: Caller,
): VisibleBooking {
  const isOwn = caller.kind === 'installation' && booking.installationId === caller.installationId
  const isRead = isOwn || mayReadBookingNumbers(caller, booking.clubId)
  return {
    ...booking,
    ...(isOwn ? null : HIDDEN),
    externalBookingId: isRead ? booking.externalBookingId : null,
    externalCourtId: (isOwn ? booking.externalCourtId : null) ?? courtPublicId,
    participants:
      isOwn && hasScope(caller, 'participants:read')
        ? shareableParticipants(booking.participants)
        : [],
  }
}

const SNAPSHOT_FIELDS = fieldNamesOf(BOOKING_FIELDS)

type SourceField = (typeof SNAPSHOT_FIELDS)[number] | 'courtId' | 'locationId'

/** Fields of a snapshot, in the order of `changed_fields`. */
const FIELDS = SNAPSHOT_FIELDS.flatMap((field): SourceField[] =>
  field === 'externalCourtId' ? [field, 'courtId', 'locationId'] : [field],
)

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

/** Value for comparison; participants are sorted and reduced to shareable fields. */
function shown(booking: Booking, field: SourceField): unknown {
  if (field !== 'participants') return booking[field]
  return inOrder(shareableParticipants(booking.participants))
}

function toPublicNames(fields: readonly SourceField[]): string[] {
  return fields.map((field) => toRestName(field))
}
