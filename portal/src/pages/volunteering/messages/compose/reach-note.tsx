import { useWords } from '../../../../i18n/use-words.tsx'
import type { Reach } from './audience.ts'
import { composeWords } from './compose-words.ts'

interface ReachNoteProps {
  reach: Reach
  /** How many messages it takes. */
  messages: number
  /** Of those who were chosen: without access, or inactive. */
  leftOut: number
  isKnown: boolean
  /** False where the club has more helpers than are counted here. */
  isWhole: boolean
}

/** So many are named; more are counted. */
const MOST_NAMES = 5

function toNames(names: readonly string[]): string {
  const more = names.length - MOST_NAMES
  return names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` +${more}` : '')
}

/** How many get it, and who of them gets no mail. */
export function ReachNote({ reach, messages, leftOut, isKnown, isWhole }: ReachNoteProps) {
  const words = useWords(composeWords)
  const { mailed, noAddress, optedOut } = reach
  const details = [
    noAddress.length > 0 ? words.noAddress(noAddress.length, toNames(noAddress)) : '',
    optedOut.length > 0 ? words.optedOut(optedOut.length, toNames(optedOut)) : '',
    leftOut > 0 ? words.leftOut(leftOut) : '',
    messages > 1 ? words.several(messages) : '',
    isWhole ? '' : words.notWhole,
  ].filter(Boolean)
  return (
    <div className="note" role="status">
      <span>
        <b>{isKnown ? words.reaches(mailed) : words.counting}</b>
        {isKnown && details.length > 0 && <span className="s m"> {details.join(' ')}</span>}
      </span>
    </div>
  )
}
