import type { Queryable } from '../../../foundation/database.ts'
import { READY_WINDOW_MS } from './due-times.ts'

/** Sessions that the clock must look at, the most overdue first. */
export async function findDueSessions(
  database: Queryable,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    'SELECT ms.id FROM match_sessions ms WHERE ms.due_at <= ? ORDER BY ms.due_at, ms.id LIMIT ?',
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
    'SELECT c.id FROM courts c WHERE c.status_due_at <= ? ORDER BY c.status_due_at, c.id LIMIT ?',
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
  const rows = await database.query<{ id: string }[]>(
    `SELECT c.id FROM courts c WHERE c.status = 'BOOKED_SOON' AND NOT EXISTS (
       SELECT 1 FROM match_sessions ms WHERE ms.court_id = c.id
         AND ms.status IN ('SCHEDULED', 'READY', 'WAITING_FOR_PLAYERS') AND ms.scheduled_start <= ?
     ) LIMIT ?`,
    [new Date(now.getTime() + READY_WINDOW_MS), limit],
  )
  return rows.map(({ id }) => id)
}
