import { VOLUNTEER_LIMITS } from '../../../../../schema/volunteer/limits.ts'
import type { VariablesOf } from '../../../graph/ask.ts'
import { toValueText, type Workflow } from './workflows.ts'

type CreateInput = VariablesOf<'PortalCreateWorkflow'>['input']
type TriggerInput = CreateInput['trigger']
export type ActionInput = CreateInput['actions'][number]
type ConditionInput = NonNullable<CreateInput['conditions']>[number]

/** Audiences that the form offers; those by ids are kept as they are. */
export const AUDIENCES = ['ALL', 'TRIGGER', 'STATUS'] as const
export const ACTION_TYPES = ['SEND_MESSAGE', 'GRANT_EVENT_ACCESS', 'SET_ASSIGNMENT_STATUS'] as const
export const STATUSES = ['PENDING', 'CONFIRMED', 'DECLINED', 'CANCELLED'] as const

export interface TypedCondition {
  key: number
  field: string
  op: ConditionInput['op']
  /** As typed; several values are divided by commas. */
  value: string
}

export interface TypedAction {
  key: number
  type: ActionInput['type']
  audience: NonNullable<ActionInput['audience']>
  subject: string
  body: string
  eventId: string
  status: NonNullable<ActionInput['status']>
}

/** What a person types for a workflow. */
export interface WorkflowForm {
  name: string
  description: string
  /** Empty for all events of the club. */
  eventId: string
  trigger: TriggerInput
  conditions: readonly TypedCondition[]
  actions: readonly TypedAction[]
}

export const newAction = (key: number): TypedAction => ({
  ...{ key, type: 'SEND_MESSAGE', audience: { type: 'TRIGGER' } },
  ...{ subject: '', body: '', eventId: '', status: 'CONFIRMED' },
})

export const newCondition = (key: number): TypedCondition => ({
  key,
  field: '',
  op: 'EQ',
  value: '',
})

export const NEW_WORKFLOW: WorkflowForm = {
  ...{ name: '', description: '', eventId: '', conditions: [] },
  trigger: { type: 'EVENT', event: 'HELPER_CONFIRMED' },
  actions: [newAction(0)],
}

export function toForm({ name, description, eventId, trigger, ...rest }: Workflow): WorkflowForm {
  return {
    ...{ name, description: description ?? '', eventId: eventId ?? '' },
    trigger: { type: trigger.type, event: trigger.event },
    conditions: rest.conditions.map(({ field, op, value }, key) => ({
      ...{ key, field, op, value: toTyped(value) },
    })),
    actions: rest.actions.map((action, key) => ({
      ...newAction(key),
      type: action.type,
      audience: toAudienceInput(action.audience),
      ...{ subject: action.subject ?? '', body: action.body ?? '' },
      ...{ eventId: action.eventId ?? '', status: action.status ?? 'CONFIRMED' },
    })),
  }
}

/** Of an audience that was read, the members that its type has. */
function toAudienceInput(
  audience: Workflow['actions'][number]['audience'],
): TypedAction['audience'] {
  const { type = 'ALL', roleIds, shiftIds, helperIds, assignmentStatus } = audience ?? {}
  if (type === 'ROLE') return { type, roleIds: roleIds ?? [] }
  if (type === 'SHIFT') return { type, shiftIds: shiftIds ?? [] }
  if (type === 'HELPERS') return { type, helperIds: helperIds ?? [] }
  return type === 'STATUS' ? { type, assignmentStatus } : { type }
}

/** The members that both inputs have. */
export function toInput(
  form: WorkflowForm,
): Omit<CreateInput, 'clubId' | 'idempotencyKey' | 'enabled'> {
  const { type, event } = form.trigger
  return {
    name: form.name.trim(),
    description: form.description.trim() || null,
    eventId: form.eventId || null,
    trigger: type === 'MANUAL' ? { type } : { type, event },
    conditions:
      type === 'MANUAL'
        ? []
        : form.conditions.map(({ field, op, value }) => ({
            ...{
              field: field.trim(),
              op,
              value: op === 'IN' ? splitValues(value) : toValue(value),
            },
          })),
    actions: form.actions.map(toActionInput),
  }
}

function toActionInput({
  type,
  audience,
  subject,
  body,
  eventId,
  status,
}: TypedAction): ActionInput {
  if (type === 'GRANT_EVENT_ACCESS') return { type, eventId }
  if (type === 'SET_ASSIGNMENT_STATUS') return { type, status }
  return { type, audience, subject: subject.trim() || null, body: body.trim() }
}

/** Numbers, true, false and null are what they look like; a text in quotation marks is a text. */
export function toValue(text: string): string | number | boolean | null {
  const trimmed = text.trim()
  try {
    const value: unknown = JSON.parse(trimmed)
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value))
      return value as string | number | boolean | null
  } catch {
    // Any other text is the value itself.
  }
  return trimmed
}

function splitValues(text: string) {
  return text.split(',').map(toValue)
}

/** The reverse of `toValue`: a text that looks like a number gets quotation marks. */
export function toTyped(value: unknown): string {
  if (Array.isArray(value)) return value.map(toTyped).join(', ')
  if (typeof value !== 'string') return toValueText(value)
  return toValue(value) === value ? value : JSON.stringify(value)
}

export type WorkflowFault = 'name' | 'condition' | 'action'

const { name, conditions, actions } = VOLUNTEER_LIMITS.workflow
export const MOST = { conditions, actions, name: name.max }

/** The first thing that is missing; the graph checks the rest. */
export function findWorkflowFault(form: WorkflowForm): WorkflowFault | null {
  if (isNameShort(form)) return 'name'
  const isByEvent = form.trigger.type === 'EVENT'
  if (
    isByEvent &&
    form.conditions.some(({ field }) => !/^[a-z0-9_]+(\.[a-z0-9_]+)*$/.test(field.trim()))
  )
    return 'condition'
  return form.actions.length > 0 && form.actions.every(isWholeAction) ? null : 'action'
}

export function isNameShort(form: Pick<WorkflowForm, 'name'>): boolean {
  return form.name.trim().length < name.min
}

export function isWholeAction({ type, body, eventId }: TypedAction): boolean {
  return (
    type === 'SET_ASSIGNMENT_STATUS' || (type === 'SEND_MESSAGE' ? body.trim() : eventId) !== ''
  )
}
