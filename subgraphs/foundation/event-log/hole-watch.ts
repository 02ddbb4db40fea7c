import type { Log } from '../../../platform/log.ts'
import type { Queryable } from '../database/database.ts'
import type { LoggedEvent } from './entities.ts'
import { purgedThrough } from './purge-log.ts'

/** How long missing positions are waited for: longer than a late replica takes to show them. */
export const HOLE_WAIT_MS = 5_000

/** Events that an organization's reader may pass on now. */
export interface WatchedEvents {
  events: readonly LoggedEvent[]
  /** Whether positions are missing behind these events, and may still appear. */
  isWaiting: boolean
}

/**
 * Finds holes in the positions of organizations. Positions are assigned in commit order, so a missing one
 * is either purged, or not visible yet at the server that was asked, or lost.
 */
export interface HoleWatch {
  /** Of events read behind a position in order: those up to the first hole, while it is waited for. */
  untilHole(
    database: Queryable,
    after: { organizationId: string; position: bigint },
    events: readonly LoggedEvent[],
  ): Promise<WatchedEvents>
}

interface Hole {
  /** The last position before it. */
  after: bigint
  foundAt: number
}

export function makeHoleWatch(
  log: Log,
  { waitMs = HOLE_WAIT_MS, now = () => performance.now() } = {},
): HoleWatch {
  const holes = new Map<string, Hole>()

  const isOver = (organizationId: string, after: bigint): boolean => {
    const known = holes.get(organizationId)
    if (known?.after !== after) holes.set(organizationId, { after, foundAt: now() })
    else if (now() - known.foundAt >= waitMs) return true
    return waitMs <= 0
  }

  return {
    async untilHole(database, { organizationId, position }, events) {
      let last = position
      for (const [nth, event] of events.entries()) {
        const next = BigInt(event.publicationSequence)
        const isMissing =
          next !== last + 1n && next - 1n > (await purgedThrough(database, organizationId))
        if (isMissing && !isOver(organizationId, last))
          return { events: events.slice(0, nth), isWaiting: true }
        if (isMissing) {
          holes.delete(organizationId)
          const missing = { from: String(last + 1n), to: String(next - 1n) }
          log.error(
            { event: 'log.hole', organizationId, ...missing },
            'events are missing in a log',
          )
        }
        last = next
      }
      holes.delete(organizationId)
      return { events, isWaiting: false }
    },
  }
}
