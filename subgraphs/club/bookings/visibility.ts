import type { Caller } from '../../../platform/caller.ts'
import { BOOKING_FIELDS } from '../../../schema/club/bookings.ts'
import { type FieldsWith, fieldNamesOf } from '../../../schema/fields/resource-fields.ts'
import type { Booking as GraphBooking } from '../../../schema/types/club.ts'
import { shareableParticipants, type VisibleParticipant } from '../match-sessions/participants.ts'
import { hasScope } from '../records/access.ts'
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

/** A booking as the graph returns it; the type forces a decision about each new field. */
export type VisibleBooking = Omit<
  ReadBooking,
  'installationId' | 'externalCourtId' | 'participants'
> & {
  externalCourtId: string
  participants: VisibleParticipant[]
}

/**
 * Applies visibility (Participant rules 1 to 4): source fields only for the installation that owns the source,
 * participants only with their consent and the scope participants:read.
 */
export function toVisibleBooking(
  booking: ReadBooking,
  courtPublicId: string,
  caller: Caller,
): VisibleBooking {
  const isOwn = caller.kind === 'installation' && booking.installationId === caller.installationId
  return {
    id: booking.id,
    clubId: booking.clubId,
    bookingSourceId: isOwn ? booking.bookingSourceId : null,
    locationId: booking.locationId,
    courtId: booking.courtId,
    provider: booking.provider,
    externalBookingId: isOwn ? booking.externalBookingId : null,
    ...contentShownTo(isOwn, booking),
    externalCourtId: (isOwn ? booking.externalCourtId : null) ?? courtPublicId,
    participants:
      isOwn && hasScope(caller, 'participants:read')
        ? shareableParticipants(booking.participants)
        : [],
    matchSessionId: booking.matchSessionId,
    importedAt: booking.importedAt,
    createdAt: booking.createdAt,
    updatedAt: booking.updatedAt,
  } satisfies Record<ListedField, unknown>
}

const FIELDS = fieldNamesOf(BOOKING_FIELDS)

type OwnersField = FieldsWith<typeof BOOKING_FIELDS, { visibleTo: 'owner' }>

type VisibleContent = Pick<ReadBooking, keyof typeof BOOKING_FIELDS> & {
  [F in OwnersField]: ReadBooking[F] | null
}

function contentShownTo(isOwner: boolean, booking: ReadBooking): VisibleContent {
  const content: Record<string, unknown> = {}
  for (const field of FIELDS) {
    const isShown = isOwner || BOOKING_FIELDS[field].visibleTo === 'everyone'
    content[field] = isShown ? booking[field] : null
  }
  return content as VisibleContent
}
