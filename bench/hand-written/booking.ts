import type { RowDataPacket } from 'mysql2/promise'
import type { Installation } from './authenticate.ts'
import type { Participant } from './validate.ts'

export interface Booking {
  id: string
  organizationId: string
  clubId: string
  locationId: string
  courtId: string
  bookingSourceId: string | null
  installationId: string | null
  provider: string
  externalBookingId: string | null
  externalCourtId: string | null
  sourceVersion: number | null
  scheduledStart: Date
  scheduledEnd: Date
  status: string
  participants: Participant[]
  matchSessionId: string | null
  publishedCount: number
  importedAt: Date
  createdAt: Date
  updatedAt: Date
}

/** External ids are binary columns; JSON is parsed or text, depending on the database server. */
export interface BookingRow
  extends RowDataPacket,
    Omit<Booking, 'externalBookingId' | 'externalCourtId' | 'participants'> {
  externalBookingId: Buffer | null
  externalCourtId: Buffer | null
  participants: Participant[] | string
}

export const BOOKING_COLUMNS = `b.id AS id, b.organization_id AS organizationId,
  b.club_id AS clubId, b.location_id AS locationId, b.court_id AS courtId,
  b.booking_source_id AS bookingSourceId, b.installation_id AS installationId,
  b.provider AS provider, b.external_booking_id AS externalBookingId,
  b.external_court_id AS externalCourtId, b.source_version AS sourceVersion,
  b.scheduled_start AS scheduledStart, b.scheduled_end AS scheduledEnd, b.status AS status,
  b.participants AS participants, b.match_session_id AS matchSessionId,
  b.published_count AS publishedCount, b.imported_at AS importedAt, b.created_at AS createdAt,
  b.updated_at AS updatedAt`

/** Converts a row in place. */
export function toBooking(row: BookingRow): Booking {
  const booking = row as unknown as Booking
  booking.externalBookingId = toText(row.externalBookingId)
  booking.externalCourtId = toText(row.externalCourtId)
  if (typeof row.participants === 'string') booking.participants = JSON.parse(row.participants)
  return booking
}

/** The documented JSON, with the fields that the caller can see. */
export function toBody(booking: Booking, courtPublicId: string, caller: Installation) {
  const isOwn = booking.installationId === caller.id
  const showsPeople = isOwn && caller.scopes.includes('participants:read')
  return {
    id: booking.id,
    booking_source_id: isOwn ? booking.bookingSourceId : null,
    location_id: booking.locationId,
    court_id: booking.courtId,
    provider: booking.provider,
    external_booking_id: isOwn ? booking.externalBookingId : null,
    external_court_id: (isOwn ? booking.externalCourtId : null) ?? courtPublicId,
    source_version: isOwn ? booking.sourceVersion : null,
    scheduled_start: booking.scheduledStart.toISOString(),
    scheduled_end: booking.scheduledEnd.toISOString(),
    status: booking.status,
    participants: showsPeople ? toPeople(booking.participants) : [],
    match_session_id: booking.matchSessionId,
    imported_at: booking.importedAt.toISOString(),
    created_at: booking.createdAt.toISOString(),
    updated_at: booking.updatedAt.toISOString(),
  }
}

function toPeople(participants: readonly Participant[]) {
  return participants
    .filter(({ consentToShare }) => consentToShare)
    .map(({ externalId, displayName }) => ({ external_id: externalId, display_name: displayName }))
}

function toText(bytes: Buffer | null): string | null {
  return bytes === null ? null : bytes.toString('utf8')
}
