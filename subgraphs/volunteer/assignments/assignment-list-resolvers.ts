import type { QueryAssignmentsArgs, ShiftAssignmentsArgs } from '../../../built/types/volunteer.ts'
import { callerKey } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { requireEvent } from '../event-resources/event-resources.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import { authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'
import { asPageArguments, type PageArguments, readCountedPage } from '../records/counted-page.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import type { Shift } from '../shifts/shift.ts'
import { type AssignmentConditions, assignmentStore } from './assignment-list-store.ts'
import { readAssignmentFilter } from './inputs.ts'

export const Query = {
  async assignments(_parent, args, context) {
    const tenancy = authorizeRows(context.caller, 'assignments:read')
    const page = asPageArguments(args)
    const filter = readAssignmentFilter(args.filter)
    const { id: eventId } = await requireEvent(context.database, tenancy, args.eventId)
    return readPage(context, { eventId, mayEventBeDeleted: false }, filter, page)
  },
} satisfies VolunteerFieldsOf<'Query'>

export const VolunteerEventFields = {
  assignments: ({ id }, args, context) =>
    readNested(context, { eventId: id, mayEventBeDeleted: false }, args, args.filter),
} satisfies VolunteerFieldsOf<'VolunteerEvent', VolunteerEvent>

export const ShiftFields = {
  assignments: ({ id, eventId }, args, context) => {
    const filter = { ...args.filter, shiftId: id }
    return readNested(context, { eventId, mayEventBeDeleted: false }, args, filter)
  },
} satisfies VolunteerFieldsOf<'Shift', Shift>

export const HelperFields = {
  assignments: ({ id }, args, context) => {
    const { eventId, status } = args.filter ?? {}
    const event = {
      eventId: eventId == null ? null : asUuid(eventId, 'volunteer event'),
      mayEventBeDeleted: true,
    }
    return readNested(context, event, args, { status, helperId: id })
  },
} satisfies VolunteerFieldsOf<'Helper', { id: string }>

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
