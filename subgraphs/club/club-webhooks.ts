import type { WebhookPolicy } from '../foundation/webhooks/webhook-policy.ts'
import { CLUB_WEBHOOK_POLICY, toClubWebhookBody } from './webhook-endpoints/club-webhook-policy.ts'
import { webhookEndpointStore } from './webhook-endpoints/store.ts'

export interface ClubWebhooks {
  publicUrl: string
  /** Replaces the policy's retry delays. */
  waitsMs: readonly number[] | null
}

/** The club's webhook policy with the configured settings and the look-up of owners. */
export function makeClubWebhooks({ publicUrl, waitsMs }: ClubWebhooks): WebhookPolicy {
  return {
    ...CLUB_WEBHOOK_POLICY,
    waitsMs: waitsMs ?? CLUB_WEBHOOK_POLICY.waitsMs,
    toBody: (event) => toClubWebhookBody(event, publicUrl),
    findOwners: webhookEndpointStore.findOwners,
  }
}
