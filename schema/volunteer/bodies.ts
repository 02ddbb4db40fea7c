import type { VolunteerEventStatus } from './statuses.ts'

/** What the volunteer API shows of an event; its times are dates, or their text already. */
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
 * An event as its single read and its webhooks show it (Resources, Event). It stands here because
 * the state of the moment is kept with each event of the log, where no REST API has a hand in it.
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

/** The body with the time of its deletion, for the answer and the event of a deletion. */
export function toDeletedEventBody<Moment>(
  event: ShownEvent<Moment> & { deletedAt: Moment | null },
) {
  return { ...toEventBody(event), deleted_at: event.deletedAt }
}
