import type { Queryable } from '../foundation/database/database.ts'
import type { OwnerState, WebhookPolicy } from '../foundation/webhooks/webhook-policy.ts'
import { DELIVERY_HOLD_MS, type InitialSync } from './inactive-clubs/initial-sync.ts'
import { inactiveClubStore } from './inactive-clubs/store.ts'
import { findEntitledClubs } from './webhooks/store.ts'
import { VOLUNTEER_WEBHOOK_POLICY } from './webhooks/volunteer-webhook-policy.ts'

export interface VolunteerWebhooks {
  initialSync: InitialSync
  /** Set by tests only: how long deliveries are held for the initial sync. */
  holdTimeoutMs?: number
}

/**
 * The webhook policy of the volunteer side with its look-up of owners: clubs that may have
 * webhooks (`isEntitledToWebhooks`), of which ACTIVE ones receive deliveries. Until the initial sync, or a timeout, all
 * deliveries are held.
 */
export function makeVolunteerWebhooks(parts: VolunteerWebhooks): WebhookPolicy {
  const { initialSync, holdTimeoutMs = DELIVERY_HOLD_MS } = parts
  const heldUntil = performance.now() + holdTimeoutMs
  const areStatesKnown = () => initialSync.hasSynced() || performance.now() > heldUntil

  const findOwners = async (database: Queryable, clubIds: readonly string[]) => {
    const entitled = await findEntitledClubs(database, clubIds)
    const held = areStatesKnown()
      ? await inactiveClubStore.findOf(database, [...entitled])
      : entitled
    const toState = (id: string): OwnerState => (held.has(id) ? 'HELD' : 'ACTIVE')
    return new Map([...entitled].map((id) => [id, toState(id)]))
  }
  return { ...VOLUNTEER_WEBHOOK_POLICY, findOwners }
}
