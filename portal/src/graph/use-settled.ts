import { useEffect, useEffectEvent, useRef } from 'react'

const SETTLED_MS = 200

/** Runs once for many calls in a row, such as for each event of one act. */
export function useSettled(run: () => void, afterMs = SETTLED_MS): () => void {
  const latest = useEffectEvent(run)
  const timer = useRef(0)
  const schedule = useRef<() => void>(() => undefined)
  useEffect(() => {
    schedule.current = () => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => latest(), afterMs)
    }
    return () => clearTimeout(timer.current)
  }, [afterMs])
  return () => schedule.current()
}
