import type { VolunteerEventShiftsArgs } from '../../../built/types/volunteer.ts'
import { requireEvent } from '../event-resources/event-resources.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import { authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'
import { asPageArguments, type PageArguments } from '../records/counted-page.ts'
import { readRecordPage } from '../records/page-with-deletions.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import type { Role } from '../roles/role.ts'
import { readShiftFilter } from './inputs.ts'
import { shiftStore } from './store.ts'

export const Query = {
  async shifts(_parent, args, context) {
    const tenancy = authorizeRows(context.caller, 'shifts:read')
    const page = asPageArguments(args)
    const filter = readShiftFilter(args.filter)
    const { id: eventId } = await requireEvent(context.database, tenancy, args.eventId)
    return readPage(context, eventId, filter, page)
  },
} satisfies VolunteerFieldsOf<'Query'>

export const VolunteerEventFields = {
  shifts: ({ id }, args, context) => readNested(context, id, args, args.filter),
} satisfies VolunteerFieldsOf<'VolunteerEvent', VolunteerEvent>

export const VolunteerRoleFields = {
  shifts: ({ id, eventId }, args, context) =>
    readNested(context, eventId, args, { ...args.filter, roleId: id }),
} satisfies VolunteerFieldsOf<'VolunteerRole', Role>

/** A page of shifts within a record that the caller may read. */
function readNested(
  context: VolunteerContext,
  eventId: string,
  args: Pick<VolunteerEventShiftsArgs, 'first' | 'after'>,
  filter: VolunteerEventShiftsArgs['filter'],
) {
  authorizeRows(context.caller, 'shifts:read')
  return readPage(context, eventId, readShiftFilter(filter), asPageArguments(args))
}

function readPage(
  context: VolunteerContext,
  eventId: string,
  { includeDeleted, roleId, status, from, to, updatedSince }: ReturnType<typeof readShiftFilter>,
  page: PageArguments,
) {
  const filter = { eventId, roleId, status, from, to, updatedSince }
  const list = { name: 'shifts', list: shiftStore.list }
  return readRecordPage(context, list, { filter, includeDeleted }, page)
}
