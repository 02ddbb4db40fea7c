import type {
  MutationUpdateAssignmentArgs,
  QueryAssignmentArgs,
} from '../../../schema/types/volunteer.ts'
import { updateOfEvent } from '../event-resources/change-resources.ts'
import { readOfEvent } from '../event-resources/event-resources.ts'
import type { VolunteerContext } from '../records/context.ts'
import { club, reference, relation } from '../records/relations.ts'
import { ASSIGNMENT } from './assignment-list-store.ts'
import { changeAssignment } from './change-assignment.ts'
import { UpdateAssignmentInput } from './inputs.ts'

export const Query = {
  assignment: (_parent: unknown, args: QueryAssignmentArgs, context: VolunteerContext) =>
    readOfEvent(context, ASSIGNMENT, args),
}

export const Mutation = {
  async updateAssignment(
    _parent: unknown,
    { input }: MutationUpdateAssignmentArgs,
    context: VolunteerContext,
  ) {
    const sent = { schema: UpdateAssignmentInput, input }
    const { result } = await updateOfEvent(context, ASSIGNMENT, sent, changeAssignment)
    return { assignment: result }
  },
}

export const AssignmentFields = {
  __resolveReference: reference('assignment'),
  club,
  event: relation('volunteerEvent', 'eventId'),
  shift: relation('shift', 'shiftId'),
  helper: relation('helperIncludingErased', 'helperId'),
  role: relation('role', 'roleId'),
}
