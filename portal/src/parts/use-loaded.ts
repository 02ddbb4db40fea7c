import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Parts of a page that its first view does not load; null until they are there. Without a connection, the next time that
 * they are wanted tries again.
 */
export function useLoaded<Parts>(load: () => Promise<Parts>, isWanted: boolean): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null)
  const start = useEffectEvent(() => {
    if (parts === null)
      load().then(
        (loaded) => setParts(() => loaded),
        () => {},
      )
  })
  useEffect(() => {
    if (isWanted) start()
  }, [isWanted])
  return parts
}
