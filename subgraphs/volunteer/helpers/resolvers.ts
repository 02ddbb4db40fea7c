import type { ClubHelpersArgs } from '../../../built/types/volunteer.ts'
import { callerKey } from '../../../platform/caller.ts'
import { asUuid, requireUuid } from '../../../platform/ids.ts'
import { authorizeStaff } from '../../foundation/graph/staff-access.ts'
import type { CursorBinding } from '../../foundation/lists/paging.ts'
import { inClub } from '../../foundation/query/tenancy.ts'
import { requireEvent } from '../event-resources/event-resources.ts'
import { authorizeOwnClub, authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'
import {
  asPageArguments,
  type CountedList,
  type CountedPage,
  readCountedPage,
  type WithOffset,
} from '../records/counted-page.ts'
import { deletionsSince } from '../records/deletion-period.ts'
import { club, reference } from '../records/relations.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { type ListedHelper, listHelpersOfEvent } from './access/event-helper-list-store.ts'
import type { Helper } from './helper.ts'
import { readHelperFilter } from './inputs.ts'
import { helperStore } from './store.ts'

export const Query = {
  helpers: (_parent, args, context) =>
    readPage(context, authorizeOwnClub(context.caller, 'helpers:read'), args),

  async helper(_parent, { id }, { caller, database }) {
    const tenancy = authorizeRows(caller, 'helpers:read')
    const [helper = null] = await helperStore.findAll(database, tenancy, [requireUuid(id)])
    return helper
  },
} satisfies VolunteerFieldsOf<'Query'>

export const ClubFields = {
  helpers: ({ id }, args, context) =>
    readPage(context, authorizeStaff(context.caller, id, 'volunteers'), args),

  async helperCount({ id }, { filter }, context) {
    const clubId = authorizeStaff(context.caller, id, 'volunteers')
    return (await findList(context, clubId, filter)).list.count()
  },
} satisfies VolunteerFieldsOf<'Club', { id: string }>

export const HelperFields = { __resolveReference: reference('helper'), club }

async function readPage(
  context: VolunteerContext,
  clubId: string,
  args: WithOffset<ClubHelpersArgs>,
): Promise<CountedPage<Helper>> {
  const page = asPageArguments(args)
  const { list, conditions } = await findList(context, clubId, args.filter)
  const { caller, cursors } = context
  const binding = ['helpers', callerKey(caller), ...conditions]
  return readCountedPage({ cursors, binding, list, toNode: ({ helper }) => helper }, page)
}

/** The helpers of a club that a filter keeps, and what the list depends on. */
async function findList(
  { database, clock, loaders }: VolunteerContext,
  clubId: string,
  given: ClubHelpersArgs['filter'],
): Promise<{ list: CountedList<ListedHelper>; conditions: CursorBinding }> {
  const { search, status, tag, updatedSince, includeDeleted, ...asked } = readHelperFilter(given)
  const eventId = asked.eventId === null ? null : asUuid(asked.eventId, 'volunteer event')
  const filter = { clubId, search, status, tag, eventId, updatedSince }
  const conditions = [filter, includeDeleted]
  if (eventId !== null) {
    await requireEvent(database, inClub(clubId), eventId)
    return { list: listHelpersOfEvent(database, loaders.pages, { ...filter, eventId }), conditions }
  }

  const deletedSince = includeDeleted ? deletionsSince(clock()) : null
  const list = helperStore.list(database, loaders.pages, { ...filter, deletedSince })
  return { list: withPositions(list), conditions }
}

function withPositions({
  read,
  count,
  positionOf,
}: CountedList<Helper>): CountedList<ListedHelper> {
  return {
    read: async (slice) =>
      (await read(slice)).map((helper) => ({ helper, position: positionOf(helper) })),
    count,
    positionOf: ({ position }) => position,
  }
}
