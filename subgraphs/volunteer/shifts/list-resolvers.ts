import { parseInput } from '../../../platform/input/issues.ts'
import type {
  QueryShiftsArgs,
  VolunteerEventShiftsArgs,
  VolunteerRoleShiftsArgs,
} from '../../../schema/types/volunteer.ts'
import { requireEvent } from '../event-resources/event-resources.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import { authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'
import { asPageArguments, type PageArguments } from '../records/counted-page.ts'
import { readRecordPage } from '../records/page-with-deletions.ts'
import type { Role } from '../roles/role.ts'
import { ShiftFilterInput } from './inputs.ts'
import { shiftStore } from './store.ts'

export const Query = {
  async shifts(_parent: unknown, args: QueryShiftsArgs, context: VolunteerContext) {
    const tenancy = authorizeRows(context.caller, 'shifts:read')
    const page = asPageArguments(args)
    const requested = parseInput(ShiftFilterInput, args, 'query')
    const { id: eventId } = await requireEvent(context.database, tenancy, args.eventId)
    return readPage(context, eventId, requested, page)
  },
}

export const VolunteerEventFields = {
  shifts: ({ id }: VolunteerEvent, args: VolunteerEventShiftsArgs, context: VolunteerContext) =>
    readNested(context, id, args),
}

export const VolunteerRoleFields = {
  shifts: ({ id, eventId }: Role, args: VolunteerRoleShiftsArgs, context: VolunteerContext) =>
    readNested(context, eventId, { ...args, roleId: id }),
}

/** A page of shifts within a record that the caller may read. */
function readNested(
  context: VolunteerContext,
  eventId: string,
  { first, after, ...requested }: VolunteerEventShiftsArgs,
) {
  authorizeRows(context.caller, 'shifts:read')
  const page = asPageArguments({ first, after, offset: 0 })
  const filter = parseInput(ShiftFilterInput, { ...requested, includeDeleted: false }, 'query')
  return readPage(context, eventId, filter, page)
}

type AskedShifts = ReturnType<typeof ShiftFilterInput.parse>

function readPage(
  context: VolunteerContext,
  eventId: string,
  { includeDeleted, ...requested }: AskedShifts,
  page: PageArguments,
) {
  const filter = {
    eventId,
    roleId: requested.roleId ?? null,
    status: requested.status ?? null,
    from: requested.from ?? null,
    to: requested.to ?? null,
    updatedSince: requested.updatedSince ?? null,
  }
  const list = { name: 'shifts', list: shiftStore.list }
  return readRecordPage(context, list, { filter, includeDeleted }, page)
}
