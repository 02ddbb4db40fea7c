import { useEffect, useEffectEvent } from 'react'

const ENTER_KEYS = new Set(['ArrowRight', 'ArrowLeft', 't'])

/** Sideways arrows and `t` lead into the grid while no part of the page has the focus; up and down scroll the page. */
export function useEnterKeys(enter: () => void): void {
  const act = useEffectEvent(enter)
  useEffect(() => {
    const listen = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
      const { activeElement, body } = document
      const isFree = activeElement === body || activeElement?.id === 'main'
      if (!isFree || !ENTER_KEYS.has(key)) return
      if (!ctrlKey && !metaKey && !altKey && !shiftKey) act()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
