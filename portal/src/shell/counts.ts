import { useEffect, useSyncExternalStore } from 'react'
import { useClub } from './club.tsx'
import type { PageName } from './navigation.ts'

type Counts = Readonly<Partial<Record<PageName, number>>>

/** How many things of a page need attention, by club, for the navigation; pages say it while they know it. */
const counts = new Map<string, Counts>()
const listeners = new Set<() => void>()

const NONE: Counts = {}

export function useCounts(): Counts {
  const { id } = useClub()
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => counts.get(id) ?? NONE,
  )
}

export function useNeedCount(page: PageName, count: number): void {
  const { id } = useClub()
  useEffect(() => {
    counts.set(id, { ...counts.get(id), [page]: count })
    for (const listener of listeners) listener()
  }, [id, page, count])
}
