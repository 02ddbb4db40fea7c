import { z } from 'zod'
import { IdempotencyKey } from '../../../schema/fields.ts'
import {
  CalendarDay,
  Coordinates,
  EventDescription,
  EventExternalId,
  EventLocation,
  EventName,
} from '../../../schema/volunteer/fields.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import type { EventChanges, EventContent } from './rules.ts'
import type { SyncItem } from './sync-rules.ts'

const Status = z.enum(['DRAFT', 'ACTIVE', 'ARCHIVED', 'CANCELLED'])

export const CreateVolunteerEventInput = z
  .object({
    idempotencyKey: IdempotencyKey.nullish(),
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
    (asked): NewContent => ({
      idempotencyKey: asked.idempotencyKey ?? null,
      content: {
        externalId: null,
        name: asked.name,
        description: asked.description ?? null,
        startDate: asked.startDate,
        endDate: asked.endDate,
        location: asked.location ?? null,
        locationCoordinates: asked.locationCoordinates ?? null,
        status: asked.status ?? 'DRAFT',
        autoConfirmAssignments: asked.autoConfirmAssignments ?? false,
      },
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

export const DeleteVolunteerEventInput = z.object({ id: z.string() })

/** How many items one sync takes; each is looked at on its own. */
export const SyncVolunteerEventsInput = z.object({
  events: z.array(z.unknown()).max(VOLUNTEER_LIMITS.sync.max),
})

/** What is absent has its default in a new event, and stays as it is in one that exists. */
export const SyncVolunteerEventInput = z
  .object({
    id: z.string().nullish(),
    externalId: EventExternalId,
    name: EventName,
    description: EventDescription.nullable().optional(),
    startDate: CalendarDay,
    endDate: CalendarDay,
    location: EventLocation.nullable().optional(),
    locationCoordinates: Coordinates.nullable().optional(),
    status: Status.nullish(),
    autoConfirmAssignments: z.boolean().nullish(),
  })
  .transform(
    ({ id, status, autoConfirmAssignments, ...rest }): SyncItem => ({
      id: id ?? null,
      changes: {
        ...rest,
        status: status ?? undefined,
        autoConfirmAssignments: autoConfirmAssignments ?? undefined,
      },
      content: {
        ...rest,
        description: rest.description ?? null,
        location: rest.location ?? null,
        locationCoordinates: rest.locationCoordinates ?? null,
        status: status ?? 'DRAFT',
        autoConfirmAssignments: autoConfirmAssignments ?? false,
      },
    }),
  )

interface NewContent {
  idempotencyKey: string | null
  content: EventContent
}
