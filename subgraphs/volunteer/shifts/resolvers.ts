import { asUuid, isUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/issues.ts'
import type {
  MutationCreateShiftArgs,
  MutationDeleteShiftArgs,
  MutationUpdateShiftArgs,
  QueryShiftArgs,
} from '../../../schema/types/volunteer.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import type { VolunteerContext } from '../context.ts'
import { createOfEvent, lockEventOf, requireOfEvent } from '../event-resources/event-resources.ts'
import { requireEventOpen } from '../events/rules.ts'
import { authorizeRows } from '../records/access.ts'
import { requireState } from '../records/optimistic-lock.ts'
import { unknownIds } from '../records/refuse-unknown-ids.ts'
import { club, reference, relation } from '../relations.ts'
import type { Role } from '../roles/role.ts'
import { roleStore } from '../roles/store.ts'
import { NOBODY, type Staffing } from '../staffing/assignment.ts'
import { staffingStore } from '../staffing/store.ts'
import { CreateShiftInput, DeleteShiftInput, UpdateShiftInput } from './inputs.ts'
import {
  createShift,
  deleteShift,
  type StaffedShift,
  staffingStatusOf,
  updateShift,
} from './rules.ts'
import type { Shift } from './shift.ts'
import { shiftStore } from './store.ts'

export const Query = {
  async shift(
    _parent: unknown,
    { id, eventId }: QueryShiftArgs,
    { caller, database }: VolunteerContext,
  ) {
    const tenancy = authorizeRows(caller, 'shifts:read')
    const shift = await shiftStore.find(database, tenancy, asUuid(id, SHIFT))
    return requireOfEvent(SHIFT, shift, eventId)
  },
}

export const Mutation = {
  async createShift(
    _parent: unknown,
    { input }: MutationCreateShiftArgs,
    context: VolunteerContext,
  ) {
    const tenancy = authorizeRows(context.caller, 'shifts:write')
    const asked = parseInput(CreateShiftInput, input)
    const { content } = asked
    const { result, isReplay } = await createOfEvent(
      context,
      { operation: 'createShift', tenancy, asked },
      async (tx, origin, now, { status: eventStatus }) => {
        const role = await holdRole(tx, tenancy, content.roleId)
        requireRoleOf(origin.eventId, content.roleId, role)

        const decision = createShift({ ...origin, content, eventStatus }, now)
        await shiftStore.add(tx, decision.result.shift)
        return decision
      },
    )
    return { shift: toShown(result), idempotentReplay: isReplay }
  },

  async updateShift(
    _parent: unknown,
    { input }: MutationUpdateShiftArgs,
    { caller, change }: VolunteerContext,
  ) {
    const tenancy = authorizeRows(caller, 'shifts:write')
    const { eventId, expectedUpdatedAt, changes, resetConfirmations, ...named } = parseInput(
      UpdateShiftInput,
      input,
    )
    const id = asUuid(named.id, SHIFT)
    const { result } = await change(null, async (tx, now) => {
      const isToOpen = changes.status === 'OPEN'
      const known = isToOpen ? await shiftStore.find(tx, tenancy, id) : null
      const event = await lockEventOf(tx, tenancy, known)
      // A role is always held before the shifts that need it.
      const role = await holdRole(tx, tenancy, changes.roleId)
      const stored = requireOfEvent(SHIFT, await shiftStore.lock(tx, tenancy, id), eventId)
      requireState(SHIFT, stored, expectedUpdatedAt)
      if (event !== null && stored.status !== 'OPEN') requireEventOpen(event.status)
      requireRoleOf(stored.eventId, changes.roleId, role)

      const staffing = await staffingStore.count(tx, id)
      const isCancelled = changes.status === 'CANCELLED' && stored.status !== 'CANCELLED'
      const open = isCancelled || resetConfirmations ? await staffingStore.lockOpen(tx, id) : []
      const assignments = { open, resetConfirmations }
      const decision = updateShift({ shift: stored, staffing }, assignments, changes, now)
      if (decision.events.length > 0) await shiftStore.replace(tx, decision.result.shift)
      await staffingStore.replaceAll(tx, decision.result.assignments)
      return decision
    })
    return { shift: toShown(result) }
  },

  async deleteShift(
    _parent: unknown,
    { input }: MutationDeleteShiftArgs,
    { caller, change }: VolunteerContext,
  ) {
    const tenancy = authorizeRows(caller, 'shifts:write')
    const { eventId, ...named } = parseInput(DeleteShiftInput, input)
    const id = asUuid(named.id, SHIFT)
    const { result } = await change(null, async (tx, now) => {
      const shift = requireOfEvent(SHIFT, await shiftStore.lock(tx, tenancy, id), eventId)
      const staffing = await staffingStore.count(tx, id)
      const decision = deleteShift({ shift, staffing }, now)
      await shiftStore.replace(tx, decision.result.shift)
      return decision
    })
    return { shift: toShown(result) }
  },
}

/** A shift of an answer; a change has counted who is in it, for a read the loader does. */
type ShownShift = Shift & { staffing?: Staffing }

export const ShiftFields = {
  __resolveReference: reference('shift'),
  club,
  event: relation('volunteerEvent', 'eventId'),
  role: relation('role', 'roleId'),

  confirmedCount: async (shift: ShownShift, _args: unknown, context: VolunteerContext) =>
    (await staffingOf(shift, context)).confirmedCount,

  pendingCount: async (shift: ShownShift, _args: unknown, context: VolunteerContext) =>
    (await staffingOf(shift, context)).pendingCount,

  staffingStatus: async (shift: ShownShift, _args: unknown, context: VolunteerContext) =>
    staffingStatusOf(shift, await staffingOf(shift, context)),
}

const SHIFT = 'shift'

async function staffingOf(
  { id, staffing }: ShownShift,
  { loaders }: VolunteerContext,
): Promise<Staffing> {
  return staffing ?? (await loaders.staffing.load(id)) ?? NOBODY
}

function toShown({ shift, staffing }: StaffedShift): ShownShift {
  return { ...shift, staffing }
}

type AskedRole = string | null | undefined

/** Keeps the role until the transaction ends; null where there is none of that id. */
async function holdRole(tx: Tx, tenancy: Tenancy, roleId: AskedRole): Promise<Role | null> {
  if (roleId === null || roleId === undefined || !isUuid(roleId)) return null
  return roleStore.lockShared(tx, tenancy, roleId)
}

function requireRoleOf(eventId: string, roleId: AskedRole, role: Role | null): void {
  if (roleId === null || roleId === undefined || role?.eventId === eventId) return

  throw unknownIds('unknown_role', 'The event has no such role', [roleId])
}
