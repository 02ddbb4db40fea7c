import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../i18n/use-words.tsx'
import { showToast } from '../toasts.tsx'
import { partWords } from '../words/part-words.ts'

/**
 * Parts of a page that its first view does not load; null until they are there. Without a connection, the next time that
 * they are wanted tries again.
 */
export function useLoaded<Parts>(
  load: () => Promise<Parts>,
  isWanted: boolean,
  /** Where a reader waits for them: takes the wish back, beside a word of why. */
  onRefused?: () => void,
): Parts | null {
  const { faults } = useWords(partWords)
  const [parts, setParts] = useState<Parts | null>(null)
  const start = useEffectEvent(() => {
    if (parts !== null) return
    load().then(
      (loaded) => setParts(() => loaded),
      () => {
        if (!onRefused) return
        onRefused()
        showToast({ look: 'fail', text: faults.offline })
      },
    )
  })
  useEffect(() => {
    if (isWanted) start()
  }, [isWanted])
  return parts
}
