import { useEffect, useEffectEvent } from 'react'
import type { Fault } from '../../../../graph/fault.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { type ClosedBy, readClosedBy } from './closed-by.ts'
import { ownWords } from './own-words.ts'

interface ClosingFacts {
  closedBy: ClosedBy | null
  /** Of the own change, whose answer comes before what the day has become by it. */
  isBusy: boolean
  error: Fault | null
  onClose: () => void
}

/** Closes a dialog of a booking that is not changed any more, and says why. */
export function useClosing({ closedBy, isBusy, error, onClose }: ClosingFacts): void {
  const { closed } = useWords(ownWords)
  const why = isBusy ? null : (readClosedBy(error) ?? closedBy)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (why === null) return
    showToast({ look: 'fail', text: closed[why] })
    close()
  }, [why, closed])
}
