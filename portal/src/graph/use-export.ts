import { useEffect, useEffectEvent, useState } from 'react'

interface Export<Asked> {
  asked: Asked
  isRead: boolean
}

/** A file of what is so when it is asked for: reads first, then saves what the page has then. A refused read saves none. */
export function useExport<Asked>(
  read: () => Promise<unknown>,
  save: (asked: Asked) => void,
  { isReady = true }: { isReady?: boolean } = {},
) {
  const [running, setRunning] = useState<Export<Asked> | null>(null)
  const finish = useEffectEvent(save)
  useEffect(() => {
    if (!running?.isRead || !isReady) return
    finish(running.asked)
    setRunning(null)
  }, [running, isReady])
  const start = (asked: Asked) => {
    setRunning({ asked, isRead: false })
    read().then(
      () => setRunning({ asked, isRead: true }),
      () => setRunning(null),
    )
  }
  return { start, isBusy: running !== null }
}
