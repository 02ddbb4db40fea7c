import type { Database, Queryable } from '../database/database.ts'
import type { PurgedBatch } from '../jobs/retention.ts'
import { pagedList } from '../lists/paged-list.ts'
import { LoggedEventEntity } from './entities.ts'

/** How long events are kept (club API, Limits). */
export const EVENT_RETENTION_MS = 7 * 24 * 60 * 60 * 1000

interface Expired {
  organizationId: string
  position: string
  occurredAt: Date
  newest: string
}

/** Events that occurred then, or earlier, are no longer kept. */
export function eventExpiry(now: Date): Date {
  return new Date(now.getTime() - EVENT_RETENTION_MS)
}

/** Where a batch ended. */
export type LogPlace = readonly [occurredAt: Date, organizationId: string, position: bigint]

/**
 * Looks at one small batch of expired events, the oldest first, and deletes them. The newest event of
 * each club stays for ever, so that whoever has processed all of a quiet club's events can still go on
 * from it.
 */
export async function purgeLog(
  database: Database,
  now: Date,
  limit: number,
  after: LogPlace | null = null,
): Promise<PurgedBatch<LogPlace>> {
  const seen = await findExpired(database, now, { limit, after })
  const expired = seen.filter(({ position, newest }) => BigInt(position) !== BigInt(newest))
  for (const [organizationId, events] of Map.groupBy(expired, (event) => event.organizationId)) {
    // As text, MySQL would compare them with the column in floating point.
    const positions = events.map(({ position }) => BigInt(position))
    // Noted before it happens: a position that this makes useless must never pass for a good one.
    await notePurge(database, organizationId, highestOf(positions))
    await database.query(
      // The one form in which MySQL takes the name of an index with a DELETE; MariaDB needs none.
      `DELETE /*+ INDEX(event_log PRIMARY) */ FROM event_log
       WHERE organization_id = ? AND publication_sequence IN (?)`,
      [organizationId, positions],
    )
  }
  const last = seen.length < limit ? undefined : seen.at(-1)
  return { purged: expired.length, next: last === undefined ? null : placeOf(last) }
}

/** Up to where events of the organization have been purged; those of its quieter clubs may be left. */
export async function purgedThrough(database: Queryable, organizationId: string): Promise<bigint> {
  const [row] = await database.query<{ position: string }[]>(
    'SELECT publication_sequence AS position FROM event_log_purges WHERE organization_id = ?',
    [organizationId],
  )
  return BigInt(row?.position ?? 0)
}

/** The newest event is found by its order: a condition on a later one may read all of a club's. */
const OLDEST = pagedList(LoggedEventEntity, {
  alias: 'e',
  columns: `e.organization_id AS organizationId, e.publication_sequence AS position,
    e.occurred_at AS occurredAt,
    (SELECT n.publication_sequence FROM event_log n FORCE INDEX (event_log_by_club)
     WHERE n.club_id = e.club_id AND n.type <> ''
     ORDER BY n.club_id DESC, n.publication_sequence DESC LIMIT 1) AS newest`,
  order: ['occurredAt', 'organizationId', 'publicationSequence'],
})

async function findExpired(
  database: Database,
  now: Date,
  page: { limit: number; after: LogPlace | null },
): Promise<Expired[]> {
  const isExpired = { sql: 'e.occurred_at <= ?', params: [eventExpiry(now)] }
  const rows = await OLDEST.read(database, { equal: {}, also: [isExpired], ...page })
  return rows as unknown as Expired[]
}

function placeOf({ occurredAt, organizationId, position }: Expired): LogPlace {
  return [occurredAt, organizationId, BigInt(position)]
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
