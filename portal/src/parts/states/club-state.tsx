import { useWords } from '../../i18n/use-words.tsx'
import { clubStateWords } from '../words/club-state-words.ts'

interface ClubStateProps {
  status: 'ACTIVE' | 'SUSPENDED' | 'CLOSED'
  /** Who can open it again, from here; null where that is said beside it. */
  way: 'ask' | 'open' | null
}

/** On the pages of a club that is not active: what stops, what goes on, and what can be done. */
export function ClubState({ status, way }: ClubStateProps) {
  const words = useWords(clubStateWords)
  return (
    <div role="status">
      {status !== 'ACTIVE' && (
        <p className="note warn">
          <span>
            <b>{words.titles[status]}</b> {words.stops} {words.goesOn} {way && words[way]}
          </span>
        </p>
      )}
    </div>
  )
}
