import { callerKey } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
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
import { readAssignmentFilter } from './inputs.ts'

export const Query = {
  async assignments(_parent: unknown, args: QueryAssignmentsArgs, context: VolunteerContext) {
    const tenancy = authorizeRows(context.caller, 'assignments:read')
    const page = asPageArguments(args)
    const filter = readAssignmentFilter(args.filter)
    const { id: eventId } = await requireEvent(context.database, tenancy, args.eventId)
    return readPage(context, { eventId, mayEventBeDeleted: false }, filter, page)
  },
}

export const VolunteerEventFields = {
  assignments: (
    { id }: VolunteerEvent,
    args: VolunteerEventAssignmentsArgs,
    context: VolunteerContext,
  ) => readNested(context, { eventId: id, mayEventBeDeleted: false }, args, args.filter),
}

export const ShiftFields = {
  assignments: ({ id, eventId }: Shift, args: ShiftAssignmentsArgs, context: VolunteerContext) => {
    const filter = { ...args.filter, shiftId: id }
    return readNested(context, { eventId, mayEventBeDeleted: false }, args, filter)
  },
}

export const HelperFields = {
  assignments: ({ id }: { id: string }, args: HelperAssignmentsArgs, context: VolunteerContext) => {
    const { eventId, status } = args.filter ?? {}
    const event = {
      eventId: eventId == null ? null : asUuid(eventId, 'volunteer event'),
      mayEventBeDeleted: true,
    }
    return readNested(context, event, args, { status, helperId: id })
  },
}

type EventScope = Pick<AssignmentConditions, 'eventId' | 'mayEventBeDeleted'>

/** A page of assignments within a record that the caller may read. */
function readNested(
  context: VolunteerContext,
  event: EventScope,
  args: Pick<ShiftAssignmentsArgs, 'first' | 'after'>,
  filter: QueryAssignmentsArgs['filter'],
) {
  authorizeRows(context.caller, 'assignments:read')
  return readPage(context, event, readAssignmentFilter(filter), asPageArguments(args))
}

function readPage(
  { caller, cursors, database, loaders }: VolunteerContext,
  event: EventScope,
  { shiftId, helperId, status, updatedSince }: ReturnType<typeof readAssignmentFilter>,
  page: PageArguments,
) {
  const filter = { ...event, shiftId, helperId, status, updatedSince }
  const binding = ['assignments', callerKey(caller), filter]
  const list = assignmentStore.list(database, loaders.pages, filter)
  return readCountedPage({ cursors, binding, list, toNode: (assignment) => assignment }, page)
}
