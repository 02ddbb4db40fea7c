import type { Pool, RowDataPacket } from 'mysql2/promise'
import type { Installation } from './authenticate.ts'
import { Refusal } from './refusal.ts'
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

export const BOOKING_COLUMNS = `b.id AS id, b.organization_id AS organizationId,
  b.club_id AS clubId, b.location_id AS locationId, b.court_id AS courtId,
  b.booking_source_id AS bookingSourceId, b.installation_id AS installationId,
  b.provider AS provider, b.external_booking_id AS externalBookingId,
  b.external_court_id AS externalCourtId, b.source_version AS sourceVersion,
  b.scheduled_start AS scheduledStart, b.scheduled_end AS scheduledEnd, b.status AS status,
  b.participants AS participants, b.match_session_id AS matchSessionId,
  b.published_count AS publishedCount, b.imported_at AS importedAt, b.created_at AS createdAt,
  b.updated_at AS updatedAt`

const SELECT = `SELECT ${BOOKING_COLUMNS}, c.public_id AS courtPublicId
  FROM bookings b JOIN courts c ON c.id = b.court_id`

/** External ids are bytes in the database, and JSON comes parsed or as text, by its version. */
export interface BookingRow
  extends RowDataPacket,
    Omit<Booking, 'externalBookingId' | 'externalCourtId' | 'participants'> {
  courtPublicId: string
  externalBookingId: Buffer | null
  externalCourtId: Buffer | null
  participants: Participant[] | string
}

export async function findBooking(pool: Pool, caller: Installation, id: string) {
  const [[row]] = await pool.query<BookingRow[]>(
    `${SELECT} WHERE b.id = ? AND b.club_id IN (?)`,
    [id, [caller.clubId]],
  )
  if (row === undefined) throw new Refusal(404, 'not_found')

  return toBody(toBooking(row), row.courtPublicId, caller)
}

export interface Position {
  start: number
  id: string
}

export interface PageRequest {
  caller: Installation
  after: Position | null
  limit: number
}

/** One page, and where the next one begins. */
export async function listBookings(pool: Pool, { caller, after, limit }: PageRequest) {
  const where = ['b.club_id = ?']
  const params: unknown[] = [caller.clubId]
  if (after !== null) {
    const start = new Date(after.start)
    where.push('b.scheduled_start >= ? AND (b.scheduled_start > ? OR b.id > ?)')
    params.push(start, start, after.id)
  }
  const [rows] = await pool.query<BookingRow[]>(
    `${SELECT} WHERE ${where.join(' AND ')} ORDER BY b.scheduled_start, b.id LIMIT ?`,
    [...params, limit + 1],
  )
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const shown = last === undefined ? rows : rows.slice(0, limit)
  return {
    data: shown.map((row) => toBody(toBooking(row), row.courtPublicId, caller)),
    next: last === undefined ? null : { start: last.scheduledStart.getTime(), id: last.id },
  }
}

/** Converts a row in place. */
export function toBooking(row: BookingRow): Booking {
  const booking = row as unknown as Booking
  booking.externalBookingId = toText(row.externalBookingId)
  booking.externalCourtId = toText(row.externalCourtId)
  if (typeof row.participants === 'string') booking.participants = JSON.parse(row.participants)
  return booking
}

/** The documented JSON, with what the caller may see. */
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
