import { notFound, requireFound } from '../../../schema/problem.ts'
import type { Assignment, ShownAssignment } from '../assignment-records/assignment.ts'
import type { AssignmentChanges } from '../assignment-records/rules.ts'
import type { Update, UpdateInput } from '../event-resources/change-resources.ts'
import { lockEventOf } from '../event-resources/event-resources.ts'
import type { Shift } from '../shifts/shift.ts'
import { ASSIGNMENT, assignmentStore } from './assignment-list-store.ts'
import { decideChange } from './rules.ts'
import { applyChange, findInPlan, finishSeatPlan, type SeatPlan, withRole } from './seat-plan.ts'
import { lockSeatPlan, writeSeatPlan } from './seat-plan-store.ts'

interface AssignmentUpdate extends UpdateInput {
  changes: AssignmentChanges
  /** Replaces `changes` if they depend on the locked assignment, or on its shift. */
  decide?: (stored: Assignment, shift: Shift) => AssignmentChanges
}

/**
 * Updates an assignment for staff, API keys and helpers; locks event, helper, access and shift in
 * this order.
 */
export const changeAssignment: Update<
  AssignmentUpdate,
  Assignment,
  { plan: SeatPlan },
  ShownAssignment
> = {
  async lock(tx, tenancy, { id, changes }) {
    const [known] = await assignmentStore.findAll(tx, tenancy, [id])
    const event = await lockEventOf(tx, tenancy, known)
    if (known === undefined || event === null) throw notFound(ASSIGNMENT.name)

    const isNoted = changes.note != null || changes.statusReason != null
    const plan = await lockSeatPlan(tx, event, [known], isNoted ? [known] : [])
    return { plan, stored: findInPlan(plan, known) }
  },

  decide({ plan, stored }, { changes, decide = () => changes }, { now }) {
    const shift = requireFound(plan.shifts.get(stored.shiftId), 'shift')
    const change = decideChange(plan, stored, decide(stored, shift), now)
    const assignment = change ? applyChange(plan, change) : stored
    return { result: withRole(plan, assignment), events: finishSeatPlan(plan, now).events }
  },

  write: (tx, _assignment, { locked, now }) => writeSeatPlan(tx, locked.plan, now),
}
