import type { Pool, PoolConnection, RowDataPacket } from 'mysql2/promise'
import type { Installation } from './authenticate.ts'
import { BOOKING_COLUMNS, type Booking, type BookingRow, toBooking } from './booking.ts'

export interface BookingAddress {
  caller: Installation
  sourceId: string
  externalBookingId: string
}

/** The source of a snapshot, its club, and the court that its external court is mapped to. */
export interface TargetRow extends RowDataPacket {
  sourceStatus: string
  provider: string
  clubId: string
  organizationId: string
  scoringMode: string
  ruleVersion: string
  courtId: string | null
  locationId: string | null
  courtStatus: string | null
  courtPublicId: string | null
}

export async function lockTarget(
  tx: PoolConnection,
  { caller, sourceId }: BookingAddress,
  externalCourtId: string,
): Promise<TargetRow | null> {
  const [[row]] = await tx.query<TargetRow[]>(
    `SELECT s.status AS sourceStatus, s.provider, cl.id AS clubId, cl.organization_id AS organizationId,
       cl.scoring_mode AS scoringMode, cl.rule_version AS ruleVersion,
       c.id AS courtId, c.location_id AS locationId, c.status AS courtStatus, c.public_id AS courtPublicId
     FROM booking_sources s
     JOIN clubs cl ON cl.id = s.club_id
     LEFT JOIN court_mappings m ON m.booking_source_id = s.id AND m.external_court_id = ?
     LEFT JOIN courts c ON c.id = m.court_id
     WHERE s.id = ? AND s.installation_id = ? LOCK IN SHARE MODE`,
    [Buffer.from(externalCourtId), sourceId, caller.id],
  )
  return row ?? null
}

export async function lockBooking(
  tx: PoolConnection,
  { sourceId, externalBookingId }: BookingAddress,
): Promise<Booking | null> {
  const [[row]] = await tx.query<BookingRow[]>(
    `SELECT ${BOOKING_COLUMNS} FROM bookings b
     WHERE b.booking_source_id = ? AND b.external_booking_id = ? FOR UPDATE`,
    [sourceId, Buffer.from(externalBookingId)],
  )
  return row === undefined ? null : toBooking(row)
}

export async function insertBooking(tx: PoolConnection, booking: Booking): Promise<void> {
  await tx.query(
    `INSERT INTO bookings (id, organization_id, club_id, location_id, court_id, booking_source_id,
       installation_id, provider, external_booking_id, external_court_id, source_version,
       scheduled_start, scheduled_end, status, participants, match_session_id, published_count,
       imported_at, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      booking.id,
      booking.organizationId,
      booking.clubId,
      booking.locationId,
      booking.courtId,
      booking.bookingSourceId,
      booking.installationId,
      booking.provider,
      toBytes(booking.externalBookingId),
      toBytes(booking.externalCourtId),
      booking.sourceVersion,
      booking.scheduledStart,
      booking.scheduledEnd,
      booking.status,
      JSON.stringify(booking.participants),
      booking.matchSessionId,
      booking.publishedCount,
      booking.importedAt,
      booking.createdAt,
      booking.updatedAt,
    ],
  )
}

export async function updateBooking(tx: PoolConnection, booking: Booking): Promise<void> {
  await tx.query(
    `UPDATE bookings SET location_id = ?, court_id = ?, external_court_id = ?, source_version = ?,
       scheduled_start = ?, scheduled_end = ?, status = ?, participants = ?, match_session_id = ?,
       published_count = ?, imported_at = ?, updated_at = ? WHERE id = ?`,
    [
      booking.locationId,
      booking.courtId,
      toBytes(booking.externalCourtId),
      booking.sourceVersion,
      booking.scheduledStart,
      booking.scheduledEnd,
      booking.status,
      JSON.stringify(booking.participants),
      booking.matchSessionId,
      booking.publishedCount,
      booking.importedAt,
      booking.updatedAt,
      booking.id,
    ],
  )
}

const NOTE_EVERY_MS = 1_000

/** Notes when a source last wrote, at most once a second. */
export function makeNoteSync(pool: Pool) {
  const notedAt = new Map<string, number>()

  return async (sourceId: string): Promise<void> => {
    const now = new Date()
    if (now.getTime() - (notedAt.get(sourceId) ?? 0) < NOTE_EVERY_MS) return

    notedAt.set(sourceId, now.getTime())
    await pool.query(
      `UPDATE booking_sources SET last_synchronized_at = ?
       WHERE id = ? AND (last_synchronized_at IS NULL OR last_synchronized_at < ?)`,
      [now, sourceId, now],
    )
  }
}

function toBytes(text: string | null): Buffer | null {
  return text === null ? null : Buffer.from(text)
}
