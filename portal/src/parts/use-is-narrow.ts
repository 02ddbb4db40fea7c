import { useSyncExternalStore } from 'react'

/** Where the styles put a panel below its list, rather than beside it. */
export const useIsNarrow = follow('(max-width: 73.7em)')

/** Where the styles make a list of a day, rather than a line of hours. */
export const useIsList = follow('(max-width: 63.99em)')

function follow(query: string): () => boolean {
  const media = matchMedia(query)
  const subscribe = (listener: () => void) => {
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => media.matches)
}
