import type { ListVolunteerEventsQuery } from '../../../built/types/operations.ts'

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
