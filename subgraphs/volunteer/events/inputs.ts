import { z } from 'zod'
import {
  CalendarDay,
  Coordinates,
  EventDescription,
  EventLocation,
  EventName,
} from '../../../platform/volunteer-fields.ts'
import type { EventChanges, EventContent } from './rules.ts'

const Status = z.enum(['DRAFT', 'ACTIVE', 'ARCHIVED', 'CANCELLED'])

export const CreateVolunteerEventInput = z
  .object({
    name: EventName,
    description: EventDescription.nullish(),
    startDate: CalendarDay,
    endDate: CalendarDay,
    location: EventLocation.nullish(),
    locationCoordinates: Coordinates.nullish(),
    status: Status.nullish(),
    autoConfirmAssignments: z.boolean().nullish(),
  })
  .transform(
    (asked): EventContent => ({
      name: asked.name,
      description: asked.description ?? null,
      startDate: asked.startDate,
      endDate: asked.endDate,
      location: asked.location ?? null,
      locationCoordinates: asked.locationCoordinates ?? null,
      status: asked.status ?? 'DRAFT',
      autoConfirmAssignments: asked.autoConfirmAssignments ?? false,
    }),
  )

/** Nothing has a default here: what is absent must stay as it is. */
export const UpdateVolunteerEventInput = z
  .object({
    id: z.string(),
    name: EventName.optional(),
    description: EventDescription.nullable().optional(),
    startDate: CalendarDay.optional(),
    endDate: CalendarDay.optional(),
    location: EventLocation.nullable().optional(),
    locationCoordinates: Coordinates.nullable().optional(),
    status: Status.optional(),
    autoConfirmAssignments: z.boolean().optional(),
    expectedUpdatedAt: z.date().nullish(),
  })
  .transform(({ id, expectedUpdatedAt, ...changes }) => ({
    id,
    expectedUpdatedAt: expectedUpdatedAt ?? undefined,
    changes: changes satisfies EventChanges,
  }))
