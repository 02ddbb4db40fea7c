import type { Bus } from '../../../platform/bus/bus.ts'

/**
 * Published after a gateway has synchronized the clubs that are not ACTIVE; every replica receives
 * it.
 */
export const INACTIVE_CLUBS_TOPIC = 'inactive-clubs'

/**
 * Changes by staff wait this long for the initial sync, and are refused without it. Gateways sync immediately when a
 * process of this subgraph requests it.
 */
export const CHANGE_TIMEOUT_MS = 3_000

/**
 * Deliveries are held this long for the initial sync, and are sent without it, so that an outage of the club
 * subgraph does not stop the webhooks of the volunteer side. Gateways sync within half of this time.
 */
export const DELIVERY_HOLD_MS = 60_000

/**
 * Whether the clubs that are not ACTIVE were synchronized since this process started. Rows from
 * before may be stale: a club may have been closed while the process was down.
 */
export interface InitialSync {
  hasSynced(): boolean
  synced: Promise<void>
}

export function trackInitialSync(bus: Bus): InitialSync {
  let hasSynced = false
  const synced = new Promise<void>((resolve) => {
    const unsubscribe = bus.subscribe(INACTIVE_CLUBS_TOPIC, () => {
      unsubscribe()
      hasSynced = true
      resolve()
    })
  })
  return { hasSynced: () => hasSynced, synced }
}
