import { z } from 'zod'
import type {
  CreateVolunteerWebhookMutation,
  ListVolunteerWebhookDeliveriesQuery,
  VolunteerWebhookFieldsFragment,
} from '../../../built/types/operations.ts'
import { field, readerOf, record } from '../../../schema/fields/rest-body.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { VOLUNTEER_EVENT_TYPES } from '../../../schema/volunteer/fields.ts'
import { toVolunteerEventType } from './event-types.ts'
import { NEVER_DELETED } from './lists.ts'

type Created = NonNullable<CreateVolunteerWebhookMutation['createVolunteerWebhook']>

type Delivery = NonNullable<
  ListVolunteerWebhookDeliveriesQuery['volunteerWebhookDeliveries']
>['nodes'][number]

const EventType = { enum: VOLUNTEER_EVENT_TYPES }

export const WebhookBody = record('VolunteerWebhook', {
  id: field(),
  verein_id: field({ of: 'VolunteerWebhook.clubId' }),
  url: field({ format: 'uri' }),
  description: field<string | null>({ maxLength: LIMITS.webhookDescription }),
  events: field<string[]>({ of: 'VolunteerWebhook.eventTypes', items: EventType }),
  status: field(),
  disabled_at: field<string | null>(),
  created_at: field(),
  updated_at: field(),
})

export const toWebhook = readerOf<VolunteerWebhookFieldsFragment, typeof WebhookBody>(WebhookBody, {
  verein_id: ({ clubId }) => clubId,
  events: ({ eventTypes }) => eventTypes.map(toVolunteerEventType),
  status: ({ status }) => status.toLowerCase(),
})

/** Only this answer shows the secret. */
export const CreatedWebhookBody = z.intersection(
  WebhookBody,
  z.object({
    signing_secret: field({
      of: 'CreateVolunteerWebhookPayload.signingSecret',
      pattern: '^whsec_[A-Za-z0-9_-]{43}$',
    }),
  }),
)

export function toCreatedWebhook({
  webhook,
  signingSecret,
}: Created): z.output<typeof CreatedWebhookBody> {
  return { ...toWebhook(webhook), signing_secret: signingSecret }
}

const AttemptBody = record('WebhookAttempt', {
  attempt: field<number>({ of: 'WebhookAttempt.number', minimum: 1 }),
  started_at: field(),
  duration_ms: field<number>(),
  response_status: field<number | null>({ minimum: 100, maximum: 599 }),
  error: field<string | null>({ of: 'WebhookAttempt.failureClass' }),
})

const toAttempt = readerOf<Delivery['attempts'][number], typeof AttemptBody>(AttemptBody, {
  attempt: ({ number }) => number,
  error: ({ failureClass }) => failureClass?.toLowerCase() ?? null,
})

export const DeliveryBody = record('VolunteerWebhookDelivery', {
  id: field(),
  verein_id: field({ of: 'VolunteerWebhookDelivery.clubId' }),
  webhook_id: field(),
  event: field({ of: 'VolunteerWebhookDelivery.eventType', ...EventType }),
  payload_id: field({ of: 'VolunteerWebhookDelivery.eventId' }),
  status: field(),
  attempts: z.array(AttemptBody),
  payload: z.unknown().meta({
    $ref: '#/components/schemas/WebhookPayload',
    description: 'The JSON body that the attempts of the delivery send.',
  }),
  created_at: field(),
  updated_at: field(),
  deleted_at: NEVER_DELETED,
})

export const toDelivery = readerOf<Delivery, typeof DeliveryBody>(DeliveryBody, {
  verein_id: ({ clubId }) => clubId,
  event: ({ eventType }) => toVolunteerEventType(eventType),
  payload_id: ({ eventId }) => eventId,
  status: ({ status }) => status.toLowerCase(),
  attempts: ({ attempts }) => attempts.map(toAttempt),
  payload: ({ body }) => JSON.parse(body),
})
