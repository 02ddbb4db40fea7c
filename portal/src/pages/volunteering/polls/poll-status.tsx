import { pollStatusOf } from '../../../../../rules/volunteer/poll-state.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Status } from '../../../parts/states/status.tsx'
import type { Poll } from '../volunteers/people.ts'
import { pollsWords } from './polls-words.ts'

interface PollStatusProps {
  poll: Poll
  now: Date
  /** Where no heading says what is open. */
  isSentence?: boolean
}

/** Open is what happens now; a time that has passed while the page was open closes the poll, too. */
export function PollStatus({ poll, now, isSentence = false }: PollStatusProps) {
  const words = useWords(pollsWords)
  const isOpen = pollStatusOf(poll, now) === 'OPEN'
  const sentence = isOpen ? words.pollOpen : words.pollClosed
  return (
    <Status
      of={isOpen ? 'ACTIVE' : 'CLOSED'}
      word={isSentence ? sentence : isOpen ? words.open : words.closed}
    />
  )
}
