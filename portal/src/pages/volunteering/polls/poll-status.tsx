import { useWords } from '../../../i18n/use-words.tsx'
import { Status } from '../../../parts/states/status.tsx'
import type { Poll } from '../volunteers/people.ts'
import { isPollOpen } from './is-poll-open.ts'
import { pollsWords } from './polls-words.ts'

interface PollStatusProps {
  poll: Poll
  now: Date
  isBadge?: boolean
}

/** Open is what happens now; a time that has passed while the page was open closes the poll, too. */
export function PollStatus({ poll, now, isBadge = false }: PollStatusProps) {
  const words = useWords(pollsWords)
  const isOpen = isPollOpen(poll, now)
  return (
    <Status
      of={isOpen ? 'ACTIVE' : 'CLOSED'}
      word={isOpen ? words.open : words.closed}
      isBadge={isBadge}
    />
  )
}
