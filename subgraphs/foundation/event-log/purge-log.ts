import { LIMITS } from '../../../schema/limits.ts'
import type { Database, Queryable } from '../database/database.ts'
import type { PurgedBatch } from '../jobs/retention.ts'
import { pagedList } from '../lists/paged-list.ts'
import { deleteFrom } from '../query/delete-from.ts'
import { LoggedEventEntity } from './entities.ts'

interface Expired {
  organizationId: string
  position: string
  occurredAt: Date
  newest: string
}

/** Events that occurred at or before this time have expired. */
export function eventExpiry(now: Date): Date {
  return new Date(now.getTime() - LIMITS.eventRetentionMs)
}

/** Position of a batch's last event. */
export type LogPlace = readonly [occurredAt: Date, organizationId: string, position: bigint]

/**
 * Deletes one small batch of expired events, oldest first. The newest event of each club is never deleted, so that
 * a client of a quiet club (one without later events) can resume from it.
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
    // Recorded before the deletion, so that an expired position is never accepted.
    await notePurge(database, organizationId, highestOf(positions))
    await database.query(
      `${deleteFrom('event_log')} WHERE organization_id = ? AND publication_sequence IN (?)`,
      [organizationId, positions],
    )
  }
  const last = seen.length < limit ? undefined : seen.at(-1)
  return { purged: expired.length, next: last === undefined ? null : placeOf(last) }
}

/** Highest purged position of the organization; the newest events of quiet clubs before it remain. */
export async function purgedThrough(database: Queryable, organizationId: string): Promise<bigint> {
  const purges = await readPurges(database, [organizationId])
  return purges.get(organizationId) ?? 0n
}

/** Highest purged positions of those of the organizations that have one. */
export async function readPurges(
  database: Queryable,
  organizationIds: readonly string[],
): Promise<Map<string, bigint>> {
  const rows = await database.query<{ organizationId: string; position: string }[]>(
    `SELECT p.organization_id AS organizationId, p.publication_sequence AS position
     FROM event_log_purges p FORCE INDEX (PRIMARY) WHERE p.organization_id IN (?)`,
    [organizationIds],
  )
  return new Map(rows.map(({ organizationId, position }) => [organizationId, BigInt(position)]))
}

/** Finds the newest event by ORDER BY … LIMIT 1: NOT EXISTS (a later one) may read all events of a club. */
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
