import type { Queryable, Row } from '../database/database.ts'
import type { Read } from '../database/pooled-connection.ts'
import type { Pages } from '../lists/load-pages.ts'
import { type PageOfList, pagedList } from '../lists/paged-list.ts'
import type { Condition } from '../query/conditions.ts'
import { tableOf } from '../query/table.ts'
import { reachOf, type Tenancy } from '../query/tenancy.ts'
import { type LoggedEvent, LoggedEventEntity, OrganizationHeadEntity } from './entities.ts'

/** The log to read, of an organization or one of its clubs. */
interface LogOwner {
  organizationId: string
  /** Null for all clubs of the organization. */
  clubId: string | null
}

/** A range of an organization's log. Positions are publication sequences. */
export interface LogSlice extends LogOwner {
  /** Exclusive lower bound of the publication sequence. */
  after: string
  limit: number
}

/** A position before the first event. */
export const BEGINNING = '0'

const eventLog = tableOf(LoggedEventEntity)

const LOG = pagedList(LoggedEventEntity, { alias: 'e', order: ['publicationSequence'] })

const LATEST = pagedList(LoggedEventEntity, {
  ...{ alias: 'e', order: ['publicationSequence'] },
  direction: 'DESC',
})

const HEAD = tableOf(OrganizationHeadEntity).as({
  organizationId: 'organizationId',
  position: 'publicationSequence',
})

const HEADS = `SELECT ${HEAD.columns('h')} FROM organization_heads h FORCE INDEX (PRIMARY)
  WHERE h.organization_id IN (?)`

export function findEvents(
  database: Queryable,
  tenancy: Tenancy,
  ids: readonly string[],
): Promise<LoggedEvent[]> {
  return eventLog.findAll(database, ids, reachOf(tenancy))
}

/**
 * Reads the next events in order. Publication sequences are assigned in commit order, so no event appears later
 * before one that was read.
 */
export async function readAfter(database: Queryable, slice: LogSlice): Promise<LoggedEvent[]> {
  const { sql, params, toResult } = selectAfter(slice)
  return toResult(await database.query(sql, params))
}

/** The statement of `readAfter`, to be sent with others in one round trip. */
export function selectAfter({ after, limit, ...owner }: LogSlice): Read<LoggedEvent[]> {
  return select(owner, isAfter(after), limit)
}

/** The statement for an event of the club and the later ones; no rows if the event is unknown or purged. */
export function selectFrom(
  { organizationId, clubId }: { organizationId: string; clubId: string },
  eventId: string,
  limit: number,
): Read<LoggedEvent[]> {
  const from = {
    sql: `e.publication_sequence >=
      (SELECT f.publication_sequence FROM event_log f FORCE INDEX (event_log_by_id)
       WHERE f.id = ? AND f.club_id = ?)`,
    params: [eventId, clubId],
  }
  return select({ organizationId, clubId }, from, limit)
}

/** The statement for the position before the latest events of a club; null if it has none. */
export function selectBeforeLast(club: LogOwner, count: number): Read<string | null> {
  const toResult = (rows: Row[]) => {
    const oldest = rows.at(-1)
    return oldest === undefined ? null : String(BigInt(String(oldest.publication_sequence)) - 1n)
  }
  return { ...requireStatement(LATEST.keysOf(pageOf(club, null, count))), toResult }
}

/** `readAfter` in one statement with the other slices that the request reads concurrently. */
export async function readAfterBatched(pages: Pages, slice: LogSlice): Promise<LoggedEvent[]> {
  const { after, limit, ...owner } = slice
  const rows = await pages.read(LOG, pageOf(owner, isAfter(after), limit))
  return rows.map(eventLog.toRecord)
}

function isAfter(position: string): Condition {
  // As text, MySQL would compare it with the column in floating point.
  return { sql: 'e.publication_sequence > ?', params: [BigInt(position)] }
}

function pageOf(
  { organizationId, clubId }: LogOwner,
  start: Condition | null,
  limit: number,
): PageOfList<LoggedEvent> {
  return {
    equal: clubId === null ? { organizationId } : { clubId },
    // A club's slice must be of this organization's log; for a whole organization this repeats `equal`.
    also: [start, { sql: 'e.organization_id = ?', params: [organizationId] }],
    // The position is in `start`, which may be a subquery.
    after: null,
    limit,
  }
}

function select(owner: LogOwner, start: Condition, limit: number): Read<LoggedEvent[]> {
  const page = requireStatement(LOG.selectOf(pageOf(owner, start, limit)))
  return { ...page, toResult: (rows) => rows.map(eventLog.toRecord) }
}

/** Null is for lists with an empty set of values; here each filter has one value. */
function requireStatement(page: Condition | null): Condition {
  if (page === null) throw new Error('A log is read of one club or one organization.')
  return page
}

/** Id of the newest event of the club; null before its first one. */
export async function findNewestEvent(database: Queryable, clubId: string): Promise<string | null> {
  const rows = await LATEST.read(database, { equal: { clubId }, after: null, limit: 1 })
  return rows.map(eventLog.toRecord).at(0)?.id ?? null
}

/** Position of an event of the club; null if it is unknown or purged. */
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

/** Clubs and positions of those of the events that are retained. */
export async function findPositions(
  database: Queryable,
  eventIds: readonly string[],
): Promise<Map<string, { clubId: string; position: string }>> {
  const rows = await database.query<{ id: string; clubId: string; position: string }[]>(
    `SELECT e.id, e.club_id AS clubId, e.publication_sequence AS position
     FROM event_log e FORCE INDEX (event_log_by_id) WHERE e.id IN (?)`,
    [eventIds],
  )
  return new Map(
    rows.map(({ id, clubId, position }) => [id, { clubId, position: String(position) }]),
  )
}

/** Last position of an organization; all committed events are at or before it. */
export async function readHead(database: Queryable, organizationId: string): Promise<string> {
  const heads = await readHeads(database, [organizationId])
  return heads.get(organizationId) ?? BEGINNING
}

export function headOf(organizationId: string): Read<string> {
  const toResult = (rows: Row[]) => toHeads(rows).get(organizationId) ?? BEGINNING
  return { sql: HEADS, params: [[organizationId]], toResult }
}

/** Last positions of those of the organizations that have published an event. */
export async function readHeads(
  database: Queryable,
  organizationIds: readonly string[],
): Promise<Map<string, string>> {
  if (organizationIds.length === 0) return new Map()

  return toHeads(await database.query(HEADS, [organizationIds]))
}

function toHeads(rows: readonly Row[]): Map<string, string> {
  return new Map(
    rows.map(({ organizationId, position }) => [String(organizationId), String(position)]),
  )
}
