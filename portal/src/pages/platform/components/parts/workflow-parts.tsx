import { useState } from 'react'
import { ActionFields } from '../../../volunteering/workflows/action-fields.tsx'
import { ConditionFields } from '../../../volunteering/workflows/conditions/condition-fields.tsx'
import { RulesInWords } from '../../../volunteering/workflows/in-words.tsx'
import { Runs } from '../../../volunteering/workflows/run-table.tsx'
import { ACTIONS, CONDITIONS, RUNS, WORKFLOW } from '../samples/workflow-samples.ts'
import { Part, State } from './part.tsx'

export function WorkflowRules() {
  const [conditions, setConditions] = useState(CONDITIONS)
  const [actions, setActions] = useState(ACTIONS)
  return (
    <Part name="rules">
      <div className="cols pad">
        <div className="stack">
          <State name="conditions">
            <ConditionFields
              type="HELPER_REGISTERED"
              conditions={conditions}
              isTried={false}
              onChange={setConditions}
            />
          </State>
          <State name="inWords">
            <RulesInWords workflow={WORKFLOW} />
          </State>
        </div>
        <State name="actions">
          <ActionFields actions={actions} isTried={false} onChange={setActions} />
        </State>
      </div>
    </Part>
  )
}

export function WorkflowRuns() {
  return (
    <Part name="runs">
      <Runs runs={RUNS} people={[]} isEnabled />
    </Part>
  )
}
