import type { WebhookPolicy } from '../foundation/webhooks/webhook-policy.ts'
import { findActiveClubs } from './webhooks/store.ts'
import { VOLUNTEER_WEBHOOK_POLICY } from './webhooks/volunteer-webhook-policy.ts'

/** The policy of the volunteer side's webhooks, with the look-up of owners that it needs. */
export const VOLUNTEER_WEBHOOKS: WebhookPolicy = {
  ...VOLUNTEER_WEBHOOK_POLICY,
  findOwners: async (database, clubIds) =>
    new Map([...(await findActiveClubs(database, clubIds))].map((id) => [id, 'TOLD'])),
}
