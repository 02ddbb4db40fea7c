import type { Bus } from '../../../platform/bus/bus.ts'
import type { Log } from '../../../platform/log.ts'
import type { Database } from '../database/database.ts'
import { EVENTS_TOPIC } from './event-log.ts'
import { type EventStream, followTail } from './follow-tail.ts'
import { readHeads } from './read-log.ts'
import type { FollowedClub } from './resume.ts'
import { startTail, type Tail, type TailParts } from './tail.ts'

/** Live event streams of this process. */
export interface LogFollowers {
  /** Streams the club's events after a position, including future ones, until return() is called. */
  follow(club: FollowedClub, position: string): Promise<EventStream>
  /** Ends all streams. */
  stop(): void
}

export interface LogFollowersSetup {
  database: Database
  bus: Bus
  log: Log
  /** Set only by tests. */
  holeWait?: TailParts['holeWait']
  /** Poll interval, which finds events whose wake-up was lost. */
  pollEveryMs?: number
}

const POLL_EVERY_MS = 5_000

/** Shares one tail per organization between all of its streams. */
export function makeLogFollowers({
  pollEveryMs = POLL_EVERY_MS,
  ...setup
}: LogFollowersSetup): LogFollowers {
  const { database, bus, log } = setup
  const tails = new Map<string, SharedTail>()
  const streams = new Set<EventStream>()
  let timer: NodeJS.Timeout | undefined
  bus.subscribe(EVENTS_TOPIC, (organizationId) => tails.get(organizationId)?.wake())

  const poll = async () => {
    const heads = await readHeads(database, [...tails.keys()])
    for (const [organizationId, head] of heads) tails.get(organizationId)?.noteHead(head)
  }

  const join = (organizationId: string): SharedTail => {
    const shared = tails.get(organizationId) ?? toSharedTail(startTail(setup, organizationId))
    tails.set(organizationId, shared)
    shared.followers += 1
    timer ??= setInterval(() => {
      poll().catch((err) => log.warn({ err }, 'the newest events could not be looked up'))
    }, pollEveryMs).unref()
    return shared
  }

  const leave = (organizationId: string, shared: SharedTail) => {
    shared.followers -= 1
    if (shared.followers > 0 || tails.get(organizationId) !== shared) return
    tails.delete(organizationId)
    if (tails.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    async follow(club, position) {
      const shared = join(club.organizationId)
      try {
        const tail = await shared.tail
        const stream = followTail({ tail, database, club, position: BigInt(position) }, () => {
          streams.delete(stream)
          leave(club.organizationId, shared)
        })
        streams.add(stream)
        return stream
      } catch (error) {
        leave(club.organizationId, shared)
        throw error
      }
    },
    stop() {
      for (const stream of streams) void stream.return()
    },
  }
}

interface SharedTail {
  tail: Promise<Tail>
  followers: number
  wake(): void
  noteHead(head: string): void
}

function toSharedTail(tail: Promise<Tail>): SharedTail {
  // `follow` rejects with the tail's error; a wake-up ignores it.
  const ignore = () => {}
  return {
    tail,
    followers: 0,
    wake: () => void tail.then((started) => started.wake(), ignore),
    noteHead: (head) =>
      void tail.then((started) => {
        if (BigInt(head) > started.recent.end) started.wake()
        else started.caughtUp()
      }, ignore),
  }
}
