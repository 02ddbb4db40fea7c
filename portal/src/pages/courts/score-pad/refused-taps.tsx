import type { Fault } from '../../../graph/fault.ts'
import { useWords } from '../../../i18n/use-words.tsx'
import { Button } from '../../../parts/button.tsx'
import { FaultNote } from '../../../parts/states/states.tsx'
import { type BoardMatch, toStanding } from '../court/board.ts'
import { toPointsText } from '../today/score-parts.ts'
import { padWords } from './pad-words.ts'
import { pointsNotSent, refusedFor } from './taps.ts'
import type { TappedPoints } from './use-taps.ts'

interface RefusedTapsProps {
  fault: Fault
  match: BoardMatch
  points: TappedPoints
}

/** Points that came too late: the score of the desk stands, and the person at the court decides. */
export function RefusedTaps({ fault, match, points }: RefusedTapsProps) {
  const words = useWords(padWords)
  const { score, status } = match
  const count = pointsNotSent(points.taps)
  const reason = refusedFor(fault, status)
  const standing = score ? `${toStanding(score)} · ${toPointsText(score)}` : ''
  return (
    <div className="note warn" role="alert">
      <span>
        <b>{words.refusedTitles[reason]}</b> {words.refusedText(standing, count)}
        {reason === 'paused' && ` ${words.resumeToCount}`}
        {fault.code !== 'state_conflict' && <FaultNote fault={fault} />}
      </span>
      <span className="row">
        {status === 'ACTIVE' && <Button onClick={points.countAgain}>{words.countAnyway}</Button>}
        <Button onClick={points.drop}>{words.drop}</Button>
      </span>
    </div>
  )
}
