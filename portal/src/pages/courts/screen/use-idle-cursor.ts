import { useEffect, useState } from 'react'

const HIDDEN_AFTER_MS = 3_000

/** False once the mouse has rested: a cursor in the middle of a score is in the way. */
export function useIdleCursor(): boolean {
  const [isShown, setIsShown] = useState(true)
  useEffect(() => {
    let timer = window.setTimeout(() => setIsShown(false), HIDDEN_AFTER_MS)
    const show = () => {
      setIsShown(true)
      clearTimeout(timer)
      timer = window.setTimeout(() => setIsShown(false), HIDDEN_AFTER_MS)
    }
    addEventListener('pointermove', show)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointermove', show)
    }
  }, [])
  return isShown
}
