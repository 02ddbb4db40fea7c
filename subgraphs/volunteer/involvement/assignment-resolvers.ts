import { asHelper } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/issues.ts'
import { notFound } from '../../../platform/problem.ts'
import type {
  MutationCancelMyAssignmentArgs,
  MutationConfirmMyAssignmentArgs,
} from '../../../schema/types/volunteer.ts'
import { inClub } from '../../foundation/tenancy.ts'
import { changeAssignment } from '../assignments/change-assignment.ts'
import type { VolunteerContext } from '../context.ts'
import { roleStore } from '../roles/store.ts'
import { shiftStore } from '../shifts/store.ts'
import type { Assignment } from '../staffing/assignment.ts'
import { staffingStore } from '../staffing/store.ts'
import { CancelMyAssignmentInput, ConfirmMyAssignmentInput } from './inputs.ts'
import { toMyShifts } from './my-shift.ts'

/** What helpers who act by a link may change: it is all of it about themselves. */
export const Mutation = {
  async confirmMyAssignment(
    _parent: unknown,
    { input }: MutationConfirmMyAssignmentArgs,
    context: VolunteerContext,
  ) {
    asHelper(context.caller)
    const { shiftId } = parseInput(ConfirmMyAssignmentInput, input)
    return { shift: await move(context, shiftId, { status: 'CONFIRMED' }) }
  },

  async cancelMyAssignment(
    _parent: unknown,
    { input }: MutationCancelMyAssignmentArgs,
    context: VolunteerContext,
  ) {
    asHelper(context.caller)
    const { shiftId, reason } = parseInput(CancelMyAssignmentInput, input)
    const statusReason = reason || undefined
    return { shift: await move(context, shiftId, { status: 'CANCELLED', statusReason }) }
  },
}

const SHIFT = 'shift'

interface Move {
  status: Assignment['status']
  statusReason?: string | undefined
}

async function move(
  { caller, change, database }: VolunteerContext,
  shiftId: string,
  changes: Move,
) {
  const { helperId, eventId, clubId } = asHelper(caller)
  const pair = { shiftId: asUuid(shiftId, SHIFT), helperId }
  const { result } = await change(null, async (tx, now) => {
    const [own] = await staffingStore.findPairs(tx, [pair])
    if (own === undefined || own.eventId !== eventId) throw notFound(SHIFT)
    // Why it is so already is for whoever made it so to say: the platform, perhaps, with its shift.
    if (own.status === changes.status) return { result: asShown(own), events: [] }

    const { id } = own
    const decision = await changeAssignment(tx, inClub(clubId), { id, eventId, changes }, now)
    return { result: asShown(decision.result), events: decision.events }
  })
  const shifts = await shiftStore.findAll(database, inClub(clubId), [result.shiftId])
  const roleIds = shifts.flatMap(({ roleId }) => roleId ?? [])
  const roles =
    roleIds.length === 0 ? [] : await roleStore.findAll(database, inClub(clubId), roleIds)
  const [shown] = toMyShifts([result], shifts, roles)
  if (shown === undefined) throw notFound(SHIFT)
  return shown
}

const asShown = ({ shiftId, status }: Pick<Assignment, 'shiftId' | 'status'>) => ({
  shiftId,
  status,
})
