import { useEffect } from 'react'

/** Lets a pad, or a wall, open without a connection from now on. A browser that has no workers goes without. */
export function useCourtWorker(part: 'score' | 'screen'): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const options = { scope: `/portal/${part}`, updateViaCache: 'none' } as const
    navigator.serviceWorker.register('/portal/court-worker.js', options).catch(() => undefined)
  }, [part])
}
