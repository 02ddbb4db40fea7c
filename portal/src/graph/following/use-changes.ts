import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { follow } from '../live.ts'
import { type FeedName, readItem } from './followed.ts'
import { feedsInUse, makeFollower } from './follower.ts'
import { type Freshness, freshnessOf } from './freshness.ts'

/**
 * Keeps the pages of a club up to date: reads again what an event or an announcement of the club concerns, and each minute
 * what none has concerned. `FOLLOWED` has the changes by query; `open` are the feeds that the person may follow.
 */
export function useChanges(clubId: string, open: readonly FeedName[]): void {
  const client = useQueryClient()
  const used = useOfCache(client, () => feedsInUse(client).join())
  const feeds = open.filter((name) => used.split(',').includes(name)).join()
  useEffect(() => {
    const follower = makeFollower(client)
    const take = (name: FeedName) => (item: Record<string, unknown>) => {
      const change = readItem(name, item)
      if (change === 'begun') follower.begin(name)
      else if (change) follower.announce(change)
    }
    const names = feeds === '' ? [] : (feeds.split(',') as FeedName[])
    const ends = names.map((name) =>
      follow({ name, variables: () => ({ clubId }), onData: take(name), onRefused: () => false }),
    )
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') follower.readSilent(new Date())
    }, LOOK_EVERY_MS)
    return () => {
      clearInterval(timer)
      for (const end of ends) end()
      follower.end()
    }
  }, [client, clubId, feeds])
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
