import { useState } from 'react'
import type { Team } from '../../../../../../schema/club/statuses.ts'
import { useChange } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { courtWords } from '../../court/court-words.ts'
import { endWords } from '../end-words.ts'
import type { Match, MatchScore } from '../match.ts'
import { correctWords } from './correct-words.ts'

interface CorrectWinnerDialogProps {
  match: Match
  /** Score of a match that was awarded. */
  score: MatchScore
  onClose: () => void
  onDone: () => void
}

/**
 * Awards a match to the other team, whose score stays as it is. The button keeps the team of the opening: another person's
 * correction is said first.
 */
export function CorrectWinnerDialog({ match, score, onClose, onDone }: CorrectWinnerDialogProps) {
  const words = useWords(correctWords)
  const { isAwarded } = useWords(endWords)
  const parts = useWords(partWords)
  const court = useWords(courtWords)
  const current = { sequence: match.eventSequence, loser: otherThan(score.winner) }
  const [seen, setSeen] = useState(current)
  const { change, isBusy, error } = useChange('PortalCorrectScore', () => {
    showToast({ text: isAwarded[seen.loser] })
    onDone()
    onClose()
  })
  const isChanged = !isBusy && current.sequence !== seen.sequence
  const correct = () =>
    change({
      input: {
        sessionId: match.id,
        eventSequence: seen.sequence,
        score: { ...score, winner: seen.loser },
      },
    })
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
            reason={isChanged ? words.lookAtWinner : null}
            onClick={correct}
          >
            {words.awardTo[seen.loser]}
          </Button>
        </>
      }
    >
      {isChanged ? (
        <div className="note warn" role="alert">
          <span>{score.winner && words.winnerChanged(court.teams[score.winner])}</span>
          <Button onClick={() => setSeen(current)}>{words.useWinner}</Button>
        </div>
      ) : (
        <p>
          {court.awarded(court.teams[otherThan(seen.loser)])}. {words.correctWinnerText}
        </p>
      )}
      {error && <FaultNote fault={error} />}
    </Dialog>
  )
}

function otherThan(team: Team | null): Team {
  return team === 'BLUE' ? 'ORANGE' : 'BLUE'
}
