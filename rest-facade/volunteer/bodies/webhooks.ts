import type {
  CreateVolunteerWebhookMutation,
  ListVolunteerWebhookDeliveriesQuery,
  VolunteerWebhookFieldsFragment,
} from '../../../built/types/operations.ts'
import type { RestNames } from '../../../schema/fields/rest-names.ts'
import { toVolunteerEventType } from './event-types.ts'

type Created = NonNullable<CreateVolunteerWebhookMutation['createVolunteerWebhook']>

type Delivery = NonNullable<
  ListVolunteerWebhookDeliveriesQuery['volunteerWebhookDeliveries']
>['nodes'][number]

export function toWebhook(webhook: VolunteerWebhookFieldsFragment) {
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
  } satisfies RestNames<Named<VolunteerWebhookFieldsFragment>>
}

/** REST calls a club Verein, and event types events. */
type Named<Webhook> = Omit<Webhook, 'clubId' | 'eventTypes'> & {
  vereinId: unknown
  events: unknown
}

/** Only this answer shows the secret. */
export function toCreatedWebhook({ webhook, signingSecret }: Created) {
  return { ...toWebhook(webhook), signing_secret: signingSecret }
}

export function toDelivery(delivery: Delivery) {
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
