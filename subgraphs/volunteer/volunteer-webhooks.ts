import type { Queryable } from '../foundation/database.ts'
import type { OwnerState, WebhookPolicy } from '../foundation/webhooks/webhook-policy.ts'
import { inactiveClubStore } from './inactive-clubs/store.ts'
import { findEntitledClubs } from './webhooks/store.ts'
import { VOLUNTEER_WEBHOOK_POLICY } from './webhooks/volunteer-webhook-policy.ts'

/** The policy of the volunteer side's webhooks, with the look-up of owners that it needs. */
export const VOLUNTEER_WEBHOOKS: WebhookPolicy = { ...VOLUNTEER_WEBHOOK_POLICY, findOwners }

/** Clubs that may have webhooks; told are those that are ACTIVE. */
async function findOwners(
  database: Queryable,
  clubIds: readonly string[],
): Promise<ReadonlyMap<string, OwnerState>> {
  const entitled = await findEntitledClubs(database, clubIds)
  const inactive = await inactiveClubStore.findOf(database, [...entitled])
  return new Map([...entitled].map((id) => [id, inactive.has(id) ? 'HELD' : 'TOLD']))
}
