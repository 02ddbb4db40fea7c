import type { BookingFieldsFragment, PutBookingMutation } from '../../../schema/types/operations.ts'
import type { RestNames } from '../../rest-names.ts'

type PutBooking = NonNullable<PutBookingMutation['putBooking']>

export function toBooking(booking: BookingFieldsFragment) {
  return {
    id: booking.id,
    booking_source_id: booking.bookingSourceId,
    location_id: booking.locationId,
    court_id: booking.courtId,
    provider: booking.provider,
    external_booking_id: booking.externalBookingId,
    external_court_id: booking.externalCourtId,
    source_version: booking.sourceVersion,
    scheduled_start: booking.scheduledStart,
    scheduled_end: booking.scheduledEnd,
    status: booking.status,
    participants: booking.participants.map(toParticipant),
    match_session_id: booking.matchSessionId,
    imported_at: booking.importedAt,
    created_at: booking.createdAt,
    updated_at: booking.updatedAt,
  } satisfies RestNames<BookingFieldsFragment>
}

/** BookingMutationResponse. */
export function toPutBooking({ booking, outcome, reconciliationStatus }: PutBooking) {
  return {
    data: toBooking(booking),
    reconciliation_status: reconciliationStatus === 'REQUIRED' ? 'required' : 'none',
    idempotent_replay: outcome === 'UNCHANGED',
  }
}

/** 202 tells that the snapshot was taken but the match session stayed; a mere repetition is 200. */
export function toPutBookingStatus({ outcome, reconciliationStatus }: PutBooking): number {
  if (outcome === 'CREATED') return 201
  return outcome === 'UPDATED' && reconciliationStatus === 'REQUIRED' ? 202 : 200
}

function toParticipant({ externalId, displayName }: BookingFieldsFragment['participants'][number]) {
  return { external_id: externalId, display_name: displayName }
}
