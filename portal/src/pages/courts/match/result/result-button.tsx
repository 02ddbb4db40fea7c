import { useState } from 'react'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { isCovered } from '../../../../parts/dialogs/is-covered.ts'
import { usePageKeys } from '../../../../parts/use-page-keys.ts'
import type { Match } from '../match.ts'
import { MatchResult, useResultRules } from './match-result.tsx'
import { resultWords } from './result-words.ts'

/** Opens the result of a match that takes one; `r` does, too. */
export function ResultButton({ match, onDone }: { match: Match; onDone: () => void }) {
  const words = useWords(resultWords)
  const [isOpen, setIsOpen] = useState(false)
  const isTaken = useResultRules(match) !== null
  usePageKeys((key, event) => {
    if (key !== 'r' || !isTaken || isCovered()) return
    // The key would be typed into the field that gets the focus.
    event.preventDefault()
    setIsOpen(true)
  })
  return (
    <>
      {isTaken && (
        <Button onClick={() => setIsOpen(true)}>
          {match.score?.completed ? words.correct : words.enter}
        </Button>
      )}
      {isOpen && <MatchResult match={match} onClose={() => setIsOpen(false)} onDone={onDone} />}
    </>
  )
}
