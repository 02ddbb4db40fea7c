import { z } from 'zod'
import type {
  VolunteerWorkflowFieldsFragment,
  VolunteerWorkflowRunFieldsFragment,
} from '../../../built/types/operations.ts'
import { makeEnumReader } from '../../../schema/enum-names.ts'
import { documentAs } from '../../../schema/fields/documented.ts'
import { field, readerOf, record } from '../../../schema/fields/rest-body.ts'
import { AudienceBody, toAudienceBody } from '../../../schema/volunteer/bodies/message-body.ts'
import { toRunBody } from '../../../schema/volunteer/bodies/run-body.ts'
import { VOLUNTEER_EVENT_TYPES } from '../../../schema/volunteer/fields.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { RUN_FAULTS } from '../../../schema/volunteer/statuses.ts'
import { toProblemCode } from '../../problem-names.ts'
import { volunteerErrorOf } from '../errors.ts'
import { toVolunteerEventType } from './event-types.ts'

const { workflow: LIMIT, message } = VOLUNTEER_LIMITS

const TriggerBody = documentAs(
  z.union([
    z.object({
      type: z.literal('event'),
      event: field({ isPresent: true, enum: VOLUNTEER_EVENT_TYPES }),
    }),
    z.object({ type: z.literal('manual') }),
  ]),
  { record: { type: 'WorkflowTrigger' } },
)

const ConditionBody = record('WorkflowCondition', {
  field: field({ maxLength: LIMIT.field }),
  op: field(),
  value: field<unknown>(),
})

/** Each action has the members of its type. */
const ActionBody = record('WorkflowAction', {
  type: field(),
  audience: AudienceBody.optional(),
  subject: field<string | null>({ maxLength: message.subject }).optional(),
  body: field<string | null>({ maxLength: message.body }).optional(),
  event_id: field<string | null>().optional(),
  status: field({ isPresent: true }).optional(),
})

export const WorkflowBody = record('VolunteerWorkflow', {
  id: field(),
  verein_id: field({ of: 'VolunteerWorkflow.clubId' }),
  name: field({ maxLength: LIMIT.name.max }),
  description: field<string | null>({ maxLength: LIMIT.description }),
  enabled: field<boolean>(),
  event_id: field<string | null>(),
  trigger: TriggerBody,
  conditions: z.array(ConditionBody),
  actions: z.array(ActionBody),
  run_count: field<number>(),
  last_triggered_at: field<string | null>(),
  created_at: field(),
  updated_at: field(),
})

export const toWorkflow = readerOf<VolunteerWorkflowFieldsFragment, typeof WorkflowBody>(
  WorkflowBody,
  {
    verein_id: ({ clubId }) => clubId,
    trigger: ({ trigger }) => toTrigger(trigger),
    conditions: ({ conditions }) =>
      conditions.map(({ field, op, value }) => ({ field, op: op.toLowerCase(), value })),
    actions: ({ actions }) => actions.map(toAction),
  },
)

function toTrigger({
  event,
}: VolunteerWorkflowFieldsFragment['trigger']): z.output<typeof TriggerBody> {
  return event == null ? { type: 'manual' } : { type: 'event', event: toVolunteerEventType(event) }
}

function toAction(
  action: VolunteerWorkflowFieldsFragment['actions'][number],
): z.output<typeof ActionBody> {
  const type = action.type.toLowerCase()
  const { audience, subject, body } = action
  if (action.type === 'SEND_MESSAGE' && audience)
    return { type, audience: toAudienceBody(audience), subject, body }

  if (action.type === 'SET_ASSIGNMENT_STATUS' && action.status)
    return { type, status: action.status.toLowerCase() }

  return { type, event_id: action.eventId }
}

export const RunBody = record('VolunteerWorkflowRun', {
  id: field(),
  verein_id: field({ of: 'VolunteerWorkflowRun.clubId' }),
  workflow_id: field(),
  status: field(),
  event_id: field<string | null>(),
  helper_ids: field<readonly string[]>(),
  assignment_id: field<string | null>(),
  cause_id: field<string | null>(),
  error: z
    .string()
    .nullable()
    .describe(
      'Why the run failed or was skipped: a code of an error, `no_event`, `no_helper`, `no_assignment` or `too_many_waiting`.',
    ),
  start_count: field<number>({ minimum: 1 }),
  due_at: field<string | null>(),
  started_at: field<string | null>(),
  finished_at: field<string | null>(),
  created_at: field(),
  updated_at: field(),
})

/** A fault and the code of a refusal share a member in REST, which has codes of its own. */
export function toRun(run: VolunteerWorkflowRunFieldsFragment): z.output<typeof RunBody> {
  return toRunBody({ ...run, error: toError(run) })
}

function toError({ fault, refusalCode }: VolunteerWorkflowRunFieldsFragment): string | null {
  if (fault) return toRunFault(fault)

  return refusalCode ? volunteerErrorOf(toProblemCode(refusalCode)).code : null
}

const toRunFault = makeEnumReader(RUN_FAULTS)
