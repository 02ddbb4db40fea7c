import { z } from 'zod'
import { ClubEventTypes } from '../../../schema/club/event-types.ts'
import { fault, IdempotencyKey, trimmedText } from '../../../schema/fields.ts'

const Name = trimmedText({ min: 2, max: 120 })
const Description = trimmedText({ min: 0, max: 500 }).nullable()

/** The address is judged by the guard of targets. */
const Url = z.string()

export const CreateWebhookEndpointInput = z.object({
  idempotencyKey: IdempotencyKey.nullish(),
  name: Name,
  url: Url,
  description: Description.default(null),
  eventTypes: ClubEventTypes,
})

/** What can be changed; absent means unchanged. */
export const WebhookEndpointChanges = z
  .object({
    name: Name,
    url: Url,
    description: Description,
    status: z.enum(['ACTIVE', 'DISABLED']),
    eventTypes: ClubEventTypes,
  })
  .partial()
  .superRefine((changes, context) => {
    if (Object.values(changes).every((value) => value === undefined))
      fault(context, 'min_properties', 'Send at least one change.')
  })

export type WebhookEndpointChanges = z.output<typeof WebhookEndpointChanges>

export const RotateWebhookSecretInput = z.object({ idempotencyKey: IdempotencyKey })
