import { toRest } from '../../../schema/fields/input-record.ts'
import {
  ManualTrigger,
  NewVolunteerWorkflow,
  VolunteerWorkflowChanges,
} from '../../../schema/volunteer/workflows.ts'

/** Body of POST /automation/workflows; what is not named here is ignored. */
export const NewWorkflowBody = toRest(NewVolunteerWorkflow, 'open_body')

/** Body of PATCH /automation/workflows/{workflowId}. */
export const WorkflowChangesBody = toRest(VolunteerWorkflowChanges, 'open_body')

/** Body of POST /automation/workflows/{workflowId}/trigger. */
export const TriggerBody = toRest(ManualTrigger, 'open_body')
