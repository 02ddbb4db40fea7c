import {
  BookingSnapshot,
  type ImportedBooking,
  NewBookingImport,
  type ParticipantSnapshot,
} from '../../schema/club/bookings.ts'
import { type NamesOf, toRest } from '../../schema/input-record.ts'

const PARTICIPANT: NamesOf<typeof ParticipantSnapshot.fields> = {
  externalId: 'external_id',
  displayName: 'display_name',
  team: 'team',
  consentToShare: 'consent_to_share',
  consentReference: 'consent_reference',
}

const SNAPSHOT: NamesOf<typeof BookingSnapshot.fields> = {
  sourceVersion: 'source_version',
  externalCourtId: 'external_court_id',
  scheduledStart: 'scheduled_start',
  scheduledEnd: 'scheduled_end',
  status: 'status',
  participants: { name: 'participants', of: PARTICIPANT },
}

const IMPORTED: NamesOf<typeof ImportedBooking.fields> = {
  externalBookingId: 'external_booking_id',
  booking: { name: 'booking', of: SNAPSHOT },
}

/** Body of PUT /booking-sources/{sourceId}/bookings/{externalBookingId}. */
export const SnapshotBody = toRest(BookingSnapshot, 'body', SNAPSHOT)

/** Body of POST /booking-sources/{sourceId}/imports. */
export const ImportBody = toRest(NewBookingImport, 'body', {
  bookings: { name: 'bookings', of: IMPORTED },
})
