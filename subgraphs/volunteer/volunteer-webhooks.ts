import type { Queryable } from '../foundation/database/database.ts'
import type { OwnerState, WebhookPolicy } from '../foundation/webhooks/webhook-policy.ts'
import type { FirstTelling } from './inactive-clubs/initial-sync.ts'
import { inactiveClubStore } from './inactive-clubs/store.ts'
import { findEntitledClubs } from './webhooks/store.ts'
import { VOLUNTEER_WEBHOOK_POLICY } from './webhooks/volunteer-webhook-policy.ts'

export interface VolunteerWebhooks {
  firstTelling: FirstTelling
  /** Said only by tests: how long deliveries are held for the first telling. */
  heldForMs?: number
}

/** Gateways tell within half of it; one side that is away does not hold up the other one's webhooks. */
const HELD_FOR_MS = 60_000

/**
 * The policy of the volunteer side's webhooks, with the look-up of owners that it needs: clubs that may
 * have webhooks; told are those that are ACTIVE. Until the first telling was heard none is known to be,
 * and deliveries are held, for a while.
 */
export function makeVolunteerWebhooks(parts: VolunteerWebhooks): WebhookPolicy {
  const { firstTelling, heldForMs = HELD_FOR_MS } = parts
  const heldUntil = performance.now() + heldForMs
  const isKnown = () => firstTelling.isHeard() || performance.now() > heldUntil

  const findOwners = async (database: Queryable, clubIds: readonly string[]) => {
    const entitled = await findEntitledClubs(database, clubIds)
    const held = isKnown() ? await inactiveClubStore.findOf(database, [...entitled]) : entitled
    const toState = (id: string): OwnerState => (held.has(id) ? 'HELD' : 'ACTIVE')
    return new Map([...entitled].map((id) => [id, toState(id)]))
  }
  return { ...VOLUNTEER_WEBHOOK_POLICY, findOwners }
}
