import { isInputObjectType, isObjectType } from 'graphql'
import { BOOKING_FIELDS } from '../../../schema/club/bookings.ts'
import type { ResourceFields } from '../../../schema/fields/resource-fields.ts'
import { ASSIGNMENT_FIELDS } from '../../../schema/volunteer/assignments.ts'
import { HELPER_FIELDS } from '../../../schema/volunteer/helpers.ts'
import { MESSAGE_FIELDS } from '../../../schema/volunteer/messages.ts'
import { ROLE_FIELDS } from '../../../schema/volunteer/roles.ts'
import { SHIFT_FIELDS } from '../../../schema/volunteer/shifts.ts'
import { GRAPH } from './graph.ts'

interface ResourceRecord {
  type: string
  inputs: readonly string[]
  fields: ResourceFields
}

/** Each resource whose fields are defined once, and where the SDL has them. */
export const RESOURCE_RECORDS: readonly ResourceRecord[] = [
  {
    type: 'Booking',
    inputs: ['PutBookingInput', 'BookingSnapshotInput'],
    fields: BOOKING_FIELDS,
  },
  {
    type: 'Helper',
    inputs: ['UpsertHelperInput'],
    fields: HELPER_FIELDS,
  },
  { type: 'Assignment', inputs: ['UpdateAssignmentInput'], fields: ASSIGNMENT_FIELDS },
  {
    type: 'VolunteerRole',
    inputs: ['CreateVolunteerRoleInput', 'UpdateVolunteerRoleInput'],
    fields: ROLE_FIELDS,
  },
  {
    type: 'VolunteerMessage',
    inputs: ['CreateVolunteerMessageInput'],
    fields: MESSAGE_FIELDS,
  },
  {
    type: 'Shift',
    inputs: ['CreateShiftInput', 'NewShiftInput', 'UpdateShiftInput'],
    fields: SHIFT_FIELDS,
  },
]

/** The descriptions in the SDL of a resource's fields; a field that the SDL lacks is not among them. */
export function describedFieldsOf(name: string, fields: ResourceFields): Map<string, string> {
  const type = GRAPH.planning.apiSchema.getType(name)
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`There is no ${name}.`)

  const found = Object.values(type.getFields()).filter((field) => field.name in fields)
  return new Map(found.map((field) => [field.name, field.description ?? '']))
}
