import { ShiftHelpers, ShiftPlan } from '../parts/plan-parts.tsx'
import { Answers, Staffings } from '../parts/volunteer-parts.tsx'
import { WorkflowRules, WorkflowRuns } from '../parts/workflow-parts.tsx'

/** Parts of the pages of volunteers. */
export default function VolunteersRoom() {
  return (
    <>
      <Staffings />
      <ShiftPlan />
      <ShiftHelpers />
      <Answers />
      <WorkflowRules />
      <WorkflowRuns />
    </>
  )
}
