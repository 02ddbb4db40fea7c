import type { VolunteerEventStatus } from '../statuses.ts'

/** Fields of an event in the volunteer API; times are dates or ISO text. */
interface ShownEvent<Moment> {
  id: string
  clubId: string
  name: string
  description: string | null
  startDate: string
  endDate: string
  location: string | null
  status: VolunteerEventStatus
  autoConfirmAssignments: boolean
  createdBy: string
  createdAt: Moment
  updatedAt: Moment
}

/**
 * Body of an event in its single read and in webhooks (Resources, Event). It is part of the contracts, because the event
 * log, which the subgraph writes, stores the body with each event.
 */
export function toEventBody<Moment>(event: ShownEvent<Moment>) {
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

/** The body with the time of the deletion, for the response and the event of a deletion. */
export function toDeletedEventBody<Moment>(
  event: ShownEvent<Moment> & { deletedAt: Moment | null },
) {
  return { ...toEventBody(event), deleted_at: event.deletedAt }
}
