import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Enter opens what is chosen. Behind a number that is pasted or scanned it comes before the answer: it is done then, unless
 * the text has changed meanwhile.
 */
export function useFirstOnEnter(isAnswered: boolean, open: () => void) {
  const isAwaited = useRef(false)
  const act = useEffectEvent(open)
  useEffect(() => {
    if (!isAnswered || !isAwaited.current) return
    isAwaited.current = false
    act()
  }, [isAnswered])
  return {
    press: () => {
      if (isAnswered) open()
      else isAwaited.current = true
    },
    cancel: () => {
      isAwaited.current = false
    },
  }
}
