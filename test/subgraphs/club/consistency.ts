import { isDeepStrictEqual } from 'node:util'
import { BookingEntity } from '../../../subgraphs/club/bookings/entities.ts'
import { searchedSince, toRewrittenTerms } from '../../../subgraphs/club/bookings/search/terms.ts'
import type { Database, Row } from '../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'

/**
 * Everything in a club database that contradicts itself: gaps in an order, counts that differ from
 * what was published, bookings and sessions that disagree. Empty when all is well.
 */
export async function findContradictions(database: Database): Promise<Row[]> {
  const found: Row[] = []
  for (const [what, sql] of Object.entries(CONTRADICTIONS)) {
    const rows = await database.query(sql)
    found.push(...rows.map((row) => ({ what, ...row })))
  }
  return [...found, ...(await findOtherTerms(database))]
}

const SEARCHED = tableOf(BookingEntity).only(
  ...(['id', 'clubId', 'externalBookingId', 'participants', 'scheduledStart', 'status'] as const),
)

/** Bookings that are found by other words than they say. */
export async function findOtherTerms(database: Database): Promise<Row[]> {
  const terms = await database.query<{ id: string; term: string; start: Date }[]>(
    'SELECT booking_id AS id, CONVERT(club_term USING utf8mb4) AS term, scheduled_start AS start FROM booking_search_terms',
  )
  const toText = (start: Date, term: string) => `${start.toISOString()} ${term}`
  const stored = Map.groupBy(terms, ({ id }) => id)
  const rows = await database.query(`SELECT ${SEARCHED.columns('b')} FROM bookings b`)
  const other = rows.map(SEARCHED.toRecord).flatMap((booking): Row[] => {
    const found = (stored.get(booking.id) ?? []).map(({ start, term }) => toText(start, term))
    const said = toRewrittenTerms([booking], booking.scheduledStart).added.map(
      ({ scheduledStart, clubTerm }) => toText(scheduledStart, clubTerm),
    )
    stored.delete(booking.id)
    const isPurged = found.length === 0 && booking.scheduledStart < searchedSince(new Date())
    if (isPurged || isDeepStrictEqual(found.sort(), said.sort())) return []
    return [{ what: 'booking that is found by other words', id: booking.id, found, said }]
  })
  const lost = [...stored.keys()].map((id) => ({ what: 'search terms without a booking', id }))
  return [...other, ...lost]
}

const CONTRADICTIONS = {
  'publication sequence with a gap': `
    SELECT e.organization_id, COUNT(*) AS events, MAX(e.publication_sequence) AS last,
      h.publication_sequence AS head
    FROM event_log e JOIN organization_heads h ON h.organization_id = e.organization_id
    GROUP BY e.organization_id, h.publication_sequence
    HAVING events <> last OR last <> head`,

  'resource sequence with a gap': `
    SELECT resource_type, resource_id, COUNT(*) AS events, COUNT(DISTINCT sequence) AS different,
      MAX(sequence) AS last
    FROM event_log GROUP BY resource_type, resource_id
    HAVING events <> last OR different <> last`,

  'resource sequence against the publication order': `
    SELECT one.resource_id, one.sequence FROM event_log one
    JOIN event_log other ON other.resource_id = one.resource_id
      AND other.sequence > one.sequence AND other.publication_sequence < one.publication_sequence`,

  'booking that counts other events than it published': `
    SELECT b.id, b.published_count FROM bookings b
    WHERE b.published_count <> (SELECT COUNT(*) FROM event_log e WHERE e.resource_id = b.id)`,

  'session that counts other events than it published': `
    SELECT s.id, s.published_count FROM match_sessions s
    WHERE s.published_count <> (SELECT COUNT(*) FROM event_log e WHERE e.resource_id = s.id)`,

  'court that counts other events than it published': `
    SELECT c.id, c.published_count FROM courts c
    WHERE c.published_count <> (SELECT COUNT(*) FROM event_log e WHERE e.resource_id = c.id)`,

  'score event sequence with a gap': `
    SELECT s.id, s.event_sequence, COUNT(e.id) AS events, MAX(e.sequence) AS last
    FROM match_sessions s JOIN score_events e ON e.match_session_id = s.id
    GROUP BY s.id, s.event_sequence HAVING events <> last OR last <> s.event_sequence`,

  'court with two active sessions': `
    SELECT s.court_id FROM match_sessions s WHERE s.status = 'ACTIVE'
    GROUP BY s.court_id HAVING COUNT(*) > 1`,

  'court in play that does not say so, or says so without': `
    SELECT c.id, c.status FROM courts c
    WHERE c.status IN ('AVAILABLE', 'BOOKED_SOON', 'SESSION_ACTIVE')
      AND (c.status = 'SESSION_ACTIVE') <> EXISTS (SELECT 1 FROM match_sessions s
        WHERE s.court_id = c.id AND s.status IN ('ACTIVE', 'PAUSED'))`,

  'booking whose conflict is not open': `
    SELECT b.id FROM bookings b LEFT JOIN reconciliation_conflicts rc ON rc.id = b.open_conflict_id
    WHERE b.open_conflict_id IS NOT NULL AND (rc.status IS NULL OR rc.status <> 'OPEN')`,

  'open conflict that its booking does not know': `
    SELECT rc.id FROM reconciliation_conflicts rc LEFT JOIN bookings b ON b.open_conflict_id = rc.id
    WHERE rc.status = 'OPEN' AND b.id IS NULL`,

  'confirmed booking without its one session': `
    SELECT b.id, COUNT(s.id) AS sessions FROM bookings b
    LEFT JOIN match_sessions s ON s.booking_id = b.id AND s.status <> 'CANCELLED'
      AND s.id = b.match_session_id
    WHERE b.status = 'CONFIRMED' GROUP BY b.id HAVING sessions <> 1`,

  'standing session that is not the one of a confirmed booking': `
    SELECT s.id, s.booking_id FROM match_sessions s
    LEFT JOIN bookings b ON b.match_session_id = s.id AND b.status = 'CONFIRMED'
    WHERE s.status IN ('SCHEDULED', 'READY', 'WAITING_FOR_PLAYERS')
      AND s.booking_id IS NOT NULL AND b.id IS NULL`,

  'session that says other than its booking': `
    SELECT s.id FROM match_sessions s JOIN bookings b ON b.match_session_id = s.id
    WHERE b.status = 'CONFIRMED' AND s.status IN ('SCHEDULED', 'READY', 'WAITING_FOR_PLAYERS')
      AND (s.court_id <> b.court_id OR s.location_id <> b.location_id
      OR s.scheduled_start <> b.scheduled_start OR s.scheduled_end <> b.scheduled_end)`,
}
