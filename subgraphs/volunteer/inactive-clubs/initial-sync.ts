import type { Bus } from '../../../platform/bus/bus.ts'

/**
 * Published after a gateway has synchronized the clubs that are not ACTIVE; every replica receives
 * it.
 */
export const INACTIVE_CLUBS_TOPIC = 'inactive-clubs'

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
