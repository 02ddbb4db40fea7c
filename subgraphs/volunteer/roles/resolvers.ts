import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/issues.ts'
import type {
  MutationCreateVolunteerRoleArgs,
  MutationUpdateVolunteerRoleArgs,
  QueryVolunteerRoleArgs,
  QueryVolunteerRolesArgs,
  VolunteerEventRolesArgs,
} from '../../../schema/types/volunteer.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { inClub, type Tenancy } from '../../foundation/query/tenancy.ts'
import type { VolunteerContext } from '../context.ts'
import { createOfEvent, requireEvent, requireOfEvent } from '../event-resources/event-resources.ts'
import { volunteerEventStore } from '../events/store.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import { authorizeNamedClub, authorizeRows } from '../records/access.ts'
import { asPageArguments } from '../records/counted-page.ts'
import { requireState } from '../records/optimistic-lock.ts'
import { readRecordPage } from '../records/page-with-deletions.ts'
import { club, reference, relation } from '../relations.ts'
import { CreateVolunteerRoleInput, UpdateVolunteerRoleInput } from './inputs.ts'
import { createRole, updateRole } from './rules.ts'
import { roleStore } from './store.ts'

export const Query = {
  async volunteerRoles(_parent: unknown, args: QueryVolunteerRolesArgs, context: VolunteerContext) {
    const clubId = authorizeNamedClub(context.caller, args.clubId, 'roles:read')
    const page = asPageArguments(args)
    const { eventId = null, updatedSince = null, includeDeleted } = args
    if (eventId !== null) await requireEvent(context.database, inClub(clubId), eventId)
    const asked = { filter: { clubId, eventId, updatedSince }, includeDeleted }
    return readRecordPage(context, ROLES, asked, page)
  },

  async volunteerRole(
    _parent: unknown,
    { id, eventId }: QueryVolunteerRoleArgs,
    { caller, database }: VolunteerContext,
  ) {
    const tenancy = authorizeRows(caller, 'roles:read')
    const role = await roleStore.find(database, tenancy, asUuid(id, ROLE))
    return requireOfEvent(ROLE, role, eventId)
  },
}

export const Mutation = {
  async createVolunteerRole(
    _parent: unknown,
    { input }: MutationCreateVolunteerRoleArgs,
    context: VolunteerContext,
  ) {
    const tenancy = authorizeRows(context.caller, 'roles:write')
    const asked = parseInput(CreateVolunteerRoleInput, input)
    const { result, isReplay } = await createOfEvent(
      context,
      { operation: 'createVolunteerRole', tenancy, asked },
      async (tx, origin, now) => {
        const decision = createRole({ ...origin, content: asked.content }, now)
        await roleStore.add(tx, decision.result)
        return decision
      },
    )
    return { role: result, idempotentReplay: isReplay }
  },

  async updateVolunteerRole(
    _parent: unknown,
    { input }: MutationUpdateVolunteerRoleArgs,
    { caller, change }: VolunteerContext,
  ) {
    const tenancy = authorizeRows(caller, 'roles:write')
    const asked = parseInput(UpdateVolunteerRoleInput, input)
    const id = asUuid(asked.id, ROLE)
    const { result } = await change(null, async (tx, now) => {
      if (asked.changes.name !== undefined) await holdNames(tx, tenancy, id)
      const stored = requireOfEvent(ROLE, await roleStore.lock(tx, tenancy, id), asked.eventId)
      requireState(ROLE, stored, asked.expectedUpdatedAt)

      const decision = updateRole(stored, asked.changes, now)
      if (decision.events.length > 0) await roleStore.replace(tx, decision.result)
      return decision
    })
    return { role: result }
  },
}

export const VolunteerEventFields = {
  roles(
    { id: eventId, clubId }: VolunteerEvent,
    { first, after }: VolunteerEventRolesArgs,
    context: VolunteerContext,
  ) {
    authorizeRows(context.caller, 'roles:read')
    const filter = { clubId, eventId, updatedSince: null }
    const page = asPageArguments({ first, after, offset: 0 })
    return readRecordPage(context, ROLES, { filter, includeDeleted: false }, page)
  },
}

export const VolunteerRoleFields = {
  __resolveReference: reference('role'),
  club,
  event: relation('volunteerEvent', 'eventId'),
}

const ROLE = 'role'

/** Names at an event are given one after the other: two roles that take each other's would wait for each other. */
async function holdNames(tx: Tx, tenancy: Tenancy, id: string): Promise<void> {
  const role = await roleStore.find(tx, tenancy, id)
  if (role !== null) await volunteerEventStore.lock(tx, tenancy, role.eventId)
}

const ROLES = { name: 'volunteerRoles', list: roleStore.list }
