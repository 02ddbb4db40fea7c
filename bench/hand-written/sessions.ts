import type { PoolConnection, RowDataPacket } from 'mysql2/promise'
import type { Booking } from './booking.ts'

export interface SessionRow extends RowDataPacket {
  id: string
  status: string
  publishedCount: number
}

/** Scoring rules of a club. */
export interface Scoring {
  scoringMode: string
  ruleVersion: string
}

export async function lockSession(tx: PoolConnection, id: string): Promise<SessionRow | null> {
  const [[row]] = await tx.query<SessionRow[]>(
    `SELECT ms.id AS id, ms.organization_id AS organizationId, ms.club_id AS clubId,
       ms.location_id AS locationId, ms.court_id AS courtId, ms.booking_id AS bookingId,
       ms.scheduled_start AS scheduledStart, ms.scheduled_end AS scheduledEnd,
       ms.actual_start AS actualStart, ms.actual_end AS actualEnd, ms.status AS status,
       ms.scoring_mode AS scoringMode, ms.rule_version AS ruleVersion,
       ms.event_sequence AS eventSequence, ms.ai_model_version AS aiModelVersion,
       ms.score AS score, ms.participants AS participants, ms.published_count AS publishedCount,
       ms.created_at AS createdAt, ms.updated_at AS updatedAt
     FROM match_sessions ms WHERE ms.id = ? FOR UPDATE`,
    [id],
  )
  return row ?? null
}

export async function insertSession(
  tx: PoolConnection,
  id: string,
  booking: Booking,
  { scoringMode, ruleVersion }: Scoring,
): Promise<void> {
  await tx.query(
    `INSERT INTO match_sessions (id, organization_id, club_id, location_id, court_id, booking_id,
       scheduled_start, scheduled_end, actual_start, actual_end, status, scoring_mode,
       rule_version, event_sequence, ai_model_version, score, participants, published_count,
       created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      booking.organizationId,
      booking.clubId,
      booking.locationId,
      booking.courtId,
      booking.id,
      booking.scheduledStart,
      booking.scheduledEnd,
      null,
      null,
      'SCHEDULED',
      scoringMode,
      ruleVersion,
      0,
      null,
      null,
      JSON.stringify(booking.participants),
      1,
      booking.updatedAt,
      booking.updatedAt,
    ],
  )
}

/** Updates the columns of a session that follow from its booking. */
export async function updateSession(
  tx: PoolConnection,
  { id, status, publishedCount }: SessionRow,
  booking: Booking,
): Promise<void> {
  await tx.query(
    `UPDATE match_sessions SET location_id = ?, court_id = ?, scheduled_start = ?,
       scheduled_end = ?, participants = ?, status = ?, published_count = ?, updated_at = ?
     WHERE id = ?`,
    [
      booking.locationId,
      booking.courtId,
      booking.scheduledStart,
      booking.scheduledEnd,
      JSON.stringify(booking.participants),
      status,
      publishedCount,
      booking.updatedAt,
      id,
    ],
  )
}
