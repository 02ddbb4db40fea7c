import { useId, useState } from 'react'
import { isInTieBreak } from '../../../../../../rules/club/scoring/snapshot.ts'
import { useChange } from '../../../../graph/use-ask.ts'
import { useWords } from '../../../../i18n/use-words.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Dialog } from '../../../../parts/dialog.tsx'
import { FaultNote } from '../../../../parts/states/states.tsx'
import { showToast } from '../../../../parts/toasts.tsx'
import { partWords } from '../../../../parts/words/part-words.ts'
import { courtWords } from '../../court/court-words.ts'
import { toPointsText } from '../../today/score-parts.ts'
import type { Match, MatchScore } from '../match.ts'
import { correctWords } from './correct-words.ts'
import { callsFor, findPointsFault, type Points, withCall, withPoints } from './corrected-score.ts'

interface CorrectDialogProps {
  match: Match
  score: MatchScore
  onClose: () => void
  onDone: () => void
}

/** Writes the points as they should be. A point that comes meanwhile is said, and the entries stay. */
export function CorrectDialog({ match, score, onClose, onDone }: CorrectDialogProps) {
  const words = useWords(correctWords)
  const parts = useWords(partWords)
  const [seen, setSeen] = useState({ sequence: match.eventSequence, text: toPointsText(score) })
  const [points, setPoints] = useState<Points>(() => presentPoints(score))
  const { change, isBusy, error } = useChange('PortalCorrectScore', () => {
    showToast({ text: words.corrected })
    onDone()
    onClose()
  })
  const isChanged = !isBusy && match.eventSequence !== seen.sequence
  const pointsFault = findPointsFault(score, points)
  const reason = isChanged ? words.lookFirst : pointsFault && words.pointsFaults[pointsFault]
  const look = { sequence: match.eventSequence, text: toPointsText(score) }
  const correct = () =>
    change({
      input: {
        sessionId: match.id,
        eventSequence: seen.sequence,
        score: withPoints(score, points, match.scoringMode),
      },
    })
  return (
    <Dialog
      title={words.correctTitle}
      isOpen
      isForm
      onClose={onClose}
      end={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="pri" isBusy={isBusy} reason={reason} onClick={correct}>
            {words.correctNow}
          </Button>
        </>
      }
    >
      <p>{words.correctText(seen.text)}</p>
      {isChanged && (
        <div className="note warn" role="alert">
          <span>{words.changedMeanwhile(look.text)}</span>
          <Button onClick={() => setSeen(look)}>{words.understood}</Button>
        </div>
      )}
      <div className="cols">
        {(['blue', 'orange'] as const).map((side) => (
          <PointsField
            key={side}
            side={side}
            value={points[side]}
            calls={isInTieBreak(score) ? null : callsFor(points, side, match.scoringMode)}
            onChange={(value) =>
              setPoints(
                isInTieBreak(score) ? { ...points, [side]: value } : withCall(points, side, value),
              )
            }
          />
        ))}
      </div>
      <p className="hint">{words.onlyThisGame}</p>
      {error?.code === 'invalid_input' && (
        <div className="note fail" role="alert">
          <span>{words.impossible}</span>
        </div>
      )}
      {error && error.code !== 'invalid_input' && <FaultNote fault={error} />}
    </Dialog>
  )
}

function presentPoints({ points: { blue, orange } }: MatchScore): Points {
  return { blue, orange }
}

interface PointsFieldProps {
  side: 'blue' | 'orange'
  value: string
  /** Null in a tie-break, whose points are numbers. */
  calls: readonly string[] | null
  onChange: (value: string) => void
}

function PointsField({ side, value, calls, onChange }: PointsFieldProps) {
  const court = useWords(courtWords)
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{court.teams[side === 'blue' ? 'BLUE' : 'ORANGE']}</label>
      {calls === null ? (
        <input
          className="in"
          id={id}
          type="number"
          min={0}
          max={99}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <select
          className="in"
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {calls.map((call) => (
            <option key={call}>{call}</option>
          ))}
        </select>
      )}
    </div>
  )
}
