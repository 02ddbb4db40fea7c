import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../../../parts/fields/is-typing.ts'

/** Keys of the score pad: one press is one act, also where the key is held down. */
export function usePadKeys(onKey: (key: string) => void): void {
  const act = useEffectEvent(onKey)
  useEffect(() => {
    const listen = ({ key, target, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!repeat && !ctrlKey && !metaKey && !altKey && !isTyping(target)) act(key)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
