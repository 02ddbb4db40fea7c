import type { Queryable } from '../../../foundation/database/database.ts'
import { READY_WINDOW_MS } from './due-times.ts'

/**
 * Sessions with a due transition, most overdue first. Selects the club, a column outside of the index: MySQL may scan
 * a covering index completely.
 */
export async function findDueSessions(
  database: Queryable,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    `SELECT ms.id, ms.club_id FROM match_sessions ms FORCE INDEX (match_sessions_by_due_time)
     WHERE ms.due_at <= ? ORDER BY ms.due_at, ms.id LIMIT ?`,
    [now, limit],
  )
  return rows.map(({ id }) => id)
}

/** Courts whose device no longer reports, or whose override ends. */
export async function findDueCourts(
  database: Queryable,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    `SELECT c.id, c.club_id FROM courts c FORCE INDEX (courts_by_due_time)
     WHERE c.status_due_at <= ? ORDER BY c.status_due_at, c.id LIMIT ?`,
    [now, limit],
  )
  return rows.map(({ id }) => id)
}

/** Courts that are BOOKED_SOON without such a session, since it was moved or cancelled. */
export async function findCourtsNoLongerBookedSoon(
  database: Queryable,
  now: Date,
  limit: number,
): Promise<string[]> {
  const soon = new Date(now.getTime() + READY_WINDOW_MS)
  const rows = await database.query<{ id: string }[]>(
    `SELECT c.id FROM courts c FORCE INDEX (courts_by_status)
     WHERE c.status = 'BOOKED_SOON' AND ${BOOKING.map(isNotSoon).join(' AND ')} LIMIT ?`,
    [...BOOKING.map(() => soon), limit],
  )
  return rows.map(({ id }) => id)
}

/** Session statuses that make a court BOOKED_SOON. */
const BOOKING = ['SCHEDULED', 'READY', 'WAITING_FOR_PLAYERS'] as const

/**
 * Checks only the first session of each status, by a scalar subquery: NOT EXISTS over all statuses reads every session
 * of the court.
 */
function isNotSoon(status: (typeof BOOKING)[number]): string {
  return `COALESCE((
    SELECT ms.scheduled_start FROM match_sessions ms FORCE INDEX (match_sessions_on_court)
    WHERE ms.court_id = c.id AND ms.status = '${status}' ORDER BY ms.scheduled_start LIMIT 1
  ) > ?, TRUE)`
}
