import type {
  VolunteerWorkflowFieldsFragment,
  VolunteerWorkflowRunFieldsFragment,
} from '../../../built/types/operations.ts'
import { makeEnumReader } from '../../../schema/enum-names.ts'
import { toAudienceBody } from '../../../schema/volunteer/bodies/message-body.ts'
import { toRunBody } from '../../../schema/volunteer/bodies/run-body.ts'
import { RUN_FAULTS } from '../../../schema/volunteer/statuses.ts'
import { toProblemCode } from '../../problem-names.ts'
import { volunteerErrorOf } from '../errors.ts'
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

/** A fault and the code of a refusal share a member in REST, which has codes of its own. */
export function toRun(run: VolunteerWorkflowRunFieldsFragment) {
  return toRunBody({ ...run, error: toError(run) })
}

function toError({ fault, refusalCode }: VolunteerWorkflowRunFieldsFragment): string | null {
  if (fault) return toRunFault(fault)

  return refusalCode ? volunteerErrorOf(toProblemCode(refusalCode)).code : null
}

const toRunFault = makeEnumReader(RUN_FAULTS)
