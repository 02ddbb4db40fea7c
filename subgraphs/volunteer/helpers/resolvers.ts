import { callerKey } from '../../../platform/caller.ts'
import { asUuid, requireUuid } from '../../../platform/ids.ts'
import type { ClubHelpersArgs } from '../../../schema/types/volunteer.ts'
import { authorizeStaff } from '../../foundation/graph/staff-access.ts'
import { inClub } from '../../foundation/query/tenancy.ts'
import { requireEvent } from '../event-resources/event-resources.ts'
import { authorizeOwnClub, authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'
import {
  asPageArguments,
  type CountedPage,
  readCountedPage,
  type WithOffset,
} from '../records/counted-page.ts'
import { deletionsSince } from '../records/deletion-period.ts'
import { club, reference } from '../records/relations.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { listHelpersOfEvent } from './access/event-helper-list-store.ts'
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
} satisfies VolunteerFieldsOf<'Club', { id: string }>

export const HelperFields = { __resolveReference: reference('helper'), club }

async function readPage(
  { caller, cursors, database, clock, loaders }: VolunteerContext,
  clubId: string,
  args: WithOffset<ClubHelpersArgs>,
): Promise<CountedPage<Helper>> {
  const page = asPageArguments(args)
  const { search, status, tag, updatedSince, includeDeleted, ...asked } = readHelperFilter(
    args.filter,
  )
  const eventId = asked.eventId === null ? null : asUuid(asked.eventId, 'volunteer event')
  const filter = { clubId, search, status, tag, eventId, updatedSince }
  const binding = ['helpers', callerKey(caller), filter, includeDeleted]
  if (eventId === null) {
    const deletedSince = includeDeleted ? deletionsSince(clock()) : null
    const list = helperStore.list(database, loaders.pages, { ...filter, deletedSince })
    return readCountedPage({ cursors, binding, list, toNode: (helper) => helper }, page)
  }

  await requireEvent(database, inClub(clubId), eventId)
  const list = listHelpersOfEvent(database, loaders.pages, { ...filter, eventId })
  return readCountedPage({ cursors, binding, list, toNode: ({ helper }) => helper }, page)
}
