import { z } from 'zod'
import { KEYED, omittable } from '../../../schema/fields/input-fields.ts'
import {
  inputRecord,
  toGraph,
  type ValuesOf,
  withFields,
} from '../../../schema/fields/input-record.ts'
import {
  ManualTrigger,
  NewVolunteerWorkflow,
  VolunteerWorkflowChanges,
  type WorkflowAction,
  type WorkflowTrigger,
} from '../../../schema/volunteer/workflows.ts'
import { toAudience } from '../messages/inputs.ts'
import type { WorkflowContent } from './rules.ts'
import type { Action, MessagedHelpers, Workflow } from './workflow.ts'

export const CreateVolunteerWorkflowInput = toGraph(
  withFields({ ...KEYED, clubId: omittable(z.string()) }, NewVolunteerWorkflow),
).transform(({ idempotencyKey, clubId, ...requested }) => {
  const content: WorkflowContent = {
    name: requested.name,
    description: requested.description ?? null,
    isEnabled: requested.enabled ?? false,
    eventId: requested.eventId ?? null,
    triggerEvent: toTriggerEvent(requested.trigger),
    conditions: requested.conditions ?? [],
    actions: requested.actions.map(toAction),
  }
  return { idempotencyKey: idempotencyKey ?? null, clubId, content }
})

/** No field has a default here: an absent field leaves the stored value unchanged. */
export const UpdateVolunteerWorkflowInput = toGraph(
  withFields({ workflowId: z.string() }, VolunteerWorkflowChanges),
).transform(({ workflowId, expectedUpdatedAt, enabled, trigger, actions, ...changes }) => ({
  id: workflowId,
  expectedUpdatedAt,
  changes: {
    ...changes,
    ...(enabled !== undefined && { isEnabled: enabled }),
    ...(trigger && { triggerEvent: toTriggerEvent(trigger) }),
    ...(actions && { actions: actions.map(toAction) }),
  },
}))

export const TriggerVolunteerWorkflowInput = toGraph(
  withFields({ ...KEYED, workflowId: z.string() }, ManualTrigger),
).transform(({ idempotencyKey, workflowId, eventId, helperIds }) => ({
  idempotencyKey: idempotencyKey ?? null,
  id: workflowId,
  eventId: eventId ?? null,
  helperIds: [...new Set(helperIds ?? [])],
}))

export const StartRunInput = toGraph(
  inputRecord({ ...KEYED, runId: z.string(), workflowId: omittable(z.string()) }),
).transform(({ idempotencyKey, runId, workflowId }) => ({
  idempotencyKey: idempotencyKey ?? null,
  id: runId,
  workflowId: workflowId ?? null,
}))

function toTriggerEvent(
  requested: ValuesOf<typeof WorkflowTrigger.fields>,
): Workflow['triggerEvent'] {
  return requested.type === 'EVENT' ? (requested.event ?? null) : null
}

/** Keeps the fields that the action's type uses. */
function toAction(requested: ValuesOf<typeof WorkflowAction.fields>): Action {
  const { type, audience, subject, body, eventId, status } = requested
  if (type === 'SEND_MESSAGE' && body !== undefined)
    return {
      ...{ type, subject: subject ?? null, body },
      audience: toAudience<MessagedHelpers['type']>(audience ?? { type: 'ALL' }),
    }
  if (type === 'GRANT_EVENT_ACCESS' && eventId !== undefined) return { type, eventId }
  if (type === 'SET_ASSIGNMENT_STATUS' && status !== undefined) return { type, status }

  throw new TypeError(`${type} without what it needs`)
}
