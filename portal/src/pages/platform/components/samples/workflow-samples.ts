import {
  newAction,
  newCondition,
  type TypedAction,
  type TypedCondition,
} from '../../../volunteering/workflows/workflow-form.ts'
import type { Run, Workflow } from '../../../volunteering/workflows/workflows.ts'
import { at } from './samples.ts'

export const CONDITIONS: readonly TypedCondition[] = [
  { ...newCondition(0), field: 'helper.status', value: 'active' },
  { ...newCondition(1), field: 'helper.language', op: 'IN', value: 'de-DE, de-AT' },
]

export const ACTIONS: readonly TypedAction[] = [
  {
    ...newAction(0),
    ...{ subject: 'Bis bald in El Naranjal', body: 'Der Treffpunkt ist am Eingang der Pista 1.' },
  },
  { ...newAction(1), type: 'SET_ASSIGNMENT_STATUS', status: 'CONFIRMED' },
]

const EVENT = { id: 'azahar', name: 'Festival del Azahar' }

const WHOM_IT_CONCERNS = {
  ...({ type: 'TRIGGER' } as const),
  ...{ roleIds: [], shiftIds: [], helperIds: [], assignmentStatus: null },
}

export const WORKFLOW: Pick<Workflow, 'event' | 'trigger' | 'conditions' | 'actions'> = {
  event: EVENT,
  trigger: { type: 'EVENT', event: 'HELPER_REGISTERED' },
  conditions: CONDITIONS.map(({ field, op, value }) => ({
    ...{ field, op, value: op === 'IN' ? value.split(', ') : value },
  })),
  actions: ACTIONS.map(({ type, subject, body, status }) =>
    type === 'SEND_MESSAGE'
      ? { type, subject, body, audience: WHOM_IT_CONCERNS, eventId: null, status: null }
      : { type, subject: null, body: null, audience: null, eventId: null, status },
  ),
}

type Sample = [
  status: Run['status'],
  created: string,
  helpers: number,
  rest?: Partial<Pick<Run, 'refusalCode' | 'fault' | 'dueAt' | 'causeId' | 'startCount'>>,
]

const SAMPLES: readonly Sample[] = [
  ['RUNNING', '10:50', 1],
  ['QUEUED', '10:49', 1],
  ['WAITING', '10:48', 1, { dueAt: at('11:00') }],
  ['SUCCEEDED', '10:31', 12, { causeId: null }],
  ['SKIPPED', '10:12', 1, { refusalCode: 'WORKFLOW_DISABLED' }],
  ['FAILED', '09:58', 1, { fault: 'NO_ASSIGNMENT', startCount: 3 }],
]

/** One of each status. */
export const RUNS: readonly Run[] = SAMPLES.map(([status, clock, helpers, rest]) => ({
  ...{ id: status, status, eventId: EVENT.id, event: EVENT, causeId: 'cause', startCount: 1 },
  ...{ fault: null, refusalCode: null, dueAt: null, startedAt: null, finishedAt: null },
  ...{ createdAt: at(clock), helperIds: Array.from({ length: helpers }, (_, one) => `${one}`) },
  ...rest,
}))
