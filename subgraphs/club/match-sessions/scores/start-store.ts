import type { Queryable, Row } from '../../../foundation/database/database.ts'

/** How long ago a match may have been planned whose start counts for its court. */
export const STARTS_COUNTED_MS = 7 * 24 * 60 * 60 * 1000

/** A court and the moment since which matches are looked at, as a key of a loader. */
export const keyOfStart = (courtId: string, since: Date) => `${courtId} ${since.getTime()}`

/** A court on which a match was started lately. */
interface CourtStart {
  key: string
  startedAt: Date
}

/** Statuses of a session that was started, or whose result was entered. */
const STARTED = ['ACTIVE', 'PAUSED', 'COMPLETED', 'ABORTED'] as const

/**
 * The start of the latest planned match of a status. A result that is entered without a start shows no one who presses
 * start: its first event is later than `actual_start`, or of the same moment as the score. MySQL would read all score events
 * for a NOT EXISTS.
 */
const latestOf = (status: (typeof STARTED)[number]) => `(SELECT ms.actual_start
  FROM match_sessions ms FORCE INDEX (match_sessions_on_court)
  STRAIGHT_JOIN score_events e FORCE INDEX (score_events_by_sequence)
    ON e.match_session_id = ms.id AND e.sequence = 1
  WHERE ms.court_id = ? AND ms.status = '${status}' AND ms.scheduled_start >= ?
    AND e.event_type = 'MATCH_STARTED' AND e.created_at = ms.actual_start
    AND COALESCE((SELECT n.created_at FROM score_events n FORCE INDEX (score_events_by_sequence)
      WHERE n.match_session_id = ms.id AND n.sequence = 2
        AND n.event_type = 'SCORE_CORRECTED') <> e.created_at, TRUE)
  ORDER BY ms.scheduled_start DESC LIMIT 1)`

/**
 * Each subquery ends at its first match, or at the moment since which matches are looked at. It names its court: of a court
 * in another table's row MariaDB reads all matches from the latest on, where none was started.
 */
const OF_COURT = `SELECT ? AS courtId, ${STARTED.map((status) => `${latestOf(status)} AS ${status}`).join(', ')}`

/** A statement opens twelve tables for each. */
const COURTS_AT_ONCE = 25

/** When a match was started last on the court of each key; without courts that had none. */
export async function findLatestStarts(
  database: Queryable,
  keys: readonly string[],
): Promise<CourtStart[]> {
  const courts = keys.map((key) => key.split(' '))
  const ids = courts.map(([courtId = '']) => courtId)
  // The fields of one request are read within moments.
  const since = new Date(Math.min(...courts.map(([, time]) => Number(time))))
  const asked = [...new Set(ids)]
  const rows: Row[] = []
  for (let from = 0; from < asked.length; from += COURTS_AT_ONCE) {
    const some = asked.slice(from, from + COURTS_AT_ONCE)
    const found = await database.query(
      some.map(() => OF_COURT).join(' UNION ALL '),
      some.flatMap((id) => [id, ...STARTED.flatMap(() => [id, since])]),
    )
    rows.push(...found)
  }
  return rows.flatMap(({ courtId, ...found }) => {
    const times = Object.values(found).flatMap((time) => (time instanceof Date ? [+time] : []))
    const startedAt = new Date(Math.max(...times))
    const ofCourt = keys.filter((_key, nth) => ids[nth] === courtId)
    return times.length === 0 ? [] : ofCourt.map((key) => ({ key, startedAt }))
  })
}
