import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Taps } from '../taps.ts'
import { INDEXED_TAPS } from './indexed-taps.ts'
import { type RestoredTaps, type StoredTap, toRestored, toTapChanges } from './stored-taps.ts'

/**
 * Keeps the taps of a court in the browser until they are recorded, and gives back those of a tab that is gone. One tab
 * alone gets them back; what another open tab has is its own.
 */
export function useKeptTaps(
  court: string,
  taps: Taps,
  onRestored: (restored: RestoredTaps) => void,
): void {
  const stored = useRef<readonly StoredTap[]>([])
  const writing = useRef(Promise.resolve())
  const [isRead, setIsRead] = useState(false)
  const restore = useEffectEvent(async () => {
    const all = await INDEXED_TAPS.read(court)
    const restored = toRestored(all, Date.now())
    if (restored === null) return
    stored.current = all.filter(({ sessionId }) => sessionId === restored.sessionId)
    onRestored(restored)
  })
  useEffect(() => {
    const left = new AbortController()
    void holdAlone(`clubgate-pad-${court}`, left.signal, () => restore()).finally(() =>
      setIsRead(true),
    )
    return () => left.abort()
  }, [court])
  useEffect(() => {
    if (!isRead) return
    const changes = toTapChanges(stored.current, taps, { court, now: Date.now() })
    if (changes.put.length + changes.remove.length === 0) return
    const kept = stored.current.filter(
      ({ id }) => !changes.remove.includes(id) && !changes.put.some((tap) => tap.id === id),
    )
    stored.current = [...kept, ...changes.put]
    writing.current = writing.current.then(() => INDEXED_TAPS.write(changes)).catch(() => undefined)
  }, [court, taps, isRead])
}

/** Runs where no other tab holds the name, and holds it until this page is left. */
function holdAlone(name: string, left: AbortSignal, run: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const held = navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null && !left.aborted) await run().catch(() => undefined)
      resolve()
      if (lock !== null && !left.aborted)
        await new Promise((end) => left.addEventListener('abort', end, { once: true }))
    })
    held.catch(() => resolve())
  })
}
