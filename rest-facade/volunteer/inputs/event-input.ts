import { toRest } from '../../../schema/fields/input-record.ts'
import { NewVolunteerEvent, VolunteerEventChanges } from '../../../schema/volunteer/events.ts'

/** Body of POST /events; what is not named here is ignored. */
export const NewEventBody = toRest(NewVolunteerEvent, 'open_body')

/** Body of PATCH /events/{eventId}. */
export const EventChangesBody = toRest(VolunteerEventChanges, 'open_body')
