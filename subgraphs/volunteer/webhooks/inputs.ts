import { z } from 'zod'
import { IdempotencyKey } from '../../../schema/fields.ts'
import {
  VolunteerEventType,
  WebhookDescription,
  WebhookEvents,
} from '../../../schema/volunteer/fields.ts'

/** The address is looked at by the guard of targets. */
export const CreateVolunteerWebhookInput = z.object({
  idempotencyKey: IdempotencyKey.nullish(),
  url: z.string(),
  description: WebhookDescription.nullish(),
  events: WebhookEvents,
})

export const VolunteerWebhookId = z.object({ id: z.string() })

export const DeliveryFilterInput = z.object({
  event: VolunteerEventType.nullish(),
  status: z.enum(['PENDING', 'DELIVERED', 'FAILED']).nullish(),
  from: z.date().nullish(),
  to: z.date().nullish(),
  updatedSince: z.date().nullish(),
})
