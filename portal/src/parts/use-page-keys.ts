import { useEffect, useEffectEvent } from 'react'
import { isTyping } from './fields/is-typing.ts'

/** Keys of a page, wherever the focus is; not while one types, and not those of the browser or of the way to another page. */
export function usePageKeys(act: (key: string, event: KeyboardEvent) => void): void {
  const handle = useEffectEvent(act)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return
      handle(key, event)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
