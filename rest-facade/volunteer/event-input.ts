import { type NamesOf, toRest } from '../../schema/input-record.ts'
import { NewVolunteerEvent, VolunteerEventChanges } from '../../schema/volunteer/events.ts'

export const EVENT: NamesOf<typeof NewVolunteerEvent.fields> = {
  name: 'name',
  description: 'description',
  startDate: 'start_date',
  endDate: 'end_date',
  location: 'location',
  locationCoordinates: 'location_coordinates',
  status: 'status',
  autoConfirmAssignments: 'auto_confirm_assignments',
}

/** Body of POST /events; what is not named here is ignored. */
export const NewEventBody = toRest(NewVolunteerEvent, 'open_body', EVENT)

/** Body of PATCH /events/{eventId}. */
export const EventChangesBody = toRest(VolunteerEventChanges, 'open_body', {
  name: 'name',
  description: 'description',
  startDate: 'start_date',
  endDate: 'end_date',
  location: 'location',
  status: 'status',
  expectedUpdatedAt: 'expected_updated_at',
})
