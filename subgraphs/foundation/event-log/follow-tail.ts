import type { Database } from '../database/database.ts'
import type { LoggedEvent } from './entities.ts'
import { readAfter } from './read-log.ts'
import type { FollowedClub } from './resume.ts'
import type { Tail } from './tail.ts'

/** Not a generator: its follower may leave while it waits. */
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
 * Hands out events as fast as they are taken. What its tail no longer keeps is read from the log,
 * so a slow follower is late, but neither misses anything nor fills the memory.
 */
export function followTail(following: Following, onLeave: () => void): EventStream {
  const { tail, database, club } = following
  let at = following.position
  let ready: LoggedEvent[] = []
  let hasLeft = false
  let stopWaiting: () => void = () => {}

  const added = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const forget = tail.recent.onAdded(resolve)
    stopWaiting = () => {
      forget()
      resolve()
    }
    return promise
  }

  const readPage = async () => {
    // All that the tail has seen is committed, so a page that is not full reaches that far.
    const seen = tail.recent.end
    const events = await readAfter(database, { ...club, after: String(at), limit: PAGE })
    const last = BigInt(events.at(-1)?.publicationSequence ?? at)
    at = events.length < PAGE && seen > last ? seen : last
    ready = events
  }

  const fill = async () => {
    const recent = tail.recent.after(at)
    if (recent === null) return readPage()

    const last = recent.at(-1)
    if (last === undefined) return added()
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
