import { callerKey } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import type {
  HelperAssignmentsArgs,
  QueryAssignmentsArgs,
  ShiftAssignmentsArgs,
  VolunteerEventAssignmentsArgs,
} from '../../../schema/types/volunteer.ts'
import { requireEvent } from '../event-resources/event-resources.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import { authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'
import { asPageArguments, type PageArguments, readCountedPage } from '../records/counted-page.ts'
import type { Shift } from '../shifts/shift.ts'
import { type AssignmentConditions, assignmentStore } from './assignment-list-store.ts'
import { AssignmentFilterInput } from './inputs.ts'

export const Query = {
  async assignments(_parent: unknown, args: QueryAssignmentsArgs, context: VolunteerContext) {
    const tenancy = authorizeRows(context.caller, 'assignments:read')
    const page = asPageArguments(args)
    const requested = parseInput(AssignmentFilterInput, args, 'query')
    const { id: eventId } = await requireEvent(context.database, tenancy, args.eventId)
    return readPage(context, { eventId, mayEventBeDeleted: false }, requested, page)
  },
}

export const VolunteerEventFields = {
  assignments: (
    { id }: VolunteerEvent,
    args: VolunteerEventAssignmentsArgs,
    context: VolunteerContext,
  ) => readNested(context, { eventId: id, mayEventBeDeleted: false }, args),
}

export const ShiftFields = {
  assignments: ({ id, eventId }: Shift, args: ShiftAssignmentsArgs, context: VolunteerContext) =>
    readNested(context, { eventId, mayEventBeDeleted: false }, { ...args, shiftId: id }),
}

export const HelperFields = {
  assignments: ({ id }: { id: string }, args: HelperAssignmentsArgs, context: VolunteerContext) => {
    const eventId = args.eventId == null ? null : asUuid(args.eventId, 'volunteer event')
    return readNested(context, { eventId, mayEventBeDeleted: true }, { ...args, helperId: id })
  },
}

type EventScope = Pick<AssignmentConditions, 'eventId' | 'mayEventBeDeleted'>

interface NestedListArgs extends ShiftAssignmentsArgs {
  eventId?: unknown
  shiftId?: string
  helperId?: string
}

/** A page of assignments within a record that the caller may read. */
function readNested(
  context: VolunteerContext,
  event: EventScope,
  { first, after, eventId: _eventId, ...requested }: NestedListArgs,
) {
  authorizeRows(context.caller, 'assignments:read')
  const page = asPageArguments({ first, after, offset: 0 })
  return readPage(context, event, parseInput(AssignmentFilterInput, requested, 'query'), page)
}

function readPage(
  { caller, cursors, database, loaders }: VolunteerContext,
  event: EventScope,
  requested: ReturnType<typeof AssignmentFilterInput.parse>,
  page: PageArguments,
) {
  const filter = {
    ...event,
    shiftId: requested.shiftId ?? null,
    helperId: requested.helperId ?? null,
    status: requested.status ?? null,
    updatedSince: requested.updatedSince ?? null,
  }
  const binding = ['assignments', callerKey(caller), filter]
  const list = assignmentStore.list(database, loaders.pages, filter)
  return readCountedPage({ cursors, binding, list, toNode: (assignment) => assignment }, page)
}
