import type { ClubVolunteerRolesArgs } from '../../../built/types/volunteer.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { authorizeStaff } from '../../foundation/graph/staff-access.ts'
import { inClub, type Tenancy } from '../../foundation/query/tenancy.ts'
import { createOfEvent, updateOfEvent } from '../event-resources/change-resources.ts'
import { readOfEvent, requireEvent } from '../event-resources/event-resources.ts'
import { volunteerEventStore } from '../events/store.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import { authorizeOwnClub, authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'
import { asPageArguments, type WithOffset } from '../records/counted-page.ts'
import { readRecordPage } from '../records/page-with-deletions.ts'
import { club, reference, relation } from '../records/relations.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { CreateVolunteerRoleInput, readRoleFilter, UpdateVolunteerRoleInput } from './inputs.ts'
import { createRole, updateRole } from './rules.ts'
import { ROLE, roleStore } from './store.ts'

export const Query = {
  volunteerRoles: (_parent, args, context) =>
    readPage(context, authorizeOwnClub(context.caller, 'roles:read'), args),

  volunteerRole: (_parent, args, context) => readOfEvent(context, ROLE, args),
} satisfies VolunteerFieldsOf<'Query'>

export const Mutation = {
  async createVolunteerRole(_parent, { input }, context) {
    const { result, isReplay } = await createOfEvent(
      context,
      ROLE,
      { mutation: 'createVolunteerRole', schema: CreateVolunteerRoleInput, input },
      async (tx, { origin, content }, now) => {
        const decision = createRole({ ...origin, content }, now)
        await roleStore.add(tx, decision.result)
        return decision
      },
    )
    return { role: result, idempotentReplay: isReplay }
  },

  async updateVolunteerRole(_parent, { input }, context) {
    const sent = { schema: UpdateVolunteerRoleInput, input }
    const { result } = await updateOfEvent(context, ROLE, sent, {
      async lock(tx, tenancy, { id, changes }) {
        if (changes.name !== undefined) await lockNames(tx, tenancy, id)
        return { stored: await roleStore.lock(tx, tenancy, id) }
      },
      decide: ({ stored }, { changes }, { now }) => updateRole(stored, changes, now),
      write: roleStore.replace,
    })
    return { role: result }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

export const ClubFields = {
  volunteerRoles: ({ id }, args, context) =>
    readPage(context, authorizeStaff(context.caller, id, 'volunteers'), args),
} satisfies VolunteerFieldsOf<'Club', { id: string }>

export const VolunteerEventFields = {
  roles({ id: eventId, clubId }, args, context) {
    authorizeRows(context.caller, 'roles:read')
    const filter = { clubId, eventId, updatedSince: null }
    const requested = { filter, includeDeleted: false }
    return readRecordPage(context, ROLES, requested, asPageArguments(args))
  },
} satisfies VolunteerFieldsOf<'VolunteerEvent', VolunteerEvent>

export const VolunteerRoleFields = {
  __resolveReference: reference('role'),
  club,
  event: relation('volunteerEvent', 'eventId'),
}

/** Serializes changes of names at an event: two roles that swap names would deadlock. */
async function lockNames(tx: Tx, tenancy: Tenancy, id: string): Promise<void> {
  const role = await roleStore.find(tx, tenancy, id)
  if (role !== null) await volunteerEventStore.lock(tx, tenancy, role.eventId)
}

const ROLES = { name: 'volunteerRoles', list: roleStore.list }

/** A page of the roles of a club's events, or of one of them. */
async function readPage(
  context: VolunteerContext,
  clubId: string,
  args: WithOffset<ClubVolunteerRolesArgs>,
) {
  const page = asPageArguments(args)
  const { eventId, updatedSince, includeDeleted } = readRoleFilter(args.filter)
  if (eventId !== null) await requireEvent(context.database, inClub(clubId), eventId)
  const requested = { filter: { clubId, eventId, updatedSince }, includeDeleted }
  return readRecordPage(context, ROLES, requested, page)
}
