import type { BOOKING_FIELDS } from '../../../schema/club/bookings.ts'
import type { ContentOf, RowOf } from '../../../schema/fields/resource-fields.ts'
import type { BookingSource } from '../booking-sources/booking-source.ts'
import type { Participant } from '../match-sessions/participants.ts'
import type { MatchSession } from '../match-sessions/session.ts'
import type { ClubEvent } from '../records/club-event.ts'
import type { ConflictChange, ReconciliationStatus } from './conflicts/reconciliation-conflict.ts'

/** A booking of a court (club API, Booking); the source's fields are null for bookings of the portal. */
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
  /** Unresolved conflict with its session. */
  openConflictId: string | null
  /** Number of published events. */
  publishedCount: number
  importedAt: Date
  createdAt: Date
  updatedAt: Date
}

/** Provider of bookings that the club itself has made. */
export const PORTAL_PROVIDER = 'portal'

/** A parsed `BookingSnapshot` (`schema/club/bookings.ts`), without its source. */
export interface Snapshot extends WithParticipants<ContentOf<typeof BOOKING_FIELDS>> {
  externalBookingId: string
}

/** A snapshot of an installation, which waits in the lane of its source. */
export interface WaitingSnapshot {
  installationId: string
  snapshot: Snapshot
  /** The trace of the request, which its events continue. */
  traceparent?: string | undefined
}

/** Participants with defaults applied (`inputs.ts`). */
type WithParticipants<Content> = Omit<Content, 'participants'> & { participants: Participant[] }

/** Source of a snapshot, and the court that its external court is mapped to. */
export interface SnapshotTarget {
  organizationId: string
  clubId: string
  bookingSourceId: string
  installationId: string
  provider: string
  scoringMode: string
  ruleVersion: string
  sourceStatus: BookingSource['status']
  erasing: BookingSource['erasing']
  court: { id: string; locationId: string; status: string } | null
}

/** The state on which a snapshot is decided. */
export interface BookingState {
  target: SnapshotTarget
  stored: Booking | null
  session: MatchSession | null
  /** Ids for new records. */
  ids: { booking: string; session: string; conflict: string }
  now: Date
}

export interface SnapshotDecision {
  result: {
    booking: Booking
    outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED'
    reconciliationStatus: ReconciliationStatus
  }
  /** The session to write, if the snapshot adds or changes one. */
  session: MatchSession | null
  /** The cancelled session in whose place `session` comes: it shows no players from then on. */
  replacedSession: MatchSession | null
  /** The conflict to write, if the snapshot opens, renews or ends one. */
  conflict: ConflictChange | null
  events: ClubEvent[]
}

/** Result of a snapshot, with the public id of its court. */
export type WrittenBooking = SnapshotDecision['result'] & { courtPublicId: string }
