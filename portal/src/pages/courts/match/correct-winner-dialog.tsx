import { useChange } from '../../../graph/use-ask.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { showToast } from '../../../parts/toasts.tsx'
import { partWords } from '../../../parts/words/part-words.ts'
import { courtWords } from '../court/court-words.ts'
import { correctWords } from './correct-words.ts'
import type { Match, MatchScore } from './match.ts'
import { matchWords } from './match-words.ts'

interface CorrectWinnerDialogProps {
  match: Match
  /** Of a match that was awarded. */
  score: MatchScore
  onClose: () => void
  onDone: () => void
}

/** Awards a match to the other team, whose score stays as it is. */
export function CorrectWinnerDialog({ match, score, onClose, onDone }: CorrectWinnerDialogProps) {
  const words = useWords(correctWords)
  const { isAwarded } = useWords(matchWords)
  const parts = useWords(partWords)
  const court = useWords(courtWords)
  const winner = score.winner === 'BLUE' ? 'ORANGE' : 'BLUE'
  const { change, isBusy, error } = useChange('PortalCorrectScore', () => {
    showToast({ text: isAwarded[winner] })
    onDone()
    onClose()
  })
  const { id: sessionId, eventSequence } = match
  return (
    <Dialog
      title={words.correctWinnerTitle}
      isOpen
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button
            look="pri"
            isBusy={isBusy}
            onClick={() =>
              change({ input: { sessionId, eventSequence, score: { ...score, winner } } })
            }
          >
            {words.awardTo[winner]}
          </Button>
        </>
      }
    >
      <p>
        {score.winner && court.awarded(court.teams[score.winner])}. {words.correctWinnerText}
      </p>
      {error && <FaultNote fault={error} />}
    </Dialog>
  )
}
