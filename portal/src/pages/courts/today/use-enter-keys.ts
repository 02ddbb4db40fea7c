import { useEffect, useEffectEvent } from 'react'

const ENTER_KEYS = new Set(['ArrowRight', 'ArrowLeft', 't'])

/** Sideways arrows and `t` lead into the grid while nothing has the focus; up and down scroll the page. */
export function useEnterKeys(enter: () => void): void {
  const act = useEffectEvent(enter)
  useEffect(() => {
    const listen = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
      if (document.activeElement !== document.body || !ENTER_KEYS.has(key)) return
      if (!ctrlKey && !metaKey && !altKey && !shiftKey) act()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
