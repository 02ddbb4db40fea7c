import { z } from 'zod'
import type {
  CreateVolunteerWebhookMutation,
  ListVolunteerWebhookDeliveriesQuery,
  VolunteerWebhookFieldsFragment,
} from '../../../built/types/operations.ts'
import { field, record } from '../../../schema/fields/rest-body.ts'
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

export function toWebhook(webhook: VolunteerWebhookFieldsFragment): z.output<typeof WebhookBody> {
  return {
    id: webhook.id,
    verein_id: webhook.clubId,
    url: webhook.url,
    description: webhook.description,
    events: webhook.eventTypes.map(toVolunteerEventType),
    status: webhook.status.toLowerCase(),
    disabled_at: webhook.disabledAt,
    created_at: webhook.createdAt,
    updated_at: webhook.updatedAt,
  }
}

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

export function toDelivery(delivery: Delivery): z.output<typeof DeliveryBody> {
  return {
    id: delivery.id,
    verein_id: delivery.clubId,
    webhook_id: delivery.webhookId,
    event: toVolunteerEventType(delivery.eventType),
    payload_id: delivery.eventId,
    status: delivery.status.toLowerCase(),
    attempts: delivery.attempts.map((attempt) => ({
      attempt: attempt.number,
      started_at: attempt.startedAt,
      duration_ms: attempt.durationMs,
      response_status: attempt.responseStatus,
      error: attempt.failureClass?.toLowerCase() ?? null,
    })),
    payload: JSON.parse(delivery.body),
    created_at: delivery.createdAt,
    updated_at: delivery.updatedAt,
  }
}
