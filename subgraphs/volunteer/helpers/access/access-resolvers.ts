import { callerKey } from '../../../../platform/caller.ts'
import { asUuid } from '../../../../platform/ids.ts'
import { parseInput } from '../../../../platform/input/issues.ts'
import { notFound, requireFound } from '../../../../schema/problem.ts'
import { EventAccessFilter } from '../../../../schema/volunteer/lists.ts'
import { asStaff } from '../../../foundation/graph/staff-access.ts'
import { filterReader } from '../../../foundation/lists/filter-reader.ts'
import { leaveFutureShifts } from '../../assignments/change-open-assignments.ts'
import { accessLists } from '../../event-access/access-list-store.ts'
import type { EventAccess } from '../../event-access/event-access.ts'
import { GrantEventAccessInput, RevokeEventAccessInput } from '../../event-access/inputs.ts'
import { grantAccess, requireRolesOf, revokeAccess } from '../../event-access/rules.ts'
import { eventAccessStore } from '../../event-access/store.ts'
import { volunteerEventStore } from '../../events/store.ts'
import { authorizeRows } from '../../records/access.ts'
import type { VolunteerContext } from '../../records/context.ts'
import { asPageArguments, type PageArguments, readCountedPage } from '../../records/counted-page.ts'
import { deletionsSince } from '../../records/deletion-period.ts'
import { club, reference, relation } from '../../records/relations.ts'
import { publishHelpers } from '../../records/volunteer-change.ts'
import type { VolunteerFieldsOf } from '../../records/volunteer-fields-of.ts'
import type { Helper } from '../helper.ts'
import { findRolesOf, lockAccess, writeAccess } from './change-access.ts'

const readFilter = filterReader(EventAccessFilter)

export const Query = {
  async volunteerEventHelpers(_parent, args, context) {
    const tenancy = authorizeRows(context.caller, 'helpers:read')
    const page = asPageArguments(args)
    const { updatedSince, includeDeleted } = readFilter(args.filter)
    const id = asUuid(args.eventId, EVENT)
    const event = requireFound(await volunteerEventStore.find(context.database, tenancy, id), EVENT)
    return readPage(context, { eventId: event.id, updatedSince, includeDeleted }, page)
  },
} satisfies VolunteerFieldsOf<'Query'>

export const Mutation = {
  async grantEventAccess(_parent, { input }, { caller, change, newId, notices }) {
    const tenancy = authorizeRows(caller, 'helpers:write')
    const { eventId, helperId, roleIds } = parseInput(GrantEventAccessInput, input)
    const ids = { eventId: asUuid(eventId, EVENT), helperId: asUuid(helperId, HELPER) }
    const { result } = await change(null, async (tx, now) => {
      const { helper, stored } = await lockAccess(tx, tenancy, ids)
      // Deleted roles stay valid for an access that already has them.
      const more = roleIds?.filter((id) => !stored?.roleIds.includes(id)) ?? []
      const known = await findRolesOf(tx, { id: eventId, clubId: helper.clubId }, more)
      requireRolesOf(known, stored, roleIds)

      const decision = grantAccess(stored, helper, { id: newId(), eventId, roleIds }, now)
      await writeAccess(tx, helper, stored, decision)
      const isNew = decision.events.length > 0
      return { result: { eventAccess: decision.access, isNew }, events: decision.events }
    })
    const { eventAccess, isNew } = result
    if (!isNew) publishHelpers(notices, eventAccess.clubId, [eventAccess.helperId])
    return result
  },

  async revokeEventAccess(_parent, { input }, { caller, change }) {
    const tenancy = authorizeRows(caller, 'helpers:write')
    const { eventId, helperId } = parseInput(RevokeEventAccessInput, input)
    const ids = { eventId: asUuid(eventId, EVENT), helperId: asUuid(helperId, HELPER) }
    const { result } = await change(null, async (tx, now) => {
      const { helper, stored } = await lockAccess(tx, tenancy, ids)
      if (stored === null) throw notFound('access')

      const decision = revokeAccess(stored, helper, now)
      await writeAccess(tx, helper, stored, decision)
      const isRevoked = decision.events.length > 0
      const leaveEvents = isRevoked ? await leaveFutureShifts(tx, eventId, helperId, now) : []
      return { result: decision.access, events: [...decision.events, ...leaveEvents] }
    })
    return { eventAccess: result }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

export const EventAccessFields = {
  __resolveReference: reference('eventAccess'),
  club,
  event: relation('volunteerEvent', 'eventId'),
  helper: relation('helperIncludingErased', 'helperId'),

  async roles({ roleIds }, _args, { loaders }) {
    const found = await Promise.all(roleIds.map((id) => loaders.role.load(id)))
    return found.filter((role) => role !== null)
  },
} satisfies VolunteerFieldsOf<'EventAccess', EventAccess>

export const HelperFields = {
  access({ id }, args, { caller, cursors, loaders }) {
    const binding = ['accessOfHelper', callerKey(caller), id]
    const list = eventAccessStore.listOfHelper(loaders.pages, id)
    const page = asPageArguments(args)
    return readCountedPage({ cursors, binding, list, toNode: (access) => access }, page)
  },
} satisfies VolunteerFieldsOf<'Helper', Helper>

export const VolunteerEventFields = {
  helpers({ id: eventId }, args, context) {
    asStaff(context.caller)
    const filter = { eventId, updatedSince: null, includeDeleted: false }
    return readPage(context, filter, asPageArguments(args))
  },
} satisfies VolunteerFieldsOf<'VolunteerEvent', { id: string }>

const EVENT = 'volunteer event'

const HELPER = 'helper'

interface AskedHelpers {
  eventId: string
  updatedSince: Date | null
  includeDeleted: boolean
}

function readPage(
  { caller, cursors, loaders, clock }: VolunteerContext,
  { includeDeleted, ...filter }: AskedHelpers,
  page: PageArguments,
) {
  const binding = ['volunteerEventHelpers', callerKey(caller), filter, includeDeleted]
  const revokedSince = includeDeleted ? deletionsSince(clock()) : null
  const list = accessLists.list(loaders.pages, {
    ...{ ...filter, status: null, revokedSince, helperConditions: [] },
  })
  return readCountedPage({ cursors, binding, list, toNode: (access) => access }, page)
}
