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
const LIST = pagedList(HelperEntity, {
  alias: 'h',
  columns: helpers.columns('h'),
  order: ['lastName', 'firstName', 'id'],
})

export const helperStore = {
  list(database: Queryable, filter: HelperConditions): CountedList<Helper> {
    const { clubId, search, status, tag, updatedSince } = filter
    const rows: RowsOfList<StoredHelper> = {
      equal: { clubId },
      also: [
        search === null ? null : found(search),
        status && { sql: 'h.status = ?', params: [status] },
        tag === null ? null : { sql: 'JSON_CONTAINS(h.tags, ?)', params: [JSON.stringify(tag)] },
        updatedSince && { sql: 'h.updated_at >= ?', params: [updatedSince] },
      ],
    }
    return {
      async read({ after, ...slice }) {
        const behind = after && [...toNames(after), after[1]]
        return (await LIST.read(database, { ...rows, ...slice, after: behind })).map(toHelperRecord)
      },
      count: () => LIST.count(database, rows),
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
