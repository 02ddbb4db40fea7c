import { Figures } from '../../../volunteering/plan/figures.tsx'
import { PlanLegend } from '../../../volunteering/plan/timeline/plan-legend.tsx'
import { StaffingBar } from '../../../volunteering/plan/timeline/staffing-bar.tsx'
import { DayTotals } from '../../../volunteering/polls/day-totals.tsx'
import { AnswerMark } from '../../../volunteering/volunteers/answer-mark.tsx'
import { CLUB } from '../samples/samples.ts'
import { POLL, STAFFINGS } from '../samples/volunteer-samples.ts'
import { Part, State } from './part.tsx'

export function Staffings() {
  return (
    <Part name="staffing">
      <div className="cols pad">
        {(['full', 'pending', 'missing', 'many'] as const).map((name) => (
          <State key={name} name={name}>
            <StaffingBar staffing={STAFFINGS[name]} />
          </State>
        ))}
      </div>
      <div className="pad">
        <Figures whole={STAFFINGS.many} withoutShift={{ count: 71, isComplete: true }} />
      </div>
      <PlanLegend staffing={STAFFINGS.many} />
    </Part>
  )
}

export function Answers() {
  return (
    <Part name="answers">
      <div className="stack pad">
        <State name="answered">
          <span className="row">
            {(['YES', 'MAYBE', 'NO', 'NONE'] as const).map((one) => (
              <AnswerMark key={one} of={one} />
            ))}
          </span>
        </State>
        <DayTotals poll={POLL} zone={CLUB.timezone} chosen={POLL.options[2]?.id ?? null} />
      </div>
    </Part>
  )
}
