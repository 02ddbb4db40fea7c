import { z } from 'zod'
import { changeable, choice, instant, omittable } from '../fields/input-fields.ts'
import { inputRecord, withFields } from '../fields/input-record.ts'
import {
  CalendarDay,
  Coordinates,
  EventDescription,
  EventExternalId,
  EventLocation,
  EventName,
} from './fields.ts'
import { VOLUNTEER_EVENT_STATUSES } from './statuses.ts'

const Status = choice(VOLUNTEER_EVENT_STATUSES)

/** A new event (Endpoints, Events). */
export const NewVolunteerEvent = inputRecord({
  name: EventName,
  description: omittable(EventDescription),
  startDate: CalendarDay,
  endDate: CalendarDay,
  location: omittable(EventLocation),
  locationCoordinates: omittable(Coordinates),
  status: omittable(Status),
  autoConfirmAssignments: omittable(z.boolean()),
})

/** An update of an event; absent fields are unchanged. */
export const VolunteerEventChanges = inputRecord({
  name: changeable(EventName),
  description: EventDescription.nullish(),
  startDate: changeable(CalendarDay),
  endDate: changeable(CalendarDay),
  location: EventLocation.nullish(),
  status: changeable(Status),
  expectedUpdatedAt: omittable(instant),
})

/** One item of a sync without its optional id. */
export const SyncedVolunteerEvent = withFields({ externalId: EventExternalId }, NewVolunteerEvent)
