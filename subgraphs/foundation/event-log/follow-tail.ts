import type { Database } from '../database/database.ts'
import type { LoggedEvent } from './entities.ts'
import { readAfter } from './read-log.ts'
import type { FollowedClub } from './resume.ts'
import type { Tail } from './tail.ts'

/** Not a generator: return() must not wait for the pending next(). */
export interface EventStream extends AsyncIterable<LoggedEvent> {
  next(): Promise<IteratorResult<LoggedEvent, undefined>>
  return(): Promise<IteratorResult<LoggedEvent, undefined>>
}

interface Following {
  tail: Tail
  database: Database
  club: FollowedClub
  position: bigint
}

const PAGE = 200

/**
 * Pull-based stream of a club's events. Events that the tail's ring buffer no longer contains are read from the
 * log, so a slow subscriber lags behind, but loses nothing and fills no memory.
 */
export function followTail(following: Following, onLeave: () => void): EventStream {
  const { tail, database, club } = following
  let at = following.position
  let ready: LoggedEvent[] = []
  let hasLeft = false
  let stopWaiting: () => void = () => {}

  const untilAdded = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const forget = tail.recent.onAdded(resolve)
    stopWaiting = () => {
      forget()
      resolve()
    }
    return promise
  }

  const readPage = async () => {
    // A page that is not full has all events of the club up to `seen`, so the position advances to there. Left at the
    // club's last event, it would be outside the ring buffer, and the log be read in a loop, until the club publishes.
    const seen = tail.recent.end
    const events = await readAfter(database, { ...club, after: String(at), limit: PAGE })
    const last = BigInt(events.at(-1)?.publicationSequence ?? at)
    at = events.length < PAGE && seen > last ? seen : last
    ready = events
  }

  const fill = async () => {
    const recent = tail.recent.after(at)
    // Evicted events are in the log.
    if (recent === null) return readPage()

    const last = recent.at(-1)
    if (last === undefined) return untilAdded()
    at = last.position
    ready = recent.map(({ event }) => event).filter((event) => event.clubId === club.clubId)
  }

  const leave = async () => {
    if (!hasLeft) {
      hasLeft = true
      stopWaiting()
      onLeave()
    }
    return { done: true, value: undefined } as const
  }

  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      while (!hasLeft) {
        const event = ready.shift()
        if (event) return { done: false, value: event }
        await fill()
      }
      return { done: true, value: undefined }
    },
    return: leave,
  }
}
