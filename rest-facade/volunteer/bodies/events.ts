import type {
  ListVolunteerEventsQuery,
  VolunteerEventFieldsFragment,
} from '../../../schema/types/operations.ts'

type Summary = NonNullable<ListVolunteerEventsQuery['volunteerEvents']>['nodes'][number]

/** Lists show these fields of an event (Resources, Event). */
export function toEventSummary(event: Summary) {
  return {
    id: event.id,
    verein_id: event.clubId,
    name: event.name,
    start_date: event.startDate,
    end_date: event.endDate,
    status: event.status.toLowerCase(),
    updated_at: event.updatedAt,
  }
}

export function toEvent(event: VolunteerEventFieldsFragment) {
  return {
    id: event.id,
    verein_id: event.clubId,
    name: event.name,
    description: event.description,
    start_date: event.startDate,
    end_date: event.endDate,
    location: event.location,
    status: event.status.toLowerCase(),
    auto_confirm_assignments: event.autoConfirmAssignments,
    created_by: event.createdBy,
    created_at: event.createdAt,
    updated_at: event.updatedAt,
  }
}
