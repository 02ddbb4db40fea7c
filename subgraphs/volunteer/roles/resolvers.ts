import { callerKey } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/issues.ts'
import { notFound } from '../../../platform/problem.ts'
import type {
  MutationCreateVolunteerRoleArgs,
  MutationUpdateVolunteerRoleArgs,
  QueryVolunteerRoleArgs,
  QueryVolunteerRolesArgs,
} from '../../../schema/types/volunteer.ts'
import { toIdempotencyScope } from '../../foundation/idempotency-scope.ts'
import { inClub } from '../../foundation/tenancy.ts'
import { authorizeNamedClub, authorizeRows } from '../access.ts'
import type { VolunteerContext } from '../context.ts'
import { asPageArguments, readCountedPage } from '../counted-page.ts'
import { volunteerEventStore } from '../events/store.ts'
import { deletionsSince, requireState } from '../record-state.ts'
import { club, reference, relation } from '../relations.ts'
import { CreateVolunteerRoleInput, UpdateVolunteerRoleInput } from './inputs.ts'
import type { Role } from './role.ts'
import { createRole, updateRole } from './rules.ts'
import { roleStore } from './store.ts'

export const Query = {
  async volunteerRoles(_parent: unknown, args: QueryVolunteerRolesArgs, context: VolunteerContext) {
    const { caller, cursors, loaders, database, clock } = context
    const clubId = authorizeNamedClub(caller, args.clubId, 'roles:read')
    const page = asPageArguments(args)
    const { eventId = null, updatedSince = null, includeDeleted } = args
    if (eventId !== null) {
      const id = asUuid(eventId, EVENT)
      if (!(await volunteerEventStore.find(database, inClub(clubId), id))) throw notFound(EVENT)
    }
    const filter = { clubId, eventId, updatedSince }
    const binding = ['volunteerRoles', callerKey(caller), filter, includeDeleted]
    const deletedSince = includeDeleted ? deletionsSince(clock()) : null
    const list = roleStore.list(loaders.pages, { ...filter, deletedSince })
    return readCountedPage({ cursors, binding, list, toNode: (role) => role }, page)
  },

  async volunteerRole(
    _parent: unknown,
    { id, eventId }: QueryVolunteerRoleArgs,
    { caller, database }: VolunteerContext,
  ) {
    const tenancy = authorizeRows(caller, 'roles:read')
    return requireRole(await roleStore.find(database, tenancy, asUuid(id, ROLE)), eventId)
  },
}

export const Mutation = {
  async createVolunteerRole(
    _parent: unknown,
    { input }: MutationCreateVolunteerRoleArgs,
    { caller, change, newId }: VolunteerContext,
  ) {
    const tenancy = authorizeRows(caller, 'roles:write')
    const { idempotencyKey, eventId, content } = parseInput(CreateVolunteerRoleInput, input)
    asUuid(eventId, EVENT)
    const idempotency = {
      scope: toIdempotencyScope(caller),
      key: idempotencyKey,
      operation: 'createVolunteerRole',
      input: { eventId, content },
    }
    const { result, isReplay } = await change(idempotency, async (tx, now) => {
      const event = await volunteerEventStore.lockShared(tx, tenancy, eventId)
      if (event === null) throw notFound(EVENT)

      const { clubId } = event
      const decision = createRole({ id: newId(), clubId, eventId, content }, now)
      await roleStore.add(tx, decision.result)
      return decision
    })
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
      const stored = requireRole(await roleStore.lock(tx, tenancy, id), asked.eventId)
      requireState(ROLE, stored, asked.expectedUpdatedAt)

      const decision = updateRole(stored, asked.changes, now)
      if (decision.events.length > 0) await roleStore.replace(tx, decision.result)
      return decision
    })
    return { role: result }
  },
}

export const VolunteerRoleFields = {
  __resolveReference: reference('role'),
  club,
  event: relation('volunteerEvent', 'eventId'),
}

const EVENT = 'volunteer event'

const ROLE = 'role'

/** A role of another event than the named one is as absent as a missing one. */
export function requireRole(role: Role | null, eventId: string | null | undefined): Role {
  if (role === null || role.eventId !== (eventId ?? role.eventId)) throw notFound(ROLE)

  return role
}
