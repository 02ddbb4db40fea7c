import type { VolunteerEventType } from '../../../../../../built/types/operations.ts'
import {
  EVENT_DATA,
  type FieldKind,
  kindAt,
  RESOURCE_OF,
} from '../../../../../../rules/volunteer/workflows/event-data.ts'
import type { TriggeringType } from '../../../../../../schema/volunteer/workflows.ts'

/** The type as the data of events is named by it; null where it starts no workflow. */
export function toTriggering(type: VolunteerEventType | null): TriggeringType | null {
  const name = type?.toLowerCase().replaceAll('_', '.') ?? ''
  return Object.hasOwn(RESOURCE_OF, name) ? (name as TriggeringType) : null
}

/** Equal for all events of the club, or never the same twice. */
const POINTLESS = ['id', 'verein_id', 'created_at', 'updated_at', 'status_changed_at', 'granted_at']

/** Chosen from the lists of an event, so only where the workflow is for one. */
const OF_ONE_EVENT = ['role_id', 'shift_id']

/** Ids that the form has no list for. */
const UNLISTED = ['helper_id', 'request_id', 'event_id', 'created_by']

/** Paths in the data of events of a type that a condition can be made on, such as `shift.title`. */
export function offeredFields(type: VolunteerEventType, eventId: string): string[] {
  const triggering = toTriggering(type)
  if (triggering === null) return []
  const resource = RESOURCE_OF[triggering]
  const kinds: Readonly<Record<string, FieldKind>> = EVENT_DATA[resource]
  return Object.entries(kinds).flatMap(([name, { kind }]) => {
    const isLeft = [...POINTLESS, ...UNLISTED].includes(name) || kind === 'members'
    return isLeft || (eventId === '' && OF_ONE_EVENT.includes(name)) ? [] : [`${resource}.${name}`]
  })
}

export function kindOfField(type: VolunteerEventType | null, field: string): FieldKind | null {
  const triggering = toTriggering(type)
  return triggering && kindAt(triggering, field)
}
