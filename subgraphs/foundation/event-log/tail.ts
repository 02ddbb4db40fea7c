import { makeRingBuffer, type RingBuffer } from '../../../platform/limits/ring-buffer.ts'
import type { Log } from '../../../platform/log.ts'
import type { Database } from '../database/database.ts'
import type { LoggedEvent } from './entities.ts'
import { makeHoleWatch } from './hole-watch.ts'
import { readAfter, readHead } from './read-log.ts'
import { tailLagOf } from './tail-lag.ts'

/** An event at its place in the organization's log. */
export interface TailedEvent {
  position: bigint
  event: LoggedEvent
}

/** Live tail of an organization's log: each event is read once for all subscribers. */
export interface Tail {
  recent: RingBuffer<TailedEvent>
  /** Reads new events. */
  wake(): void
  /** Notes that all events were read a moment ago. */
  caughtUp(): void
}

/** Size of the ring buffer; a subscriber that lags further behind reads from the log. */
export const RECENT_EVENTS = 500

const BATCH = 500

export interface TailParts {
  database: Database
  log: Log
  /** Set only by tests. */
  holeWait?: { waitMs: number; lookEveryMs: number }
}

/** An event has its time before its transaction commits. */
const LONGEST_WRITE_MS = 10_000

/** Retry interval while the tail waits for a hole. */
const HOLE_RETRY_MS = 500

export async function startTail(
  { database, log, holeWait }: TailParts,
  organizationId: string,
): Promise<Tail> {
  const { lookEveryMs = HOLE_RETRY_MS } = holeWait ?? {}
  const head = await readHead(database, organizationId)
  const recent = makeRingBuffer<TailedEvent>(BigInt(head), RECENT_EVENTS)
  const lag = tailLagOf(database.product)
  const holes = makeHoleWatch(log, holeWait)
  let isRetryScheduled = false
  let isReading = false
  let isWoken = false
  /** All events from before were read. */
  let completeUntil = performance.now() - LONGEST_WRITE_MS

  const readToEnd = async () => {
    for (let isFull = true; isFull; ) {
      const after = String(recent.end)
      const readAt = performance.now()
      const slice = { organizationId, clubId: null, after, limit: BATCH }
      const read = await readAfter(database, slice)
      const at = { organizationId, position: recent.end }
      const { events, isWaiting } = await holes.untilHole(database, at, read)
      lag.read(events, readAt - completeUntil)
      recent.add(events.map((event) => ({ position: BigInt(event.publicationSequence), event })))
      if (isWaiting) return readLater()
      isFull = read.length === BATCH
      if (!isFull) completeUntil = readAt - LONGEST_WRITE_MS
    }
  }

  /** Missing events may become visible without another wake-up. */
  const readLater = () => {
    if (isRetryScheduled) return
    isRetryScheduled = true
    setTimeout(() => {
      isRetryScheduled = false
      wake()
    }, lookEveryMs).unref()
  }

  const readWhileWoken = async () => {
    isReading = true
    try {
      while (isWoken) {
        isWoken = false
        await readToEnd()
      }
    } catch (err) {
      lag.failed()
      log.warn({ err, organizationId }, 'new events could not be read')
    } finally {
      isReading = false
    }
  }

  const wake = () => {
    // Also during a read: events may have been committed after it began.
    isWoken = true
    if (!isReading) void readWhileWoken()
  }

  const caughtUp = () => {
    completeUntil = performance.now() - LONGEST_WRITE_MS
  }

  return { recent, wake, caughtUp }
}
