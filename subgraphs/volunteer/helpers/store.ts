import type { Queryable, Row } from '../../foundation/database.ts'
import { tableOf } from '../../foundation/table.ts'
import {
  allOf,
  type Condition,
  type OffsetPage,
  type OffsetSlice,
  readOffsetPage,
} from '../offset-page.ts'
import { HelperEntity } from './entities.ts'
import type { Helper } from './helper.ts'
import { toSearchable, toSearchText } from './rules.ts'

const helpers = tableOf(HelperEntity)

export interface HelperFilter {
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
const LISTED_HELPERS = 'helpers h FORCE INDEX (helpers_by_name)'

export const helperStore = {
  list(database: Queryable, filter: HelperFilter, slice: OffsetSlice): Promise<OffsetPage<Helper>> {
    const { clubId, search, status, tag, updatedSince } = filter
    const { sql, params } = allOf([
      { sql: 'h.club_id = ?', params: [clubId] },
      search === null ? null : found(search),
      status && { sql: 'h.status = ?', params: [status] },
      tag === null ? null : { sql: 'JSON_CONTAINS(h.tags, ?)', params: [JSON.stringify(tag)] },
      updatedSince && { sql: 'h.updated_at >= ?', params: [updatedSince] },
    ])
    const columns = helpers.columns('h')
    const from = `${LISTED_HELPERS} WHERE ${sql}`
    const orderBy = 'h.last_name, h.first_name, h.id'
    return readOffsetPage(
      { database, columns, from, params, orderBy, toRecord: toHelperRecord },
      slice,
    )
  },

  /** Writes all of them in one statement; there must be at least one. */
  addAll: (database: Queryable, added: readonly Helper[]) =>
    helpers.insertAll(
      database,
      added.map((helper) => ({ ...helper, searchText: toSearchText(helper) })),
    ),
}

/** LOCATE knows no wildcards: every character stands for itself. */
function found(search: string): Condition {
  return { sql: 'LOCATE(?, h.search_text) > 0', params: [toSearchable(search)] }
}

function toHelperRecord(row: Row): Helper {
  const { searchText, ...helper } = helpers.toRecord(row)
  return helper
}
