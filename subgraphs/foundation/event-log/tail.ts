import type { Log } from '../../../platform/log.ts'
import { makeRecent, type Recent } from '../../../platform/recent.ts'
import type { Database } from '../database.ts'
import type { LoggedEvent } from './entities.ts'
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

export async function startTail(
  { database, log }: { database: Database; log: Log },
  organizationId: string,
): Promise<Tail> {
  const head = await readHead(database, organizationId)
  const recent = makeRecent<TailedEvent>(BigInt(head), RECENT_EVENTS)
  let isReading = false
  let isWoken = false

  const readOn = async () => {
    for (let isFull = true; isFull; ) {
      const after = String(recent.end)
      const slice = { organizationId, clubId: null, after, limit: BATCH }
      const events = await readAfter(database, slice)
      recent.add(events.map((event) => ({ position: BigInt(event.publicationSequence), event })))
      isFull = events.length === BATCH
    }
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
