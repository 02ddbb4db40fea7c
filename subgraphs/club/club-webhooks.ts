import type { WebhookPolicy } from '../foundation/webhooks/webhook-policy.ts'
import { clubWebhookPolicy } from './webhook-endpoints/club-webhook-policy.ts'
import { webhookEndpointStore } from './webhook-endpoints/store.ts'

/** The policy of the club's webhooks, with the look-up of owners that it needs. */
export function makeClubWebhooks(waitsMs: readonly number[], publicUrl: string): WebhookPolicy {
  const { findOwners } = webhookEndpointStore
  return { ...clubWebhookPolicy(waitsMs, publicUrl), findOwners }
}
