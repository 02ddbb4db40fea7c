import { z } from 'zod'
import { Timestamp } from '../../schema/fields.ts'
import type {
  CreateVolunteerEventInput,
  UpdateVolunteerEventInput,
} from '../../schema/types/operations.ts'
import {
  CalendarDay,
  Coordinates,
  EventDescription,
  EventLocation,
  EventName,
} from '../../schema/volunteer/fields.ts'
import { given } from '../route.ts'
import { EventStatus } from './fields.ts'

/** Body of POST /events; what is not named here is ignored. */
export const NewEvent = z.object({
  name: EventName,
  description: EventDescription.nullable().optional(),
  start_date: CalendarDay,
  end_date: CalendarDay,
  location: EventLocation.nullable().optional(),
  location_coordinates: Coordinates.nullable().optional(),
  status: EventStatus.optional(),
  auto_confirm_assignments: z.boolean().optional(),
})

/** Body of PATCH /events/{eventId}. */
export const EventChanges = z.object({
  name: EventName.optional(),
  description: EventDescription.nullable().optional(),
  start_date: CalendarDay.optional(),
  end_date: CalendarDay.optional(),
  location: EventLocation.nullable().optional(),
  status: EventStatus.optional(),
  expected_updated_at: Timestamp.optional(),
})

export function toCreateInput(event: z.output<typeof NewEvent>): CreateVolunteerEventInput {
  return given({
    name: event.name,
    description: event.description,
    startDate: event.start_date,
    endDate: event.end_date,
    location: event.location,
    locationCoordinates: event.location_coordinates,
    status: event.status,
    autoConfirmAssignments: event.auto_confirm_assignments,
  })
}

export function toUpdateInput(
  id: string,
  changes: z.output<typeof EventChanges>,
): UpdateVolunteerEventInput {
  return given({
    id,
    name: changes.name,
    description: changes.description,
    startDate: changes.start_date,
    endDate: changes.end_date,
    location: changes.location,
    status: changes.status,
    expectedUpdatedAt: changes.expected_updated_at?.toISOString(),
  })
}
