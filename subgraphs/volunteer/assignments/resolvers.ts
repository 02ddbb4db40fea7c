import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { asStaff } from '../../foundation/graph/staff-access.ts'
import { clubsOf } from '../../foundation/query/tenancy.ts'
import { updateOfEvent } from '../event-resources/change-resources.ts'
import { readOfEvent } from '../event-resources/event-resources.ts'
import { club, reference, relation } from '../records/relations.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { ASSIGNMENT } from './assignment-list-store.ts'
import { changeAssignment } from './change-assignment.ts'
import { withdrawAssignments } from './change-withdrawn.ts'
import { UpdateAssignmentInput, WithdrawAssignmentsInput } from './inputs.ts'

export const Query = {
  assignment: (_parent, args, context) => readOfEvent(context, ASSIGNMENT, args),
} satisfies VolunteerFieldsOf<'Query'>

export const Mutation = {
  async updateAssignment(_parent, { input }, context) {
    const sent = { schema: UpdateAssignmentInput, input }
    const { result } = await updateOfEvent(context, ASSIGNMENT, sent, changeAssignment)
    return { assignment: result }
  },

  async withdrawAssignments(_parent, { input }, { caller, change }) {
    const tenancy = clubsOf(asStaff(caller), 'volunteers')
    const withdrawal = parseInput(WithdrawAssignmentsInput, input)
    const ids = withdrawal.ids.map((id) => asUuid(id, ASSIGNMENT.name))
    const { result } = await change(null, (tx, now) =>
      withdrawAssignments(tx, tenancy, { ...withdrawal, ids }, now),
    )
    return { assignments: result }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

export const AssignmentFields = {
  __resolveReference: reference('assignment'),
  club,
  event: relation('volunteerEvent', 'eventId'),
  shift: relation('shift', 'shiftId'),
  helper: relation('helperIncludingErased', 'helperId'),
  role: relation('role', 'roleId'),
}
