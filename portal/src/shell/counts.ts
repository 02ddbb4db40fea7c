import { useEffect, useSyncExternalStore } from 'react'
import type { PageName } from './navigation.ts'

/** How many things of a page need somebody, for the navigation; pages say it while they know it. */
let counts: Readonly<Partial<Record<PageName, number>>> = {}
const listeners = new Set<() => void>()

export function useCounts() {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => counts,
  )
}

export function useNeedCount(page: PageName, count: number): void {
  useEffect(() => {
    counts = { ...counts, [page]: count }
    for (const listener of listeners) listener()
  }, [page, count])
}
