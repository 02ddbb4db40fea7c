import type { Queryable } from '../database.ts'
import { pagedList } from '../lists/paged-list.ts'
import { tableOf } from '../table.ts'
import { reachOf, type Tenancy } from '../tenancy.ts'
import { type LoggedEvent, LoggedEventEntity, OrganizationHeadEntity } from './entities.ts'

/** What of an organization's log is read. Positions are publication sequences. */
export interface LogSlice {
  organizationId: string
  /** Null for the events of all its clubs. */
  clubId: string | null
  /** Where the reader stands: events with a higher publication sequence follow. */
  after: string
  limit: number
}

/** A position before the first event. */
export const BEGINNING = '0'

const eventLog = tableOf(LoggedEventEntity)

const LOG = pagedList(LoggedEventEntity, {
  alias: 'e',
  columns: eventLog.columns('e'),
  order: ['publicationSequence'],
})

const HEAD = tableOf(OrganizationHeadEntity).as({
  organizationId: 'organizationId',
  position: 'publicationSequence',
})

export function findEvents(
  database: Queryable,
  tenancy: Tenancy,
  ids: readonly string[],
): Promise<LoggedEvent[]> {
  return eventLog.findAll(database, ids, reachOf(tenancy))
}

/**
 * The next events in their order. The numbers of an organization are given out in commit order, so
 * nothing ever appears behind a number that was read.
 */
export async function readAfter(
  database: Queryable,
  { organizationId, clubId, after, limit }: LogSlice,
): Promise<LoggedEvent[]> {
  // As text, MySQL would compare it with the column in floating point.
  const isLater = { sql: 'e.publication_sequence > ?', params: [BigInt(after)] }
  const rows = await LOG.read(database, {
    equal: clubId === null ? { organizationId } : { clubId },
    also: [isLater, { sql: 'e.organization_id = ?', params: [organizationId] }],
    after: null,
    limit,
  })
  return rows.map(eventLog.toRecord)
}

/** Where an event of the club stands; null when it is unknown or no longer kept. */
export async function findPosition(
  database: Queryable,
  clubId: string,
  eventId: string,
): Promise<string | null> {
  const [row] = await database.query<{ position: string }[]>(
    'SELECT publication_sequence AS position FROM event_log WHERE id = ? AND club_id = ?',
    [eventId, clubId],
  )
  return row === undefined ? null : String(row.position)
}

/** The newest position of an organization; whatever is committed stands at it or before. */
export async function readHead(database: Queryable, organizationId: string): Promise<string> {
  const heads = await readHeads(database, [organizationId])
  return heads.get(organizationId) ?? BEGINNING
}

/** The newest positions of those organizations that have published anything. */
export async function readHeads(
  database: Queryable,
  organizationIds: readonly string[],
): Promise<Map<string, string>> {
  if (organizationIds.length === 0) return new Map()

  const rows = await database.query<{ organizationId: string; position: string }[]>(
    `SELECT ${HEAD.columns('h')} FROM organization_heads h FORCE INDEX (PRIMARY)
     WHERE h.organization_id IN (?)`,
    [organizationIds],
  )
  return new Map(rows.map(({ organizationId, position }) => [organizationId, String(position)]))
}
