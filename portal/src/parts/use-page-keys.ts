import { useEffect, useEffectEvent } from 'react'
import { isTyping } from './fields/is-typing.ts'

/**
 * Keys of a page, wherever the focus is; not while one types, and not those of the browser or of the way to another page.
 * One press is one act, also where the key is held down; `isHeld`: its keys only move, and go on while they are held.
 */
export function usePageKeys(
  act: (key: string, event: KeyboardEvent) => void,
  { isHeld = false }: { isHeld?: boolean } = {},
): void {
  const handle = useEffectEvent(act)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, repeat, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return
      if (isHeld || !repeat) handle(key, event)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isHeld])
}
