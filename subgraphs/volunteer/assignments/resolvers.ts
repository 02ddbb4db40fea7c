import { callerKey } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/issues.ts'
import type {
  MutationUpdateAssignmentArgs,
  QueryAssignmentArgs,
  QueryAssignmentsArgs,
} from '../../../schema/types/volunteer.ts'
import { authorizeRows } from '../access.ts'
import type { VolunteerContext } from '../context.ts'
import { asPageArguments, readCountedPage } from '../counted-page.ts'
import { requireEvent, requireOfEvent } from '../of-event.ts'
import { club, reference, relation } from '../relations.ts'
import { assignmentStore } from './assignment-list-store.ts'
import { changeAssignment } from './change-assignment.ts'
import { AssignmentFilterInput, UpdateAssignmentInput } from './inputs.ts'

export const Query = {
  async assignments(_parent: unknown, args: QueryAssignmentsArgs, context: VolunteerContext) {
    const { caller, cursors, loaders, database } = context
    const tenancy = authorizeRows(caller, 'assignments:read')
    const page = asPageArguments(args)
    const asked = parseInput(AssignmentFilterInput, args, 'query')
    const { id: eventId } = await requireEvent(database, tenancy, args.eventId)
    const filter = {
      eventId,
      shiftId: asked.shiftId ?? null,
      helperId: asked.helperId ?? null,
      status: asked.status ?? null,
      updatedSince: asked.updatedSince ?? null,
    }
    const binding = ['assignments', callerKey(caller), filter]
    const list = assignmentStore.list(database, loaders.pages, filter)
    return readCountedPage({ cursors, binding, list, toNode: (assignment) => assignment }, page)
  },

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
