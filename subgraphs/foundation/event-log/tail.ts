import { makeRecent, type Recent } from '../../../platform/limits/ring-buffer.ts'
import type { Log } from '../../../platform/log.ts'
import type { Database } from '../database/database.ts'
import type { LoggedEvent } from './entities.ts'
import { makeHoleWatch } from './hole-watch.ts'
import { readAfter, readHead } from './read-log.ts'

/** An event at its place in the organization's log. */
export interface TailedEvent {
  position: bigint
  event: LoggedEvent
}

/** The live end of an organization's log; each event is read once for all who follow it. */
export interface Tail {
  recent: Recent<TailedEvent>
  /** Reads what is new. */
  wake(): void
}

/** How many events of an organization its followers may be late. */
export const RECENT_EVENTS = 500

const BATCH = 500

export interface TailParts {
  database: Database
  log: Log
  /** Set only by tests. */
  holeWait?: { waitMs: number; lookEveryMs: number }
}

/** A hole is looked at again so often, until it is waited for no more. */
const LOOK_EVERY_MS = 500

export async function startTail(
  { database, log, holeWait }: TailParts,
  organizationId: string,
): Promise<Tail> {
  const { lookEveryMs = LOOK_EVERY_MS } = holeWait ?? {}
  const head = await readHead(database, organizationId)
  const recent = makeRecent<TailedEvent>(BigInt(head), RECENT_EVENTS)
  const holes = makeHoleWatch(log, holeWait)
  let isLooking = false
  let isReading = false
  let isWoken = false

  const readOn = async () => {
    for (let isFull = true; isFull; ) {
      const after = String(recent.end)
      const slice = { organizationId, clubId: null, after, limit: BATCH }
      const read = await readAfter(database, slice)
      const at = { organizationId, position: recent.end }
      const { events, isWaiting } = await holes.untilHole(database, at, read)
      recent.add(events.map((event) => ({ position: BigInt(event.publicationSequence), event })))
      if (isWaiting) return readLater()
      isFull = read.length === BATCH
    }
  }

  /** The missing events may become visible without another wake-up. */
  const readLater = () => {
    if (isLooking) return
    isLooking = true
    setTimeout(() => {
      isLooking = false
      wake()
    }, lookEveryMs).unref()
  }

  const readWhileWoken = async () => {
    isReading = true
    try {
      while (isWoken) {
        isWoken = false
        await readOn()
      }
    } catch (err) {
      log.warn({ err, organizationId }, 'new events could not be read')
    } finally {
      isReading = false
    }
  }

  const wake = () => {
    // Even while a read runs: events may have been committed behind its back.
    isWoken = true
    if (!isReading) void readWhileWoken()
  }

  return { recent, wake }
}
