import type { VolunteerEventType } from '../../../../../../built/types/operations.ts'

/** Values of the resource in an event's data that a condition can compare, the likely ones first. */
const PATHS = {
  event:
    'name status location start_date end_date auto_confirm_assignments description created_by created_at updated_at id verein_id'.split(
      ' ',
    ),
  role: 'name description event_id created_at updated_at id verein_id'.split(' '),
  shift:
    'title role_id location status staffing_status required_helpers confirmed_count pending_count start_time end_time event_id description created_at updated_at id verein_id'.split(
      ' ',
    ),
  helper:
    'status language external_id email first_name last_name phone notes mail created_at updated_at id verein_id'.split(
      ' ',
    ),
  event_access: 'helper_id event_id granted_at revoked_at updated_at'.split(' '),
  assignment:
    'status shift_id role_id helper_id created_via status_reason note event_id status_changed_at created_at updated_at id verein_id'.split(
      ' ',
    ),
  message:
    'kind status subject recipient_count event_id body send_at sent_at created_by created_at updated_at id verein_id'.split(
      ' ',
    ),
  availability_request:
    'title status respond_by event_id description response_count created_at updated_at id verein_id'.split(
      ' ',
    ),
  availability_response: 'request_id helper_id comment event_id updated_at id'.split(' '),
}

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
