import { asHelper } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { notFound } from '../../../schema/problem.ts'
import { inClub } from '../../foundation/query/tenancy.ts'
import type { Assignment } from '../assignment-records/assignment.ts'
import { assignmentRecordStore } from '../assignment-records/store.ts'
import { ASSIGNMENT } from '../assignments/assignment-list-store.ts'
import { changeAssignment } from '../assignments/change-assignment.ts'
import { runUpdate } from '../event-resources/change-resources.ts'
import type { VolunteerContext } from '../records/context.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { roleStore } from '../roles/store.ts'
import type { Shift } from '../shifts/shift.ts'
import { shiftStore } from '../shifts/store.ts'
import { CancelMyAssignmentInput, ConfirmMyAssignmentInput } from './inputs.ts'
import { type OwnPart, toMyShifts } from './my-shift.ts'
import {
  accept,
  answerAssignment,
  decline,
  requireSeenTimes,
  type SeenTimes,
  type StatusOfAnswer,
} from './rules.ts'

/** Mutations of helpers who use a link; each changes the helper's own assignments only. */
export const Mutation = {
  async confirmMyAssignment(_parent, { input }, context) {
    asHelper(context.caller)
    const { shiftId, ...seen } = parseInput(ConfirmMyAssignmentInput, input)
    return { shift: await move(context, shiftId, accept, { seen }) }
  },

  async cancelMyAssignment(_parent, { input }, context) {
    asHelper(context.caller)
    const { shiftId, reason } = parseInput(CancelMyAssignmentInput, input)
    return { shift: await move(context, shiftId, decline, { statusReason: reason || undefined }) }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

const SHIFT = 'shift'

async function move(
  { caller, change, database }: VolunteerContext,
  shiftId: string,
  answer: StatusOfAnswer,
  { statusReason, seen = {} }: { statusReason?: string | undefined; seen?: SeenTimes },
) {
  const { helperId, eventId, clubId } = asHelper(caller)
  const pair = { shiftId: asUuid(shiftId, SHIFT), helperId }
  const decide = (stored: Assignment, shift: Shift) => {
    requireSeenTimes(shift, seen)
    return answerAssignment(stored, answer, statusReason)
  }
  const { result } = await change(null, async (tx, now) => {
    const [own] = await assignmentRecordStore.findPairs(tx, [pair])
    if (own === undefined || own.eventId !== eventId) throw notFound(SHIFT)

    const requested = { id: own.id, eventId, changes: { statusReason }, decide }
    const named = { name: ASSIGNMENT.name, tenancy: inClub(clubId), input: requested }
    const decision = await runUpdate(tx, { ...named, update: changeAssignment }, now)
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

const asShown = ({
  shiftId,
  status,
  statusReason,
  publishedCount,
  updatedAt,
}: OwnPart): OwnPart => {
  return { shiftId, status, statusReason, publishedCount, updatedAt }
}
