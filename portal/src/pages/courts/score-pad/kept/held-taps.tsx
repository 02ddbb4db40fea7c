import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { padWords } from '../pad-words.ts'
import type { Held } from '../taps.ts'

interface HeldTapsProps {
  held: Held
  count: number
  onDrop: () => void
}

/** Points that are not sent by themselves, since they are of another match or of another day. */
export function HeldTaps({ held, count, onDrop }: HeldTapsProps) {
  const words = useWords(padWords)
  return (
    <div className="note warn" role="alert">
      <span>{words.held[held](count)}</span>
      <Button onClick={onDrop}>{words.drop}</Button>
    </div>
  )
}
