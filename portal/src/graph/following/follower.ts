import type { Query, QueryClient } from '@tanstack/react-query'
import type { Beginnings } from './beginnings.ts'
import { type Announced, FEEDS, type FeedName } from './feeds.ts'
import { awaitedFeedsOf, feedsOf, followedOf } from './followed.ts'
import { readQuery } from './freshness.ts'
import { makeThrottle, type Throttle } from './throttle.ts'

/** An announcement can be lost, and a person's role may not get it. */
export const AGAIN_AFTER_MS = 60_000

const SETTLE_MS = 200
const READ_EVERY_MS = 1_000

export interface Follower {
  /** Reads again what a change shows in. */
  announce(change: Announced): void
  /** Reads again what was followed for a minute without a message. */
  readSilent(now: Date): void
  end(): void
}

/** Reads again the queries on view that a club's changes concern. */
export function makeFollower(
  client: QueryClient,
  beginnings: Beginnings,
  clubId: string,
): Follower {
  const reads = new Map<string, Throttle>()
  /** Reads that wait for the other changes of one act. */
  const due = new Map<Query, ReturnType<typeof setTimeout>>()
  const active = () => client.getQueryCache().findAll({ type: 'active' })

  const schedule = (query: Query) => {
    if (due.has(query)) return
    const { everyMs = READ_EVERY_MS, settleMs = SETTLE_MS } = followedOf(query.queryKey)
    const throttle =
      reads.get(query.queryHash) ?? makeThrottle(() => readQuery(client, query), everyMs)
    reads.set(query.queryHash, throttle)
    const timer = setTimeout(() => {
      due.delete(query)
      throttle.request()
    }, settleMs)
    due.set(query, timer)
  }

  // What was read before a feed began may have changed since.
  const stop = beginnings.onBegun((feed) => {
    for (const query of active()) {
      const isConcerned = awaitedFeedsOf(query.queryKey).includes(feed)
      if (isConcerned && beginnings.isBefore(query.queryHash, feed)) schedule(query)
    }
  })

  return {
    announce(change) {
      for (const query of client.getQueryCache().getAll())
        if (isOf(clubId, query) && isConcerned(query, change)) schedule(query)
    },
    readSilent(now) {
      for (const query of active()) {
        const isSilent = now.getTime() - query.state.dataUpdatedAt >= AGAIN_AFTER_MS
        if (isSilent && feedsOf(query.queryKey).length > 0) schedule(query)
      }
    },
    end() {
      stop()
      for (const timer of due.values()) clearTimeout(timer)
      for (const throttle of reads.values()) throttle.end()
    },
  }
}

/** Feeds that the queries on view are followed by. */
export function feedsInUse(client: QueryClient): FeedName[] {
  const used = new Set(
    client
      .getQueryCache()
      .findAll({ type: 'active' })
      .flatMap(({ queryKey }) => feedsOf(queryKey)),
  )
  return (Object.keys(FEEDS) as FeedName[]).filter((name) => used.has(name))
}

/** A page may ask other clubs, too, whose changes its feeds do not have. */
function isOf(clubId: string, { queryKey }: Query): boolean {
  const variables: { clubId?: unknown } = Object(queryKey[1])
  return variables.clubId === undefined || variables.clubId === clubId
}

function isConcerned({ queryKey }: Query, { kind, id }: Announced): boolean {
  const followed = followedOf(queryKey)
  if (!followed.by.includes(kind)) return false
  if (followed.ownKind !== kind || id === null) return true
  return Object.values(Object(queryKey[1])).includes(id)
}
