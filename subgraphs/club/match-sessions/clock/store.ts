import type { Queryable } from '../../../foundation/database/database.ts'
import { READY_WINDOW_MS } from './due-times.ts'

/**
 * Sessions that the clock must look at, the most overdue first. The club is read because MySQL may scan
 * all of an index that has everything asked for.
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

/** Courts whose device has fallen silent. */
export async function findSilentCourts(
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

/** Courts that are BOOKED_SOON for a session which its booking has moved or cancelled since. */
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

/** What a session is while its court is booked for it. */
const BOOKING = ['SCHEDULED', 'READY', 'WAITING_FOR_PLAYERS'] as const

/**
 * Of each status the first session alone is looked at, and as a value: asked with NOT EXISTS for all
 * of them together, a server reads every session that the court ever had.
 */
function isNotSoon(status: (typeof BOOKING)[number]): string {
  return `COALESCE((
    SELECT ms.scheduled_start FROM match_sessions ms FORCE INDEX (match_sessions_on_court)
    WHERE ms.court_id = c.id AND ms.status = '${status}' ORDER BY ms.scheduled_start LIMIT 1
  ) > ?, TRUE)`
}
