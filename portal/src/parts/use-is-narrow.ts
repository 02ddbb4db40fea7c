import { useSyncExternalStore } from 'react'

/** Where the styles put a panel below its list, rather than beside it. */
const narrow = matchMedia('(max-width: 73.7em)')

export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener)
      return () => narrow.removeEventListener('change', listener)
    },
    () => narrow.matches,
  )
}
