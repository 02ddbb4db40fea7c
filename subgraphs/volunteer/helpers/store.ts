import { HELPER_STATUSES } from '../../../schema/volunteer/statuses.ts'
import type { Condition } from '../../foundation/conditions.ts'
import type { Queryable, Row } from '../../foundation/database.ts'
import { pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import type { Position } from '../../foundation/paging.ts'
import { tableOf } from '../../foundation/table.ts'
import type { Tenancy } from '../../foundation/tenancy.ts'
import type { CountedList } from '../counted-page.ts'
import { HelperEntity, type StoredHelper } from './entities.ts'
import type { Helper } from './helper.ts'
import { toSearchText, toSearchWords } from './rules.ts'

const helpers = tableOf(HelperEntity)

export interface HelperConditions {
  clubId: string
  search: string | null
  status: Helper['status'] | null
  tag: string | null
  updatedSince: Date | null
}

/**
 * No index that both MariaDB and MySQL have finds text inside of text. This one holds a club's
 * helpers in the order of lists, and all that a search looks at: a search reads the club's part of
 * it up to the end of the page, and of the table only what it found.
 */
const BY_NAME = pagedList(HelperEntity, {
  alias: 'h',
  columns: helpers.columns('h'),
  order: ['lastName', 'firstName', 'id'],
})

/** Who changed since a moment, in the order in which they changed: nobody is read who did not. */
const BY_UPDATE = pagedList(HelperEntity, {
  alias: 'h',
  columns: helpers.columns('h'),
  order: ['updatedAt', 'id'],
})

export const helperStore = {
  list(database: Queryable, filter: HelperConditions): CountedList<Helper> {
    const { clubId, search, status, tag, updatedSince } = filter
    const also = [
      search === null ? null : found(search),
      tag === null ? null : { sql: 'JSON_CONTAINS(h.tags, ?)', params: [JSON.stringify(tag)] },
    ]
    if (updatedSince !== null) {
      const isChanged = { sql: 'h.updated_at >= ?', params: [updatedSince] }
      const spread = { status: HELPER_STATUSES }
      const rows = { equal: { clubId, status }, spread, also: [isChanged, ...also] }
      return {
        read: async (slice) =>
          (await BY_UPDATE.read(database, { ...rows, ...slice })).map(toHelperRecord),
        count: () => BY_UPDATE.count(database, rows),
        positionOf: ({ updatedAt, id }) => [updatedAt.getTime(), id],
      }
    }

    const hasStatus = status && { sql: 'h.status = ?', params: [status] }
    const rows: RowsOfList<StoredHelper> =
      search === null
        ? { equal: { clubId, status }, also }
        : { equal: { clubId }, also: [...also, hasStatus] }
    return {
      async read({ after, ...slice }) {
        const behind = after && [...toNames(after), after[1]]
        const page = { ...rows, ...slice, after: behind }
        return (await BY_NAME.read(database, page)).map(toHelperRecord)
      },
      count: () => BY_NAME.count(database, rows),
      positionOf: ({ lastName, firstName, id }) => [JSON.stringify([lastName, firstName]), id],
    }
  },

  async findAll(database: Queryable, tenancy: Tenancy, ids: readonly string[]): Promise<Helper[]> {
    const rows = await database.query(
      `SELECT ${helpers.columns('h')} FROM helpers h FORCE INDEX (PRIMARY)
       WHERE h.id IN (?) AND ${tenancy.condition('h.club_id')}`,
      [ids, ...tenancy.params],
    )
    return rows.map(toHelperRecord)
  },

  /** Writes all of them in one statement; there must be at least one. */
  addAll: (database: Queryable, added: readonly Helper[]) =>
    helpers.insertAll(
      database,
      added.map((helper) => ({ ...helper, searchText: toSearchText(helper) })),
    ),
}

function toNames([names]: Position): [lastName: string, firstName: string | null] {
  return JSON.parse(String(names))
}

/** LOCATE knows no wildcards: every character stands for itself. */
function found(search: string): Condition {
  const words = toSearchWords(search)
  if (words.length === 0) return { sql: 'FALSE', params: [] }

  return { sql: words.map(() => 'LOCATE(?, h.search_text) > 0').join(' AND '), params: words }
}

function toHelperRecord(row: Row): Helper {
  const { searchText, ...helper } = helpers.toRecord(row)
  return helper
}
