import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../../i18n/use-words.tsx'
import { useTopModal } from '../dialogs/open-modals.ts'
import { makeSharedList } from '../dialogs/shared-list.ts'
import { partWords } from '../words/part-words.ts'

const loads = makeSharedList<symbol>()

/** Counts as a load of the page as long as its component is there. */
export function useLoad(): void {
  useEffect(() => {
    const load = Symbol()
    loads.set([...loads.get(), load])
    return () => loads.set(loads.get().filter((one) => one !== load))
  }, [])
}

/**
 * Announces once that something of the page loads. Screen readers announce changes of a region that was there before,
 * and one in each list would be announced for each.
 */
export function LoadingStatus() {
  const words = useWords(partWords)
  const modal = useTopModal()
  const isLoading = useSyncExternalStore(loads.subscribe, () => loads.get().length > 0)
  const status = (
    <span className="vh" role="status">
      {isLoading && words.loading}
    </span>
  )
  return modal === null ? status : createPortal(status, modal)
}
