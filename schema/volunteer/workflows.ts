import { z } from 'zod'
import { exactText, fault, Guid } from '../fields/fields.ts'
import { changeable, choice, instant, listOf, nested, omittable } from '../fields/input-fields.ts'
import { inputRecord } from '../fields/input-record.ts'
import { exactLines, linesText, nameText } from '../fields/text/line-text.ts'
import { VOLUNTEER_EVENT_TYPES, type VolunteerEventType } from './fields.ts'
import { VOLUNTEER_LIMITS } from './limits.ts'
import { ActionAudience, MessageSubject, MessageText } from './messages.ts'
import { ACTION_TYPES, ASSIGNMENT_STATUSES, CONDITION_OPS, TRIGGER_TYPES } from './statuses.ts'

const { workflow } = VOLUNTEER_LIMITS

/** A run publishes automation.triggered; `trigger-rules.ts` also excludes all other events of a run. */
export type TriggeringType = Exclude<VolunteerEventType, 'automation.triggered'>

const TRIGGERING_TYPES = VOLUNTEER_EVENT_TYPES.filter((type) => type !== 'automation.triggered')

const WorkflowName = nameText(workflow.name)

const WorkflowDescription = linesText({ min: 0, max: workflow.description })

export const WorkflowTrigger = inputRecord(
  { type: choice(TRIGGER_TYPES), event: omittable(z.enum(TRIGGERING_TYPES)) },
  ({ type, event }, refuse) => {
    if (type === 'EVENT' && event === undefined)
      refuse('required', 'Send the type of events that starts it.', ['event'])
  },
)

const ComparedText = exactLines({ min: 0, max: workflow.text })

const Scalar = z.union([ComparedText, z.number(), z.boolean(), z.null()])

const PATH = /^[a-z0-9_]+(\.[a-z0-9_]+)*$/

/** Path of a value in the `data` of a webhook's body, such as `shift.title`. */
const DataPath = exactText({ min: 0, max: workflow.field }).superRefine((text, context) => {
  if (!PATH.test(text)) fault(context, 'format', 'Send a path such as shift.title.')
})

const WorkflowCondition = inputRecord(
  {
    field: DataPath,
    op: choice(CONDITION_OPS),
    value: z.union([Scalar, z.array(Scalar).min(1).max(workflow.values)]),
  },
  ({ op, value }, refuse) => {
    if (Array.isArray(value) !== (op === 'IN'))
      refuse('type', 'Send one value for eq, and a list of values for in.', ['value'])
  },
)

/** Required field per action type. */
const NEEDED = {
  SEND_MESSAGE: 'body',
  GRANT_EVENT_ACCESS: 'eventId',
  SET_ASSIGNMENT_STATUS: 'status',
} as const

/** One action; members that its type does not use are ignored. */
export const WorkflowAction = inputRecord(
  {
    type: choice(ACTION_TYPES),
    audience: omittable(nested(ActionAudience)),
    subject: omittable(MessageSubject),
    body: omittable(MessageText),
    eventId: omittable(Guid),
    status: omittable(choice(ASSIGNMENT_STATUSES)),
  },
  (action, refuse) => {
    const needed = NEEDED[action.type]
    if (action[needed] === undefined)
      refuse('required', `An action of this type needs {${needed}}.`, [needed])
  },
)

const Conditions = listOf(WorkflowCondition, {
  max: workflow.conditions,
  characters: workflow.characters.conditions,
})

const Actions = listOf(WorkflowAction, {
  ...{ min: 1, max: workflow.actions },
  characters: workflow.characters.actions,
})

export const NewVolunteerWorkflow = inputRecord({
  name: WorkflowName,
  description: omittable(WorkflowDescription),
  enabled: omittable(z.boolean()),
  eventId: omittable(Guid),
  trigger: nested(WorkflowTrigger),
  conditions: omittable(Conditions),
  actions: Actions,
})

/** An update of a workflow; absent fields are unchanged. */
export const VolunteerWorkflowChanges = inputRecord({
  name: changeable(WorkflowName),
  description: WorkflowDescription.nullish(),
  enabled: changeable(z.boolean()),
  eventId: Guid.nullish(),
  trigger: changeable(nested(WorkflowTrigger)),
  conditions: changeable(Conditions),
  actions: changeable(Actions),
  expectedUpdatedAt: omittable(instant),
})

/** Subject of a manually triggered run. */
export const ManualTrigger = inputRecord({
  eventId: omittable(Guid),
  helperIds: omittable(z.array(Guid).max(workflow.helpers)),
})
