import type { Log } from '../../../platform/log.ts'
import type { Queryable } from '../database/database.ts'
import type { LoggedEvent } from './entities.ts'
import { purgedThrough } from './purge-log.ts'

/** Time to wait for missing positions; longer than a replica usually lags. */
export const HOLE_WAIT_MS = 5_000

/** Events up to the first hole. */
export interface WatchedEvents {
  events: readonly LoggedEvent[]
  /** True if the next positions are missing and may still appear. */
  isWaiting: boolean
}

/**
 * Detects holes in an organization's positions. Positions are assigned in commit order, so a missing one was
 * purged, is not visible yet at this server, or is lost.
 */
export interface HoleWatch {
  /** Returns the events after a position up to the first hole; after `waitMs` it logs the hole and skips it. */
  untilHole(
    database: Queryable,
    after: { organizationId: string; position: bigint },
    events: readonly LoggedEvent[],
  ): Promise<WatchedEvents>
}

interface Hole {
  /** Last position before the hole. */
  after: bigint
  foundAt: number
}

export function makeHoleWatch(
  log: Log,
  { waitMs = HOLE_WAIT_MS, now = () => performance.now() } = {},
): HoleWatch {
  const holes = new Map<string, Hole>()

  /** True once the hole was found `waitMs` ago; records a new hole. */
  const isOverdue = (organizationId: string, after: bigint): boolean => {
    const time = now()
    const known = holes.get(organizationId)
    const hole = known?.after === after ? known : { after, foundAt: time }
    holes.set(organizationId, hole)
    return time - hole.foundAt >= waitMs
  }

  return {
    async untilHole(database, { organizationId, position }, events) {
      let last = position
      for (const [nth, event] of events.entries()) {
        const next = BigInt(event.publicationSequence)
        const isMissing =
          next !== last + 1n && next - 1n > (await purgedThrough(database, organizationId))
        if (isMissing && !isOverdue(organizationId, last))
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
