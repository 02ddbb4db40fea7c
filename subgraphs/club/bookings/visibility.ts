import type { Caller } from '../../../platform/caller.ts'
import { BOOKING_FIELDS } from '../../../schema/club/bookings.ts'
import { type FieldsWith, fieldNamesOf } from '../../../schema/fields/resource-fields.ts'
import type { Booking as GraphBooking } from '../../../schema/types/club.ts'
import { hasScope } from '../access.ts'
import { shareableParticipants, type VisibleParticipant } from '../match-sessions/participants.ts'
import type { Booking } from './booking.ts'

/** The graph's fields that no resolver finds for itself, and what those look for the club by. */
type ToldField =
  | Exclude<
      keyof GraphBooking,
      '__typename' | 'bookingSource' | 'club' | 'court' | 'location' | 'matchSession'
    >
  | 'clubId'

/** What is read of a booking for anyone; the rest is its writers' alone. */
export type ReadBooking = Omit<Booking, 'organizationId' | 'openConflictId' | 'publishedCount'>

/** A booking as the graph answers it: a new field of it has to be decided about below. */
export type VisibleBooking = Omit<
  ReadBooking,
  'installationId' | 'externalCourtId' | 'participants'
> & {
  externalCourtId: string
  participants: VisibleParticipant[]
}

/**
 * What the caller may see of a booking (Participant rules 1 to 4): what belongs to the source only
 * for the installation that owns it, participants only with their consent and participants:read.
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
  } satisfies Record<ToldField, unknown>
}

const FIELDS = fieldNamesOf(BOOKING_FIELDS)

type OwnersField = FieldsWith<typeof BOOKING_FIELDS, { visibleTo: 'owner' }>

type VisibleContent = Pick<ReadBooking, keyof typeof BOOKING_FIELDS> & {
  [F in OwnersField]: ReadBooking[F] | null
}

function contentShownTo(isOwner: boolean, booking: ReadBooking): VisibleContent {
  const content = FIELDS.map((field) => {
    const isShown = isOwner || BOOKING_FIELDS[field].visibleTo === 'everyone'
    return [field, isShown ? booking[field] : null]
  })
  return Object.fromEntries(content) as VisibleContent
}
