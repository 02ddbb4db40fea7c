import { useList } from '../../../../graph/lists.ts'
import { useClub } from '../../../../shell/club.tsx'

export interface NamedRecord {
  id: string
  name: string
}

/** Roles and shifts of an event, by which a condition, and a message, name them; none without an event. */
export function useListedNames(eventId: string) {
  const club = useClub()
  const isOn = eventId !== ''
  const roles = useList(
    'PortalEventRoles',
    { clubId: club.id, eventId },
    (data) => data.club?.volunteerRoles,
    { isOn },
  )
  const shifts = useList('PortalEventShifts', { eventId }, (data) => data.shifts, { isOn })
  return {
    roles: roles.nodes,
    shifts: shifts.nodes.map(({ id, title }) => ({ id, name: title })),
  }
}

export type ListedNames = ReturnType<typeof useListedNames>

/** Those of a field that is an id; null where the form has no list for it. */
export function listOf(field: string, names: ListedNames): readonly NamedRecord[] | null {
  if (field.endsWith('.role_id')) return names.roles
  return field.endsWith('.shift_id') ? names.shifts : null
}
