import { useWords } from '../../../i18n/use-words.tsx'
import { useStaffName } from '../../../parts/words/staff-name.ts'
import { closeWords } from './close-words.ts'
import type { ClosingBetween } from './closing-input.ts'
import { useEndText } from './use-end-text.ts'

/** Who closed or opened the court while this closing was prepared, and until when. */
export function BetweenNote({ between: { closing, by } }: { between: ClosingBetween }) {
  const words = useWords(closeWords)
  const nameOf = useStaffName()
  const endText = useEndText()
  const name = by ? nameOf(by.subject, by.name) : words.otherDesk
  return (
    <div className="note warn" role="alert">
      <span>
        {closing === null
          ? openedText(words, by && name)
          : words.closedMeanwhile(name, endText(closing.until))}
      </span>
    </div>
  )
}

/** A closing that has ended by itself was opened by no one. */
function openedText(words: (typeof closeWords)['en'], name: string | null): string {
  return name === null ? words.endedMeanwhile : words.openedMeanwhile(name)
}
