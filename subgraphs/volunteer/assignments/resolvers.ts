import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/issues.ts'
import type {
  MutationUpdateAssignmentArgs,
  QueryAssignmentArgs,
} from '../../../schema/types/volunteer.ts'
import type { VolunteerContext } from '../context.ts'
import { requireOfEvent } from '../event-resources/event-resources.ts'
import { authorizeRows } from '../records/access.ts'
import { club, reference, relation } from '../relations.ts'
import { assignmentStore } from './assignment-list-store.ts'
import { changeAssignment } from './change-assignment.ts'
import { UpdateAssignmentInput } from './inputs.ts'

export const Query = {
  async assignment(
    _parent: unknown,
    { id, eventId }: QueryAssignmentArgs,
    { caller, database }: VolunteerContext,
  ) {
    const tenancy = authorizeRows(caller, 'assignments:read')
    const [found = null] = await assignmentStore.findAll(database, tenancy, [asUuid(id, WHAT)])
    return requireOfEvent(WHAT, found, eventId)
  },
}

export const Mutation = {
  async updateAssignment(
    _parent: unknown,
    { input }: MutationUpdateAssignmentArgs,
    { caller, change }: VolunteerContext,
  ) {
    const tenancy = authorizeRows(caller, 'assignments:write')
    const asked = parseInput(UpdateAssignmentInput, input)
    asUuid(asked.id, WHAT)
    const { result } = await change(null, (tx, now) => changeAssignment(tx, tenancy, asked, now))
    return { assignment: result }
  },
}

export const AssignmentFields = {
  __resolveReference: reference('assignment'),
  club,
  event: relation('volunteerEvent', 'eventId'),
  shift: relation('shift', 'shiftId'),
  helper: relation('keptHelper', 'helperId'),
  role: relation('role', 'roleId'),
}

const WHAT = 'assignment'
