import { useWords } from '../../i18n/use-words.tsx'
import { clubStateWords } from '../words/club-state-words.ts'

interface ClubStateProps {
  status: 'ACTIVE' | 'SUSPENDED' | 'CLOSED'
  isOperator: boolean
}

/** On the pages of a club that is not active: what stops, what goes on, and what can be done. */
export function ClubState({ status, isOperator }: ClubStateProps) {
  const words = useWords(clubStateWords)
  if (status === 'ACTIVE') return null
  return (
    <div className="note warn">
      <span>
        <b>{words.titles[status]}</b> {words.stops} {words.goesOn}{' '}
        {isOperator ? words.open : words.ask}
      </span>
    </div>
  )
}
