import { useEffect, useEffectEvent, useRef, useState } from 'react'

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

/** A typed text, once nothing was typed for a moment. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
