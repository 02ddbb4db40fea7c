import type { VolunteerEventType } from '../../../../../../schema/types/operations.ts'

/** Values of the resource in an event's data that a condition can compare, by the name that the resource has there. */
const PATHS = {
  event: ['name', 'status', 'location', 'start_date', 'end_date', 'auto_confirm_assignments'],
  role: ['name', 'description'],
  shift: [
    ...['title', 'role_id', 'location', 'status', 'staffing_status', 'required_helpers'],
    ...['confirmed_count', 'pending_count', 'start_time', 'end_time'],
  ],
  helper: ['status', 'language', 'external_id', 'email', 'first_name', 'last_name'],
  event_access: ['helper_id', 'event_id'],
  assignment: [
    ...['status', 'shift_id', 'role_id', 'helper_id', 'created_via', 'status_reason', 'note'],
  ],
  message: ['kind', 'status', 'subject', 'recipient_count'],
  availability_request: ['title', 'status', 'respond_by'],
  availability_response: ['request_id', 'helper_id', 'comment'],
} as const

type Resource = keyof typeof PATHS

const RESOURCES: readonly (readonly [string, Resource])[] = [
  ['HELPER_REGISTERED', 'helper'],
  ['HELPER_GRANTED', 'event_access'],
  ['HELPER_REVOKED', 'event_access'],
  ['HELPER_', 'assignment'],
  ['ASSIGNMENT_', 'assignment'],
  ['EVENT_', 'event'],
  ['SHIFT_', 'shift'],
  ['ROLE_', 'role'],
  ['MESSAGE_', 'message'],
  ['AVAILABILITY_REQUEST_', 'availability_request'],
  ['AVAILABILITY_RESPONSE_', 'availability_response'],
]

/** Paths in the data of events of a type, such as `shift.title`. */
export function pathsOf(type: VolunteerEventType): string[] {
  const [, resource] = RESOURCES.find(([prefix]) => type.startsWith(prefix)) ?? []
  return resource === undefined ? [] : PATHS[resource].map((name) => `${resource}.${name}`)
}
