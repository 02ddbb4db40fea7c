import type { Queryable } from '../../foundation/database.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import type { Position } from '../../foundation/paging.ts'
import { inClub } from '../../foundation/tenancy.ts'
import type { CountedList } from '../counted-page.ts'
import { eventAccessStore } from '../event-access/store.ts'
import type { Helper } from './helper.ts'
import { type HelperConditions, hasTag } from './helper-list-store.ts'
import { holdsWords } from './search-store.ts'
import { toSearchWords } from './search-text.ts'
import { helperStore } from './store.ts'

/** A helper, and where the list stands there. */
interface HelperOfEvent {
  helper: Helper
  position: Position
}

type EventConditions = Omit<HelperConditions, 'deletedSince'> & { eventId: string }

/** Helpers with access to an event: its accesses lead to them, in the order of their names. */
export function listHelpersOfEvent(
  database: Queryable,
  pages: Pages,
  { clubId, search, tag, ...filter }: EventConditions,
): CountedList<HelperOfEvent> {
  const ofHelper = [
    search === null ? null : holdsWords(toSearchWords(search)),
    tag === null ? null : hasTag(tag),
  ]
  const list = eventAccessStore.list(pages, { ...filter, revokedSince: null, ofHelper })
  return {
    async read(slice) {
      const accesses = await list.read(slice)
      const ids = accesses.map(({ helperId }) => helperId)
      const found = await helperStore.findAll(database, inClub(clubId), ids)
      const byId = new Map(found.map((helper) => [helper.id, helper]))
      return accesses.flatMap((access) => {
        const helper = byId.get(access.helperId)
        return helper ? [{ helper, position: list.positionOf(access) }] : []
      })
    },
    count: list.count,
    positionOf: ({ position }) => position,
  }
}
