import {
  ASSIGNMENT_ORIGINS,
  ASSIGNMENT_STATUSES,
  AVAILABILITY_REQUEST_STATUSES,
  HELPER_STATUSES,
  MAIL_PREFERENCES,
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
  SHIFT_STATUSES,
  STAFFING_STATUSES,
  VOLUNTEER_EVENT_STATUSES,
} from '../../../schema/volunteer/statuses.ts'
import type { TriggeringType } from '../../../schema/volunteer/workflows.ts'

/** What a value in the data of an event can be. */
export interface FieldKind {
  kind: 'choice' | 'flag' | 'count' | 'day' | 'moment' | 'text' | 'id' | 'members'
  /** Those of a choice. */
  values: readonly string[]
  isNullable: boolean
}

const of = (kind: FieldKind['kind'], values: readonly string[] = []): FieldKind => ({
  ...{ kind, values: values.map((value) => value.toLowerCase()), isNullable: false },
})

const orNull = (kind: FieldKind): FieldKind => ({ ...kind, isNullable: true })

const [text, id, count, moment, day] = (['text', 'id', 'count', 'moment', 'day'] as const).map(
  (kind) => of(kind),
) as [FieldKind, FieldKind, FieldKind, FieldKind, FieldKind]

const members = of('members')

const TIMES = { created_at: moment, updated_at: moment }
const OF_CLUB = { id, verein_id: id, ...TIMES }
const OF_EVENT = { ...OF_CLUB, event_id: id }

/** Members of each resource, the likely ones of a condition first. */
export const EVENT_DATA = {
  event: {
    ...{ name: text, status: of('choice', VOLUNTEER_EVENT_STATUSES), location: orNull(text) },
    ...{ start_date: day, end_date: day, auto_confirm_assignments: of('flag') },
    ...{ description: orNull(text), created_by: text, ...OF_CLUB },
  },
  role: { name: text, description: orNull(text), ...OF_EVENT },
  shift: {
    ...{ title: text, role_id: orNull(id), location: orNull(text) },
    ...{ status: of('choice', SHIFT_STATUSES) },
    staffing_status: of('choice', STAFFING_STATUSES),
    ...{ required_helpers: count, confirmed_count: count, pending_count: count },
    ...{ start_time: moment, end_time: moment, description: orNull(text), ...OF_EVENT },
  },
  helper: {
    ...{ status: of('choice', HELPER_STATUSES), mail: of('choice', MAIL_PREFERENCES) },
    ...{ language: orNull(text), external_id: orNull(text), email: orNull(text) },
    ...{ first_name: orNull(text), last_name: text, phone: orNull(text), notes: orNull(text) },
    ...{ tags: members, event_access: members, ...OF_CLUB },
  },
  event_access: {
    ...{ event_id: id, helper_id: id, role_ids: members },
    ...{ granted_at: moment, revoked_at: orNull(moment), updated_at: moment },
  },
  assignment: {
    ...{ status: of('choice', ASSIGNMENT_STATUSES), role_id: orNull(id), shift_id: id },
    ...{ created_via: of('choice', ASSIGNMENT_ORIGINS), status_reason: orNull(text) },
    ...{ note: orNull(text), helper_id: id, status_changed_at: moment, ...OF_EVENT },
  },
  message: {
    ...{ kind: of('choice', MESSAGE_KINDS), status: of('choice', MESSAGE_STATUSES) },
    ...{ subject: orNull(text), body: text, recipient_count: count, audience: members },
    ...{ send_at: orNull(moment), sent_at: orNull(moment), created_by: text, ...OF_EVENT },
  },
  availability_request: {
    ...{ title: text, status: of('choice', AVAILABILITY_REQUEST_STATUSES) },
    ...{ response_count: count, respond_by: orNull(moment), description: orNull(text) },
    ...{ options: members, audience: members, ...OF_EVENT },
  },
  availability_response: {
    ...{ comment: orNull(text), helper_id: id, request_id: id, answers: members },
    ...{ event_id: id, id, updated_at: moment },
  },
} as const satisfies Record<string, Readonly<Record<string, FieldKind>>>

export type TriggerResource = keyof typeof EVENT_DATA

/** The resource that the data of each type of events begins with. */
export const RESOURCE_OF: Readonly<Record<TriggeringType, TriggerResource>> = {
  ...{ 'event.created': 'event', 'event.updated': 'event', 'event.deleted': 'event' },
  ...{ 'event.started': 'event', 'event.ended': 'event' },
  ...{ 'role.created': 'role', 'role.updated': 'role', 'role.deleted': 'role' },
  ...{ 'shift.created': 'shift', 'shift.updated': 'shift', 'shift.deleted': 'shift' },
  ...{ 'shift.changed': 'shift', 'helper.registered': 'helper' },
  ...{ 'helper.granted': 'event_access', 'helper.revoked': 'event_access' },
  ...{ 'helper.confirmed': 'assignment', 'helper.cancelled': 'assignment' },
  ...{ 'assignment.updated': 'assignment', 'message.created': 'message' },
  ...{ 'message.updated': 'message', 'message.deleted': 'message' },
  'availability.request.created': 'availability_request',
  'availability.response.upserted': 'availability_response',
}

/** Kind of the value at a path of an event's data, such as `shift.title`; null where there is none. */
export function kindAt(type: TriggeringType, path: string): FieldKind | null {
  const [resource = '', name = '', ...inner] = path.split('.')
  if (resource === 'changed_fields') return path === resource ? null : members
  if (resource !== RESOURCE_OF[type]) return null

  const kinds: Readonly<Record<string, FieldKind>> = EVENT_DATA[RESOURCE_OF[type]]
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (name === 'deleted_at' && inner.length === 0 && type.endsWith('.deleted')) return moment
  if (kind === undefined || inner.length > 0 !== (kind.kind === 'members')) return null
  return kind
}
