import { useEffect, useEffectEvent } from 'react'

/** Lets these keys lead into a grid while no part of the page has the focus; up and down scroll the page. */
export function useEnterKeys(keys: readonly string[], enter: (key: string) => void): void {
  const act = useEffectEvent((key: string) => keys.includes(key) && enter(key))
  useEffect(() => {
    const listen = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
      const { activeElement, body } = document
      const isFree = activeElement === body || activeElement?.id === 'main'
      if (isFree && !ctrlKey && !metaKey && !altKey && !shiftKey) act(key)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
