import type {
  VolunteerWorkflowFieldsFragment,
  VolunteerWorkflowRunFieldsFragment,
} from '../../../schema/types/operations.ts'
import { toAudienceBody } from '../../../schema/volunteer/bodies/message-body.ts'
import { toRunBody } from '../../../schema/volunteer/bodies/run-body.ts'
import { RUN_FAULTS } from '../../../schema/volunteer/statuses.ts'
import { codeOf } from '../errors.ts'
import { toVolunteerEventType } from './event-types.ts'

export function toWorkflow(workflow: VolunteerWorkflowFieldsFragment) {
  return {
    id: workflow.id,
    verein_id: workflow.clubId,
    name: workflow.name,
    description: workflow.description,
    enabled: workflow.enabled,
    event_id: workflow.eventId,
    trigger: toTrigger(workflow.trigger),
    conditions: workflow.conditions.map(({ field, op, value }) => ({
      ...{ field, op: op.toLowerCase(), value },
    })),
    actions: workflow.actions.map(toAction),
    run_count: workflow.runCount,
    last_triggered_at: workflow.lastTriggeredAt,
    created_at: workflow.createdAt,
    updated_at: workflow.updatedAt,
  }
}

function toTrigger({ event }: VolunteerWorkflowFieldsFragment['trigger']) {
  return event == null ? { type: 'manual' } : { type: 'event', event: toVolunteerEventType(event) }
}

/** Each action has the members of its type. */
function toAction(action: VolunteerWorkflowFieldsFragment['actions'][number]) {
  const type = action.type.toLowerCase()
  const { audience, subject, body } = action
  if (action.type === 'SEND_MESSAGE' && audience)
    return { type, audience: toAudienceBody(audience), subject, body }

  if (action.type === 'SET_ASSIGNMENT_STATUS' && action.status)
    return { type, status: action.status.toLowerCase() }

  return { type, event_id: action.eventId }
}

/** Error codes are translated to those of REST. */
export function toRun(run: VolunteerWorkflowRunFieldsFragment) {
  const body = toRunBody(run)
  return { ...body, error: body.error === null ? null : toError(body.error) }
}

function toError(error: string): string {
  return RUN_FAULTS.some((fault) => fault === error) ? error : codeOf(error)
}
