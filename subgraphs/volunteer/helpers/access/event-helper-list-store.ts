import type { Queryable } from '../../../foundation/database/database.ts'
import type { Pages } from '../../../foundation/lists/load-pages.ts'
import type { Position } from '../../../foundation/lists/paging.ts'
import { inClub } from '../../../foundation/query/tenancy.ts'
import { accessLists } from '../../event-access/access-list-store.ts'
import type { StoredEventAccess } from '../../event-access/entities.ts'
import type { CountedList } from '../../records/counted-page.ts'
import type { Helper } from '../helper.ts'
import { type HelperConditions, hasTag } from '../helper-list-store.ts'
import { isSearched, readSearch, toCriteria } from '../helper-search-store.ts'
import { searchStore } from '../search-store.ts'
import { helperStore } from '../store.ts'

/** A helper, and its position in the list. */
export interface ListedHelper {
  helper: Helper
  position: Position
}

type EventConditions = Omit<HelperConditions, 'deletedSince'> & { eventId: string }

/** Helpers with access to an event, found by its accesses in the order of names. */
export function listHelpersOfEvent(
  database: Queryable,
  pages: Pages,
  { clubId, search, tag, ...filter }: EventConditions,
): CountedList<ListedHelper> {
  const ofEvent = { ...filter, revokedSince: null }
  const { positionOf } = accessLists.list(pages, { ...ofEvent, helperConditions: [] })
  const findAccesses = async () => {
    const found = search === null ? null : await readSearch(database, clubId, search)
    const helperConditions = [isSearched(found), tag === null ? null : hasTag(tag)]
    const conditions = { ...ofEvent, helperConditions }
    const ids = await searchStore.findRareMatches(database, clubId, toCriteria(found, tag))
    return ids
      ? accessLists.listAmong(database, conditions, ids)
      : accessLists.list(pages, conditions)
  }
  let list: Promise<CountedList<StoredEventAccess>> | undefined
  const findList = () => {
    list ??= findAccesses()
    return list
  }
  const withHelpers = async (accesses: readonly StoredEventAccess[]): Promise<ListedHelper[]> => {
    const ids = accesses.map(({ helperId }) => helperId)
    const found = await helperStore.findAll(database, inClub(clubId), ids)
    const byId = new Map(found.map((helper) => [helper.id, helper]))
    return accesses.flatMap((access) => {
      const helper = byId.get(access.helperId)
      return helper ? [{ helper, position: positionOf(access) }] : []
    })
  }
  return {
    async read({ limit, ...slice }) {
      const list = await findList()
      const read: ListedHelper[] = []
      // A helper may be erased after its access was read; reading on avoids a short page, which
      // would end the list.
      for (let { after, offset } = slice; ; offset = 0) {
        const wanted = limit - read.length
        const accesses = await list.read({ after, offset, limit: wanted })
        read.push(...(await withHelpers(accesses)))
        const last = accesses.at(-1)
        if (last === undefined || accesses.length < wanted || read.length === limit) return read

        after = positionOf(last)
      }
    },
    count: async () => (await findList()).count(),
    positionOf: ({ position }) => position,
  }
}
