import { z } from 'zod'
import { changeable, KEYED, omittable } from '../../../schema/fields/input-fields.ts'
import { inputRecord, toGraph, withFields } from '../../../schema/fields/input-record.ts'
import { TimeZone } from '../../../schema/fields/locale-fields.ts'
import {
  NewVolunteerEvent,
  SyncedVolunteerEvent,
  VolunteerEventChanges,
} from '../../../schema/volunteer/events.ts'
import { Coordinates, EventExternalId } from '../../../schema/volunteer/fields.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import type { EventChanges, EventContent } from './rules.ts'
import type { SyncItem } from './sync-rules.ts'

export const CreateVolunteerEventInput = toGraph(
  withFields({ ...KEYED, timezone: omittable(TimeZone) }, NewVolunteerEvent),
).transform(
  (requested): NewContent => ({
    idempotencyKey: requested.idempotencyKey ?? null,
    content: {
      externalId: null,
      name: requested.name,
      description: requested.description ?? null,
      startDate: requested.startDate,
      endDate: requested.endDate,
      location: requested.location ?? null,
      locationCoordinates: requested.locationCoordinates ?? null,
      timezone: requested.timezone ?? null,
      status: requested.status ?? 'DRAFT',
      autoConfirmAssignments: requested.autoConfirmAssignments ?? false,
    },
  }),
)

/** No field has a default here: an absent field leaves the stored value unchanged. */
export const UpdateVolunteerEventInput = toGraph(
  withFields(
    {
      eventId: z.string(),
      locationCoordinates: Coordinates.nullish(),
      timezone: TimeZone.nullish(),
      autoConfirmAssignments: changeable(z.boolean()),
    },
    VolunteerEventChanges,
  ),
).transform(({ eventId, expectedUpdatedAt, ...changes }) => ({
  id: eventId,
  expectedUpdatedAt,
  changes: changes satisfies EventChanges,
}))

export const DeleteVolunteerEventInput = z.object({ eventId: z.string() })

/** Limits the items of one sync; each item is parsed on its own. */
export const SyncVolunteerEventsInput = toGraph(
  inputRecord({ ...KEYED, events: z.array(z.unknown()).max(VOLUNTEER_LIMITS.sync.max) }),
)

/**
 * In a new event an absent field has its default; in an existing one it leaves the stored value
 * unchanged.
 */
export const SyncVolunteerEventInput = toGraph(
  withFields({ eventId: omittable(z.string()) }, SyncedVolunteerEvent),
).transform(
  ({ eventId, status, autoConfirmAssignments, ...rest }): SyncItem => ({
    names: { id: eventId ?? null, externalId: rest.externalId },
    changes: {
      ...rest,
      status,
      autoConfirmAssignments,
    },
    content: {
      ...rest,
      description: rest.description ?? null,
      location: rest.location ?? null,
      locationCoordinates: rest.locationCoordinates ?? null,
      timezone: null,
      status: status ?? 'DRAFT',
      autoConfirmAssignments: autoConfirmAssignments ?? false,
    },
  }),
)

/** The ids of an event in a rejected item; an invalid id is null. */
export const NamesOfEvent = z
  .object({
    eventId: z.string().nullable().catch(null),
    externalId: EventExternalId.nullable().catch(null),
  })
  .transform(({ eventId: id, externalId }) => ({ id, externalId }))

interface NewContent {
  idempotencyKey: string | null
  content: EventContent
}
