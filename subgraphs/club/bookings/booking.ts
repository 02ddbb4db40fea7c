import type { BOOKING_FIELDS } from '../../../schema/club/bookings.ts'
import type { ContentOf, RowOf } from '../../../schema/fields/resource-fields.ts'
import type { BookingSource } from '../booking-sources/booking-source.ts'
import type { Participant } from '../match-sessions/participants.ts'

/** A booking of a court (club API, Booking); the source's fields are null when the portal made it. */
export interface Booking extends WithParticipants<RowOf<typeof BOOKING_FIELDS>> {
  id: string
  organizationId: string
  clubId: string
  locationId: string
  courtId: string
  bookingSourceId: string | null
  /** Owner of the source. */
  installationId: string | null
  provider: string
  externalBookingId: string | null
  matchSessionId: string | null
  /** The conflict with its session that is not resolved yet. */
  openConflictId: string | null
  /** How many events were published about it. */
  publishedCount: number
  importedAt: Date
  createdAt: Date
  updatedAt: Date
}

/** The provider of bookings that no source tells of, because the club made them itself. */
export const PORTAL_PROVIDER = 'portal'

/** What a source says about one booking, after parsing. */
export interface Snapshot extends WithParticipants<ContentOf<typeof BOOKING_FIELDS>> {
  externalBookingId: string
}

/** Participants are stored complete, as `inputs.ts` makes them of what a source sends. */
type WithParticipants<Content> = Omit<Content, 'participants'> & { participants: Participant[] }

/** The source a snapshot comes through, and the court that its external court is mapped to. */
export interface SnapshotTarget {
  organizationId: string
  clubId: string
  bookingSourceId: string
  installationId: string
  provider: string
  scoringMode: string
  ruleVersion: string
  sourceStatus: BookingSource['status']
  court: { id: string; locationId: string; status: string } | null
}
