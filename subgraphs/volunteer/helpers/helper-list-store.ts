import { HELPER_STATUSES } from '../../../schema/volunteer/statuses.ts'
import type { Queryable, Row } from '../../foundation/database/database.ts'
import { listByIds } from '../../foundation/lists/list-by-ids.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { type ListSetup, pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import type { Position } from '../../foundation/lists/paging.ts'
import type { Condition } from '../../foundation/query/conditions.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { CountedList } from '../records/counted-page.ts'
import { isListed } from '../records/deletion-period.ts'
import { HelperEntity, type StoredHelper } from './entities.ts'
import type { Helper } from './helper.ts'
import { isSearched, readSearch, type SearchedHelpers, toCriteria } from './helper-search-store.ts'
import { searchStore } from './search-store.ts'

const helpers = tableOf(HelperEntity)

export interface HelperConditions {
  clubId: string
  search: string | null
  status: Helper['status'] | null
  tag: string | null
  updatedSince: Date | null
  /** Null excludes erased helpers. */
  deletedSince: Date | null
}

/** The index contains a club's helpers in list order and every column that a search reads. */
const BY_NAME = {
  ...readersOf(['lastName', 'firstName', 'id']),
  positionOf: ({ lastName, firstName, id }: Helper): Position => [
    JSON.stringify([lastName, firstName]),
    id,
  ],
  toColumns: ([names, id]: Position): unknown[] => [...JSON.parse(String(names)), id],
}

/** For `updatedSince`: reads only changed helpers, in the order of their changes. */
const BY_UPDATE = {
  ...readersOf(['updatedAt', 'id']),
  positionOf: ({ updatedAt, id }: Helper): Position => [updatedAt.getTime(), id],
  toColumns: (position: Position): unknown[] => [...position],
}

export function listHelpers(
  database: Queryable,
  pages: Pages,
  filter: HelperConditions,
): CountedList<Helper> {
  const { clubId, search, tag, updatedSince } = filter
  const { all, byIds, positionOf, toColumns } = updatedSince === null ? BY_NAME : BY_UPDATE
  // A rare word or tag is read by its helpers' ids; a frequent one is found soon in the order of
  // the list.
  const plan = async () => {
    const found = search === null ? null : await readSearch(database, clubId, search)
    const rows = toRows(filter, found)
    const ids = await searchStore.findRareMatches(database, clubId, toCriteria(found, tag))
    const also = [...toConditions(filter), ...(rows.also ?? [])]
    return { rows, rare: ids && { ids, also } }
  }
  let planned: ReturnType<typeof plan> | undefined
  const getPlan = () => {
    planned ??= plan()
    return planned
  }
  return {
    async read({ after, ...slice }) {
      const page = { ...slice, after: after && toColumns(after) }
      const { rows, rare } = await getPlan()
      const read = rare
        ? await byIds.read(database, { ...rare, ...page })
        : await pages.read(all, { ...rows, ...page })
      return read.map(toHelperRecord)
    },
    async count() {
      const { rows, rare } = await getPlan()
      if (rare) return byIds.count(database, rare)
      if (tag !== null) {
        const tagged = { clubId, tag, status: filter.status }
        return search === null && updatedSince === null
          ? searchStore.countTagged(database, tagged)
          : searchStore.countTaggedMatching(database, tagged, rows.also ?? [])
      }
      // The index by name is wide, so a count without a search uses the narrowest index.
      return search === null
        ? pages.count(BY_UPDATE.all, {
            ...rows,
            spread: { ...DELETED_OR_NOT, status: HELPER_STATUSES },
          })
        : pages.count(all, rows)
    },
    positionOf,
  }
}

const DELETED_OR_NOT = { isDeleted: [false, true] }

function readersOf(order: ListSetup<StoredHelper>['order']) {
  const setup = { alias: 'h', columns: helpers.columns('h'), order }
  return { all: pagedList(HelperEntity, setup), byIds: listByIds(HelperEntity, setup) }
}

function toRows(
  { clubId, status, tag, updatedSince, deletedSince }: HelperConditions,
  search: SearchedHelpers | null,
): RowsOfList<StoredHelper> {
  // Erased helpers have no text that a search could find.
  const isDeleted = deletedSince === null || search !== null ? false : null
  const also = [isSearched(search), isListed('h', deletedSince), tag === null ? null : hasTag(tag)]
  if (updatedSince !== null) {
    const isChanged = { sql: 'h.updated_at >= ?', params: [updatedSince] }
    const spread = { ...DELETED_OR_NOT, status: HELPER_STATUSES }
    return { equal: { clubId, isDeleted, status }, spread, also: [isChanged, ...also] }
  }
  if (search === null) return { equal: { clubId, isDeleted, status }, spread: DELETED_OR_NOT, also }

  // Only the index by name contains the search text.
  return { equal: { clubId, isDeleted: false }, also: [...also, hasStatus(status)] }
}

export function hasTag(tag: string): Condition {
  return { sql: 'JSON_CONTAINS(h.tags, ?)', params: [JSON.stringify(tag)] }
}

/** The equality conditions of the list's index, for rows that are found by id. */
function toConditions({ clubId, status }: HelperConditions) {
  return [{ sql: 'h.club_id = ?', params: [clubId] }, hasStatus(status)]
}

function hasStatus(status: Helper['status'] | null) {
  return status && { sql: 'h.status = ?', params: [status] }
}

export function toHelperRecord(row: Row): Helper {
  const { searchText, phoneKey, isDeleted, ...helper } = helpers.toRecord(row)
  return helper
}
