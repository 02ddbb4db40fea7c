import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { follow } from '../live.ts'
import { beginnings } from './beginnings.ts'
import { type Announced, type FeedName, readItem } from './feeds.ts'
import { type Follower, feedsInUse, makeFollower } from './follower.ts'
import { type Freshness, freshnessOf } from './freshness.ts'

/**
 * Keeps the pages of a club up to date: reads again what an event or an announcement of the club concerns, and each minute
 * what none has concerned. `FOLLOWED` has the changes by query; `open` are the feeds that the person may follow.
 */
export function useChanges(clubId: string, open: readonly FeedName[]): void {
  const client = useQueryClient()
  const used = useOfCache(client, () => feedsInUse(client).join())
  const mayFollow = open.join()
  const feeds = useRef<Feeds | null>(null)
  // Before the effects of the pages, whose reads wait for these feeds.
  useLayoutEffect(() => {
    beginnings.open(toNames(mayFollow))
    return () => beginnings.open([])
  }, [mayFollow])
  useEffect(() => {
    const follower = makeFollower(client, beginnings, clubId)
    followers.add(follower)
    feeds.current = makeFeeds((name) => followFeed(name, clubId, follower))
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') follower.readSilent(new Date())
    }, LOOK_EVERY_MS)
    return () => {
      clearInterval(timer)
      followers.delete(follower)
      feeds.current?.use([])
      follower.end()
    }
  }, [client, clubId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the feeds of another club are other ones
  useEffect(() => {
    const names = toNames(used)
    feeds.current?.use(toNames(mayFollow).filter((name) => names.includes(name)))
  }, [client, clubId, mayFollow, used])
}

const followers = new Set<Follower>()

/** Reads again behind a change of this page, in one with the announcement of it. */
export function announceOwn(change: Announced): void {
  for (const follower of followers) follower.announce(change)
}

function toNames(joined: string): FeedName[] {
  return joined === '' ? [] : (joined.split(',') as FeedName[])
}

interface Feeds {
  /** Follows these alone; what was followed before goes on without a break. */
  use(names: readonly FeedName[]): void
}

function makeFeeds(begin: (name: FeedName) => () => void): Feeds {
  const ends = new Map<FeedName, () => void>()
  return {
    use(names) {
      for (const [name, end] of ends) {
        if (names.includes(name)) continue
        ends.delete(name)
        end()
      }
      for (const name of names) if (!ends.has(name)) ends.set(name, begin(name))
    },
  }
}

function followFeed(name: FeedName, clubId: string, follower: Follower): () => void {
  const beginning = beginnings.expect(name)
  return follow({
    name,
    beginning,
    variables: () => ({ clubId }),
    onData: (item) => {
      const change = readItem(name, item)
      if (change && !beginning.begins(change)) follower.announce(change)
    },
    onRefused: () => false,
  })
}

const LOOK_EVERY_MS = 10_000

/** Whether what is shown is what is so, and else of when it is. */
export function useFreshness(): Freshness {
  const client = useQueryClient()
  return useOfCache(client, () => freshnessOf(client))
}

function useOfCache<Value extends string | number>(client: QueryClient, read: () => Value): Value {
  return useSyncExternalStore((listener) => client.getQueryCache().subscribe(listener), read)
}
