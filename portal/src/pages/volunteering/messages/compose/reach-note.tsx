import { useWords } from '../../../../i18n/use-words.tsx'
import type { Reach } from './audience.ts'
import { composeWords } from './compose-words.ts'

interface ReachNoteProps {
  /** Null while it is counted. */
  reach: Reach | null
  /** How many messages it takes. */
  messages: number
  /** Of those who were chosen: without access, or inactive. */
  leftOut: number
}

/** So many are named; more are counted. */
const MOST_NAMES = 5

function toNames({ count, names }: Reach['noAddress']): string {
  const more = count - Math.min(names.length, MOST_NAMES)
  return names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` +${more}` : '')
}

/** How many get it, and who of them gets no mail. */
export function ReachNote({ reach, messages, leftOut }: ReachNoteProps) {
  const words = useWords(composeWords)
  if (reach === null)
    return (
      <div className="note" role="status">
        <b>{words.counting}</b>
      </div>
    )
  const { mailedCount, noAddress, optedOut, isComplete } = reach
  const details = [
    noAddress.count > 0 ? words.noAddress(noAddress.count, toNames(noAddress)) : '',
    optedOut.count > 0 ? words.optedOut(optedOut.count, toNames(optedOut)) : '',
    leftOut > 0 ? words.leftOut(leftOut) : '',
    messages > 1 ? words.several(messages) : '',
    isComplete ? '' : words.notWhole,
  ].filter(Boolean)
  return (
    <div className="note" role="status">
      <span>
        <b>{words.reaches(mailedCount)}</b>
        {details.length > 0 && <span className="s m"> {details.join(' ')}</span>}
      </span>
    </div>
  )
}
