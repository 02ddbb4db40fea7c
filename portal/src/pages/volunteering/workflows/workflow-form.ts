import { type ComparedValue, canBe } from '../../../../../rules/volunteer/workflows/conditions.ts'
import type { FieldKind } from '../../../../../rules/volunteer/workflows/event-data.ts'
import { canDo, subjectOfType } from '../../../../../rules/volunteer/workflows/subjects.ts'
import { VOLUNTEER_LIMITS } from '../../../../../schema/volunteer/limits.ts'
import { ACTION_TYPES } from '../../../../../schema/volunteer/statuses.ts'
import type { VariablesOf } from '../../../graph/ask.ts'
import { kindOfField, toTriggering } from './conditions/offered-fields.ts'
import type { Workflow } from './workflows.ts'

type CreateInput = VariablesOf<'PortalCreateWorkflow'>['input']
type TriggerInput = CreateInput['trigger']
export type ActionInput = CreateInput['actions'][number]
type ConditionInput = NonNullable<CreateInput['conditions']>[number]

/** Audiences that the form offers; those by ids are kept as they are. */
export const AUDIENCES = ['ALL', 'TRIGGER', 'STATUS'] as const

export interface TypedCondition {
  key: number
  field: string
  op: ConditionInput['op']
  /** As chosen or typed; of EQ one. */
  values: readonly ComparedValue[]
  /** As it was read: it may stay, even where it can never be true. */
  isKept: boolean
}

export interface TypedAction {
  key: number
  type: ActionInput['type']
  audience: NonNullable<ActionInput['audience']>
  subject: string
  body: string
  eventId: string
  status: NonNullable<ActionInput['status']>
  /** As it was read: it may stay, even where its runs fail. */
  isKept: boolean
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
  ...{ subject: '', body: '', eventId: '', status: 'CONFIRMED', isKept: false },
})

export const newCondition = (key: number): TypedCondition => ({
  key,
  field: '',
  op: 'EQ',
  values: [''],
  isKept: false,
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
      ...{ key, field, op, values: [value].flat() as ComparedValue[], isKept: true },
    })),
    actions: rest.actions.map((action, key) => ({
      ...newAction(key),
      type: action.type,
      audience: toAudienceInput(action.audience),
      ...{ subject: action.subject ?? '', body: action.body ?? '' },
      ...{ eventId: action.eventId ?? '', status: action.status ?? 'CONFIRMED', isKept: true },
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
      type === 'MANUAL' ? [] : form.conditions.map((one) => toConditionInput(form.trigger, one)),
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

function toConditionInput({ event }: TriggerInput, condition: TypedCondition): ConditionInput {
  const { field, op } = condition
  const values = toValues(kindOfField(event ?? null, field), condition)
  const [first = null] = values
  return { field, op, value: op === 'IN' ? values : first }
}

/** What was typed as values of the field's kind: a count is a number, and what is empty is null where it may be. */
function toValues(kind: FieldKind | null, { op, values, isKept }: TypedCondition): ComparedValue[] {
  if (kind === null || isKept) return [...values]
  const typed = values.map((value) => {
    if (typeof value !== 'string') return value
    const text = value.trim()
    if (text === '' && kind.isNullable) return null
    return kind.kind === 'count' && text !== '' ? Number(text) : text
  })
  return op === 'IN' ? typed.filter((value) => value !== '') : typed
}

/** Whether an event can meet a condition, each of its values. */
export function isWholeCondition({ event }: TriggerInput, condition: TypedCondition): boolean {
  if (condition.isKept) return true
  const kind = kindOfField(event ?? null, condition.field)
  if (kind === null) return false
  const values = toValues(kind, condition)
  return (
    values.length > 0 &&
    values.every((value) => (value !== '' || kind.kind !== 'text') && canBe(kind, value))
  )
}

/** Whether what starts the workflow has what the action needs; the form names no helper of a start by hand. */
export function isPossibleAction(
  { event = null }: TriggerInput,
  action: Pick<TypedAction, 'type' | 'audience'>,
): boolean {
  const type = toTriggering(event)
  const byHand = { event: true, helper: false, assignment: false }
  return canDo(type === null ? byHand : subjectOfType(type), action)
}

/** Whether a workflow that events of the type start can do anything. */
export function canStart(event: NonNullable<TriggerInput['event']>): boolean {
  const audience = { type: 'ALL' } as const
  return ACTION_TYPES.some((type) => isPossibleAction({ type: 'EVENT', event }, { type, audience }))
}

/** Another start has other data: nothing that was read is kept for it. */
export function withTrigger(form: WorkflowForm, trigger: TriggerInput): Partial<WorkflowForm> {
  return {
    trigger,
    conditions: form.conditions.map((one) => ({ ...one, isKept: false })),
    actions: form.actions.map((one) => ({ ...one, isKept: false })),
  }
}

export type WorkflowFault = 'name' | 'condition' | 'action' | 'impossible'

const { name, conditions, actions } = VOLUNTEER_LIMITS.workflow
export const MOST = { conditions, actions, name: name.max }

/** The first thing that is missing; the graph checks the rest. */
export function findWorkflowFault(form: WorkflowForm): WorkflowFault | null {
  if (isNameShort(form)) return 'name'
  const isByEvent = form.trigger.type === 'EVENT'
  if (isByEvent && form.conditions.some((one) => !isWholeCondition(form.trigger, one)))
    return 'condition'
  if (form.actions.length === 0 || !form.actions.every(isWholeAction)) return 'action'
  const isPossible = form.actions.every((one) => one.isKept || isPossibleAction(form.trigger, one))
  return isPossible ? null : 'impossible'
}

export function isNameShort(form: Pick<WorkflowForm, 'name'>): boolean {
  return form.name.trim().length < name.min
}

export function isWholeAction({ type, body, eventId }: TypedAction): boolean {
  return (
    type === 'SET_ASSIGNMENT_STATUS' || (type === 'SEND_MESSAGE' ? body.trim() : eventId) !== ''
  )
}
