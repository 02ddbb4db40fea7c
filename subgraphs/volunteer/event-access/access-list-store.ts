import { HELPER_STATUSES } from '../../../schema/volunteer/statuses.ts'
import type { Queryable, Row } from '../../foundation/database/database.ts'
import { listByIds } from '../../foundation/lists/list-by-ids.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { type ListSetup, pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import type { Position } from '../../foundation/lists/paging.ts'
import type { Condition } from '../../foundation/query/conditions.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { CountedList } from '../records/counted-page.ts'
import { EventAccessEntity, type StoredEventAccess } from './entities.ts'

const accesses = tableOf(EventAccessEntity)

const BY_NAME = readersOf(['lastName', 'firstName', 'helperId'])

/** For `updatedSince`: reads only changed accesses, in the order of their changes. */
const BY_CHANGE = readersOf(['changedAt', 'helperId'])

export interface AccessFilter {
  eventId: string
  status: StoredEventAccess['status'] | null
  updatedSince: Date | null
  /** Null excludes revoked accesses. */
  revokedSince: Date | null
  /** Conditions on the helper's row, with the alias `h`. */
  helperConditions: readonly (Condition | null)[]
}

/** Lists of the accesses to an event. */
export const accessLists = {
  list(pages: Pages, filter: AccessFilter): CountedList<StoredEventAccess> {
    const rows = toRows(filter)
    const { all } = readersFor(filter)
    return toCountedList(filter, {
      read: (page) => pages.read(all, { ...rows, ...page }),
      count: () => pages.count(all, rows),
    })
  },

  /** The list restricted to a few helpers, read by their ids. */
  listAmong(
    database: Queryable,
    filter: AccessFilter,
    helperIds: readonly string[],
  ): CountedList<StoredEventAccess> {
    const { byIds } = readersFor(filter)
    const findRows = async () => ({
      ids: await idsOf(database, filter.eventId, helperIds),
      also: toConditions(filter),
    })
    return toCountedList(filter, {
      read: async (page) => byIds.read(database, { ...(await findRows()), ...page }),
      count: async () => byIds.count(database, await findRows()),
    })
  },
}

function readersOf(order: ListSetup<StoredEventAccess>['order']) {
  const setup = { alias: 'a', columns: accesses.columns('a'), order }
  return { all: pagedList(EventAccessEntity, setup), byIds: listByIds(EventAccessEntity, setup) }
}

const readersFor = ({ updatedSince }: AccessFilter) => (updatedSince === null ? BY_NAME : BY_CHANGE)

interface AccessReader {
  read(page: { after: unknown[] | null; offset: number; limit: number }): Promise<Row[]>
  count(): Promise<number>
}

function toCountedList(
  { updatedSince }: AccessFilter,
  { read, count }: AccessReader,
): CountedList<StoredEventAccess> {
  return {
    read: async ({ after, ...slice }) => {
      const behind = after && (updatedSince === null ? toNames(after) : [...after])
      return (await read({ ...slice, after: behind })).map(accesses.toRecord)
    },
    count,
    positionOf: ({ lastName, firstName, changedAt, helperId }): Position =>
      updatedSince === null
        ? [JSON.stringify([lastName, firstName]), helperId]
        : [changedAt.getTime(), helperId],
  }
}

/**
 * Selects a column outside the index, because MySQL may prefer scanning an index that covers the
 * query.
 */
async function idsOf(
  database: Queryable,
  eventId: string,
  helperIds: readonly string[],
): Promise<string[]> {
  if (helperIds.length === 0) return []

  const rows = await database.query<{ id: string }[]>(
    `SELECT a.id, a.updated_at FROM event_accesses a FORCE INDEX (event_accesses_by_helper)
     WHERE a.helper_id IN (?) AND a.event_id = ?`,
    [helperIds, eventId],
  )
  return rows.map(({ id }) => id)
}

function toRows(filter: AccessFilter): RowsOfList<StoredEventAccess> {
  const { eventId, status, revokedSince } = filter
  return {
    equal: { eventId, status, isRevoked: revokedSince === null ? false : null },
    spread: { isRevoked: [false, true], status: HELPER_STATUSES },
    also: alsoOf(filter),
  }
}

/** The equality conditions of the list's index and the others, for rows that are found by id. */
function toConditions(filter: AccessFilter): (Condition | null)[] {
  const { status, revokedSince } = filter
  return [
    status && { sql: 'a.status = ?', params: [status] },
    revokedSince === null ? { sql: 'a.is_revoked = 0', params: [] } : null,
    ...alsoOf(filter),
  ]
}

function alsoOf({
  updatedSince,
  revokedSince,
  helperConditions,
}: AccessFilter): (Condition | null)[] {
  const conditions = helperConditions.filter((condition) => condition !== null)
  return [
    updatedSince && { sql: 'a.changed_at >= ?', params: [updatedSince] },
    revokedSince && { sql: '(a.revoked_at IS NULL OR a.revoked_at >= ?)', params: [revokedSince] },
    conditions.length === 0 ? null : isOfHelper(conditions),
  ]
}

function isOfHelper(conditions: readonly Condition[]): Condition {
  const sqlTexts = conditions.map(({ sql }) => ` AND ${sql}`).join('')
  return {
    // MySQL may turn EXISTS into a join that starts with all helpers.
    sql: `COALESCE((SELECT 1 FROM helpers h FORCE INDEX (PRIMARY)
      WHERE h.id = a.helper_id${sqlTexts} LIMIT 1), 0)`,
    params: conditions.flatMap(({ params }) => params),
  }
}

function toNames([names, helperId]: Position): unknown[] {
  return [...JSON.parse(String(names)), helperId]
}
