import { useEffect, useRef } from 'react'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { courtScreensWords } from './court-screens-words.ts'

export interface Shown {
  kind: 'screen' | 'pad'
  courtId: string
  /** How the list of the court names it: the pad of a code, or when the screen of an address was switched on. */
  listedAs: string
  /** Address of a screen, or code of a pad. */
  text: string
  /** Where a pad's code is typed. */
  address: string
}

interface ShownOnceProps {
  /** Name of the court. */
  court: string
  shown: Shown
  onClose: () => void
}

/** An address or a code that is not stored anywhere, until it is closed. */
export function ShownOnce({ court, shown, onClose }: ShownOnceProps) {
  const words = useWords(courtScreensWords)
  const parts = useWords(partWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { kind, text, address } = shown
  const isScreen = kind === 'screen'
  return (
    <section className="stack t shown-once" aria-labelledby="shown-once">
      <h3 id="shown-once" ref={heading} tabIndex={-1}>
        {isScreen ? words.screenAddress(court) : words.padCode(court)}
      </h3>
      <p className="m">{isScreen ? words.screenOnce : words.padOnce(address)}</p>
      <div className="secret">
        <code>{text}</code>
        <CopyButton text={text} />
      </div>
      <div className="row end">
        <Button onClick={onClose}>{parts.close}</Button>
      </div>
    </section>
  )
}
