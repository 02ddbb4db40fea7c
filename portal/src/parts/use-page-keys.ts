import { useEffect, useEffectEvent } from 'react'
import { isTyping } from './fields/is-typing.ts'

/** Keys of a page, wherever the focus is; not while one types, and not those of the browser. */
export function usePageKeys(act: (key: string) => void): void {
  const handle = useEffectEvent(act)
  useEffect(() => {
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!ctrlKey && !metaKey && !altKey && !isTyping(target)) handle(key)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
