import { callerKey } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { notFound } from '../../../platform/problem.ts'
import type { QueryHelperArgs, QueryHelpersArgs } from '../../../schema/types/volunteer.ts'
import { inClub } from '../../foundation/query/tenancy.ts'
import { requireEvent } from '../event-resources/event-resources.ts'
import { authorizeNamedClub, authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'
import { asPageArguments, readCountedPage } from '../records/counted-page.ts'
import { deletionsSince } from '../records/optimistic-lock.ts'
import { club, reference } from '../records/relations.ts'
import { listHelpersOfEvent } from './access/event-helper-list-store.ts'
import { HelperFilterInput } from './inputs.ts'
import { helperStore } from './store.ts'

export const Query = {
  async helpers(_parent: unknown, args: QueryHelpersArgs, context: VolunteerContext) {
    const { caller, cursors, database, clock, loaders } = context
    const clubId = authorizeNamedClub(caller, args.clubId, 'helpers:read')
    const requested = parseInput(HelperFilterInput, args, 'query')
    const filter = {
      clubId,
      search: requested.search ?? null,
      status: requested.status ?? null,
      tag: requested.tag ?? null,
      eventId: requested.eventId == null ? null : asUuid(requested.eventId, 'volunteer event'),
      updatedSince: requested.updatedSince ?? null,
    }
    const binding = ['helpers', callerKey(caller), filter, requested.includeDeleted]
    const deletedSince = requested.includeDeleted ? deletionsSince(clock()) : null
    const page = asPageArguments(args)
    const { eventId } = filter
    if (eventId === null) {
      const list = helperStore.list(database, { ...filter, deletedSince })
      return readCountedPage({ cursors, binding, list, toNode: (helper) => helper }, page)
    }

    await requireEvent(database, inClub(clubId), eventId)
    const list = listHelpersOfEvent(database, loaders.pages, { ...filter, eventId })
    return readCountedPage({ cursors, binding, list, toNode: ({ helper }) => helper }, page)
  },

  async helper(_parent: unknown, { id }: QueryHelperArgs, { caller, database }: VolunteerContext) {
    const tenancy = authorizeRows(caller, 'helpers:read')
    const [helper] = await helperStore.findAll(database, tenancy, [asUuid(id, WHAT)])
    if (helper === undefined) throw notFound(WHAT)

    return helper
  },
}

const WHAT = 'helper'

export const HelperFields = { __resolveReference: reference('helper'), club }
