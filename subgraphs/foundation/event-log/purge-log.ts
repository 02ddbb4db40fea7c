import type { Database, Queryable } from '../database.ts'

/** How long events are kept (club API, Limits). */
const EVENT_RETENTION_MS = 7 * 24 * 60 * 60 * 1000

interface Expired {
  organizationId: string
  position: string
}

/**
 * Deletes one small batch of expired events; returns how many. The newest event of each club stays
 * for ever, so that whoever has processed all of a quiet club's events can still go on from it.
 */
export async function purgeLog(database: Database, now: Date, limit: number): Promise<number> {
  const expired = await findExpired(database, now, limit)
  for (const [organizationId, events] of Map.groupBy(expired, (event) => event.organizationId)) {
    // As text, MySQL would compare them with the column in floating point.
    const positions = events.map(({ position }) => BigInt(position))
    // Noted before it happens: a position that this makes useless must never pass for a good one.
    await notePurge(database, organizationId, highestOf(positions))
    await database.query(
      'DELETE FROM event_log WHERE organization_id = ? AND publication_sequence IN (?)',
      [organizationId, positions],
    )
  }
  return expired.length
}

/** Up to where events of the organization have been purged; those of its quieter clubs may be left. */
export async function purgedThrough(database: Queryable, organizationId: string): Promise<bigint> {
  const [row] = await database.query<{ position: string }[]>(
    'SELECT publication_sequence AS position FROM event_log_purges WHERE organization_id = ?',
    [organizationId],
  )
  return BigInt(row?.position ?? 0)
}

function findExpired(database: Database, now: Date, limit: number): Promise<Expired[]> {
  const expiry = new Date(now.getTime() - EVENT_RETENTION_MS)
  return database.query<Expired[]>(
    // As a value and not by EXISTS, which a server may turn into a join that reads everything.
    `SELECT e.organization_id AS organizationId, e.publication_sequence AS position
     FROM event_log e FORCE INDEX (event_log_by_time)
     WHERE e.occurred_at <= ? AND COALESCE((
       SELECT 1 FROM event_log newer FORCE INDEX (event_log_by_club)
       WHERE newer.club_id = e.club_id AND newer.publication_sequence > e.publication_sequence
       LIMIT 1), 0) = 1
     ORDER BY e.occurred_at LIMIT ?`,
    [expiry, limit],
  )
}

async function notePurge(database: Database, organizationId: string, position: bigint) {
  await database.query(
    `INSERT INTO event_log_purges (organization_id, publication_sequence) VALUES (?, ?)
     ON DUPLICATE KEY UPDATE
       publication_sequence = GREATEST(publication_sequence, VALUES(publication_sequence))`,
    [organizationId, position],
  )
}

function highestOf(positions: readonly bigint[]): bigint {
  return positions.reduce((a, b) => (a > b ? a : b))
}
