import { isUuid } from '../../../platform/ids.ts'
import { type Staffing, staffingStatusOf, UNSTAFFED } from '../../../rules/volunteer/staffing.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Loader } from '../../foundation/graph/loaders.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { assignmentRecordStore } from '../assignment-records/store.ts'
import { createOfEvent, updateOfEvent } from '../event-resources/change-resources.ts'
import { lockEventOf, readOfEvent } from '../event-resources/event-resources.ts'
import { requireEventOpen } from '../events/rules.ts'
import type { VolunteerContext } from '../records/context.ts'
import { club, reference, relation } from '../records/relations.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import type { Role } from '../roles/role.ts'
import { roleStore } from '../roles/store.ts'
import { staffingStore } from '../staffing/store.ts'
import { CreateShiftInput, DeleteShiftInput, UpdateShiftInput } from './inputs.ts'
import { createShift, deleteShift, requireRoleOfEvent, updateShift } from './rules.ts'
import type { Shift } from './shift.ts'
import { SHIFT, shiftStore } from './store.ts'

export const Query = {
  shift: (_parent, args, context) => readOfEvent(context, SHIFT, args),
} satisfies VolunteerFieldsOf<'Query'>

export const Mutation = {
  async createShift(_parent, { input }, context) {
    const { result, isReplay } = await createOfEvent(
      context,
      SHIFT,
      { mutation: 'createShift', schema: CreateShiftInput, input },
      async (tx, { origin, content, event, tenancy }, now) => {
        const role = await lockRole(tx, tenancy, content.roleId)
        requireRoleOfEvent(content.roleId, { isOfEvent: role?.eventId === origin.eventId })

        const decision = createShift({ ...origin, content, eventStatus: event.status }, now)
        await shiftStore.add(tx, decision.result)
        return decision
      },
    )
    return { shift: result, idempotentReplay: isReplay }
  },

  async updateShift(_parent, { input }, context) {
    const sent = { schema: UpdateShiftInput, input }
    const { result } = await updateOfEvent(context, SHIFT, sent, {
      async lock(tx, tenancy, { id, changes }) {
        const isToOpen = changes.status === 'OPEN'
        const known = isToOpen ? await shiftStore.find(tx, tenancy, id) : null
        const event = await lockEventOf(tx, tenancy, known)
        const role = await lockRole(tx, tenancy, changes.roleId)
        return { event, role, stored: await shiftStore.lock(tx, tenancy, id) }
      },
      async decide({ event, role, stored }, { changes, resetConfirmations }, { tx, now }) {
        if (event !== null && stored.status !== 'OPEN') requireEventOpen(event.status)
        requireRoleOfEvent(changes.roleId, { isOfEvent: role?.eventId === stored.eventId })

        const staffing = await staffingStore.count(tx, stored.id)
        const isCancelled = changes.status === 'CANCELLED' && stored.status !== 'CANCELLED'
        const affectsAssignments = isCancelled || resetConfirmations
        const open = affectsAssignments ? await assignmentRecordStore.lockOpen(tx, stored.id) : []
        return updateShift({ ...stored, staffing }, { open, resetConfirmations }, changes, now)
      },
      async write(tx, shift) {
        await shiftStore.replace(tx, shift)
        await assignmentRecordStore.replaceAll(tx, shift.assignments)
      },
    })
    return { shift: result }
  },

  async deleteShift(_parent, { input }, context) {
    const sent = { schema: DeleteShiftInput, input }
    const { result } = await updateOfEvent(context, SHIFT, sent, {
      lock: async (tx, tenancy, { id }) => ({ stored: await shiftStore.lock(tx, tenancy, id) }),
      async decide({ stored }, _input, { tx, now }) {
        const staffing = await staffingStore.count(tx, stored.id)
        return deleteShift({ ...stored, staffing }, now)
      },
      write: shiftStore.replace,
    })
    return { shift: result }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

/**
 * A shift in a result. Mutations have counted its assignments; for reads the loader counts them.
 */
type ShownShift = Shift & { staffing?: Staffing }

interface StaffingLoaders {
  loaders: { staffing: Loader<Staffing | null> }
}

export const ShiftFields = {
  __resolveReference: reference('shift'),
  club,
  event: relation('volunteerEvent', 'eventId'),
  role: relation('role', 'roleId'),

  confirmedCount: async (shift, _args, context) =>
    (await staffingOf(shift, context)).confirmedCount,

  pendingCount: async (shift, _args, context) => (await staffingOf(shift, context)).pendingCount,

  staffingStatus: async (shift, _args, context) =>
    staffingStatusOf(shift, await staffingOf(shift, context)),
} satisfies VolunteerFieldsOf<'Shift', ShownShift, VolunteerContext & StaffingLoaders>

async function staffingOf(
  { id, staffing }: ShownShift,
  { loaders }: StaffingLoaders,
): Promise<Staffing> {
  return staffing ?? (await loaders.staffing.load(id)) ?? UNSTAFFED
}

type RoleChoice = string | null | undefined

/** Locks the role in share mode; null if it does not exist. */
async function lockRole(tx: Tx, tenancy: Tenancy, roleId: RoleChoice): Promise<Role | null> {
  if (roleId === null || roleId === undefined || !isUuid(roleId)) return null
  return roleStore.lockShared(tx, tenancy, roleId)
}
