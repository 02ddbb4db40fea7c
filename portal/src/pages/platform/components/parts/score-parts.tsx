import { ScoreTable } from '../../../courts/match/score-table.tsx'
import { SCORES } from '../samples/score-samples.ts'
import { Part, State } from './part.tsx'

export function Scores() {
  return (
    <Part name="scores">
      <div className="cols pad">
        {(['running', 'tieBreak', 'over', 'awarded'] as const).map((name) => (
          <State key={name} name={name}>
            <ScoreTable match={SCORES[name]} />
          </State>
        ))}
      </div>
    </Part>
  )
}
