import type { Pool } from 'mysql2/promise'
import type { Installation } from './authenticate.ts'
import { BOOKING_COLUMNS, type BookingRow, toBody, toBooking } from './booking.ts'
import type { Position } from './cursors.ts'
import { Refusal } from './refusal.ts'

const SELECT = `SELECT ${BOOKING_COLUMNS}, c.public_id AS courtPublicId
  FROM bookings b JOIN courts c ON c.id = b.court_id`

type RowOnCourt = BookingRow & { courtPublicId: string }

export async function findBooking(pool: Pool, caller: Installation, id: string) {
  const [[row]] = await pool.query<RowOnCourt[]>(`${SELECT} WHERE b.id = ? AND b.club_id IN (?)`, [
    id,
    [caller.clubId],
  ])
  if (row === undefined) throw new Refusal(404, 'not_found')

  return toBody(toBooking(row), row.courtPublicId, caller)
}

export interface PageRequest {
  caller: Installation
  after: Position | null
  limit: number
}

/** One page, and its last position if there is a next page. */
export async function listBookings(pool: Pool, { caller, after, limit }: PageRequest) {
  const where = ['b.club_id = ?']
  const params: unknown[] = [caller.clubId]
  if (after !== null) {
    const start = new Date(after.start)
    where.push('b.scheduled_start >= ? AND (b.scheduled_start > ? OR b.id > ?)')
    params.push(start, start, after.id)
  }
  const [rows] = await pool.query<RowOnCourt[]>(
    `${SELECT} WHERE ${where.join(' AND ')} ORDER BY b.scheduled_start, b.id LIMIT ?`,
    [...params, limit + 1],
  )
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const shown = last === undefined ? rows : rows.slice(0, limit)
  return {
    data: shown.map((row) => toBody(toBooking(row), row.courtPublicId, caller)),
    end: last === undefined ? null : { start: last.scheduledStart.getTime(), id: last.id },
  }
}
