import { type NamesOf, toRest } from '../../schema/input-record.ts'
import {
  ManualTrigger,
  NewVolunteerWorkflow,
  VolunteerWorkflowChanges,
} from '../../schema/volunteer/workflows.ts'
import { AUDIENCE } from './message-input.ts'

const WORKFLOW: NamesOf<typeof NewVolunteerWorkflow.fields> = {
  name: 'name',
  description: 'description',
  enabled: 'enabled',
  eventId: 'event_id',
  trigger: { name: 'trigger', of: { type: 'type', event: 'event' } },
  conditions: { name: 'conditions', of: { field: 'field', op: 'op', value: 'value' } },
  actions: {
    name: 'actions',
    of: {
      ...{ type: 'type', audience: AUDIENCE, subject: 'subject', body: 'body' },
      ...{ eventId: 'event_id', status: 'status' },
    },
  },
}

/** Body of POST /automation/workflows; what is not named here is ignored. */
export const NewWorkflowBody = toRest(NewVolunteerWorkflow, 'open_body', WORKFLOW)

/** Body of PATCH /automation/workflows/{workflowId}. */
export const WorkflowChangesBody = toRest(VolunteerWorkflowChanges, 'open_body', {
  ...WORKFLOW,
  expectedUpdatedAt: 'expected_updated_at',
})

/** Body of POST /automation/workflows/{workflowId}/trigger. */
export const TriggerBody = toRest(ManualTrigger, 'open_body', {
  eventId: 'event_id',
  helperIds: 'helper_ids',
})
