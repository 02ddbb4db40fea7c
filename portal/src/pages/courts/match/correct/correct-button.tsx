import { useEffect, useState } from 'react'
import { type Correction, correctionOf } from '../../../../../../rules/club/match-states.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import type { Match } from '../match.ts'
import { matchWords } from '../match-words.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { CorrectWinnerDialog } from './correct-winner-dialog.tsx'
import { correctWords } from './correct-words.ts'

/** Button of the correction that the match allows; its dialog closes when another client's change allows another one. */
export function CorrectButton({ match, onDone }: { match: Match; onDone: () => void }) {
  const words = useWords(matchWords)
  const { closedMeanwhile } = useWords(correctWords)
  const [opened, setOpened] = useState<Correction | null>(null)
  const { score } = match
  const correction = correctionOf(match)
  const isOutdated = opened !== null && opened !== correction
  useEffect(() => {
    if (!isOutdated) return
    setOpened(null)
    showToast({ text: closedMeanwhile })
  }, [isOutdated, closedMeanwhile])
  if (correction === null || score === null) return null
  const Correcting = correction === 'points' ? CorrectDialog : CorrectWinnerDialog
  return (
    <>
      <Button onClick={() => setOpened(correction)}>
        {correction === 'points' ? words.correct : words.correctWinner}
      </Button>
      {opened === correction && (
        <Correcting match={match} score={score} onClose={() => setOpened(null)} onDone={onDone} />
      )}
    </>
  )
}
