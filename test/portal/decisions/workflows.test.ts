import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import {
  type ApiKey,
  countKeys,
  hasPersonalData,
  hasWebhooks,
  isNearlyUsed,
  KEY_SCOPES,
  keyStateOf,
  rateOf,
  shownKeys,
  toExpiry,
  toScope,
} from '../../../portal/src/pages/developers/api-keys/api-keys.ts'
import { conditionWords } from '../../../portal/src/pages/volunteering/workflows/conditions/condition-words.ts'
import {
  kindOfField,
  offeredFields,
} from '../../../portal/src/pages/volunteering/workflows/conditions/offered-fields.ts'
import {
  canStart,
  findWorkflowFault,
  isPossibleAction,
  isWholeCondition,
  NEW_WORKFLOW,
  newCondition,
  type TypedCondition,
  toForm,
  toInput,
  withTrigger,
} from '../../../portal/src/pages/volunteering/workflows/workflow-form.ts'
import {
  isStartable,
  reasonOf,
  STARTING_TYPES,
  type Workflow,
} from '../../../portal/src/pages/volunteering/workflows/workflows.ts'
import { VOLUNTEER_SCOPES } from '../../../schema/volunteer/scopes.ts'
import { ACTION_TYPES } from '../../../schema/volunteer/statuses.ts'

const NOW = new Date('2026-11-23T10:00:00Z')

const aKey = (changes: Partial<ApiKey> = {}): ApiKey => ({
  ...{ id: 'k', name: 'Website', prefix: 'vk_abc', grantedScopes: ['EVENTS_READ'] },
  ...{ createdBy: 'marta', createdAt: NOW.toISOString(), expiresAt: null, revokedAt: null },
  ...{ createdByName: null, lastRequest: null },
  ...changes,
})

interface RecordedEvents {
  events: Record<string, { data: Record<string, object> }>
}

/** Events as they were delivered. */
const EXAMPLES: RecordedEvents = JSON.parse(
  readFileSync('schema/openapi/examples/volunteer.json', 'utf8'),
)

describe('an API key', () => {
  const before = new Date(NOW.getTime() - 1).toISOString()

  test('works until it expires or is revoked', () => {
    const keys = [aKey(), aKey({ expiresAt: before }), aKey({ revokedAt: before })]
    expect(keys.map((key) => keyStateOf(key, NOW))).toEqual(['working', 'expired', 'revoked'])
    expect(shownKeys(keys, false, NOW).length).toBe(1)
    expect(shownKeys(keys, true, NOW).length).toBe(3)
    expect(countKeys(keys)).toBe(2)
  })

  test('is offered every scope once', () => {
    const offered = KEY_SCOPES.flatMap(({ resource, actions }) =>
      actions.map((action) => toScope(resource, action).toLowerCase().replace('_', ':')),
    )
    expect(offered.sort()).toEqual([...VOLUNTEER_SCOPES].sort())
    expect([hasPersonalData(['HELPERS_READ']), hasPersonalData(['EVENTS_READ'])]).toEqual([
      true,
      false,
    ])
  })

  test('expires after whole days, or never', () => {
    expect([toExpiry(30, NOW), toExpiry(null, NOW)]).toEqual(['2026-12-23T10:00:00.000Z', null])
  })
})

describe('a plan', () => {
  test.each([
    [{ isPro: false, addOns: [] }, null, false],
    [{ isPro: true, addOns: [] }, { perMinute: 180, by: 'club' }, true],
    [{ isPro: true, addOns: ['API_ACCESS_PLUS'] }, { perMinute: 600, by: 'key' }, true],
    [{ isPro: false, addOns: ['API_ACCESS_PLUS'] }, { perMinute: 600, by: 'key' }, false],
    [{ isPro: false, addOns: ['WEBHOOKS_ACCESS'] }, null, false],
    [
      { isPro: false, addOns: ['API_ACCESS_PLUS', 'WEBHOOKS_ACCESS'] },
      { perMinute: 600, by: 'key' },
      true,
    ],
  ] as const)('%p has the rate %p, and webhooks: %p', (bought, rate, webhooks) => {
    const plan = { ...bought, addOns: [...bought.addOns], eventLimit: 3 }
    expect([rateOf(plan), hasWebhooks(plan)]).toEqual([rate, webhooks])
  })

  test('is nearly used up when a tenth is left', () => {
    expect([isNearlyUsed(44, 50), isNearlyUsed(45, 50), isNearlyUsed(50, 50)]).toEqual([
      ...[false, true, true],
    ])
  })
})

const WORKFLOW: Workflow = {
  ...{ id: 'w', clubId: 'c', name: 'Welcome', description: null, enabled: true, eventId: null },
  ...{ event: null, trigger: { type: 'EVENT', event: 'HELPER_CONFIRMED' } },
  conditions: [
    { field: 'shift.title', op: 'IN', value: ['Bar', '12'], neverTrue: false },
    { field: 'shift.count', op: 'EQ', value: 3, neverTrue: true },
  ],
  actions: [
    {
      type: 'SEND_MESSAGE',
      audience: {
        ...{ type: 'ROLE', roleIds: ['r'], shiftIds: [], helperIds: [], assignmentStatus: null },
      },
      ...{ subject: null, body: 'Hello', eventId: null, status: null },
    },
    {
      ...{ type: 'SET_ASSIGNMENT_STATUS', audience: null, subject: null, body: null },
      ...{ eventId: null, status: 'CONFIRMED' },
    },
  ],
  ...{ runCount: 0, lastTriggeredAt: null },
  ...{ createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() },
}

describe('the form of a workflow', () => {
  test('sends back what it was opened with', () => {
    const { conditions, actions, trigger } = toInput(toForm(WORKFLOW))
    const stored = WORKFLOW.conditions.map(({ field, op, value }) => ({ field, op, value }))
    expect([conditions, trigger]).toEqual([stored, WORKFLOW.trigger])
    expect(actions).toEqual([
      {
        ...{ type: 'SEND_MESSAGE', audience: { type: 'ROLE', roleIds: ['r'] } },
        ...{ subject: null, body: 'Hello' },
      },
      { type: 'SET_ASSIGNMENT_STATUS', status: 'CONFIRMED' },
    ])
  })

  const typed = (field: string, ...values: TypedCondition['values']) => ({
    ...{ ...newCondition(0), field, values },
  })
  const byShift = { type: 'EVENT', event: 'SHIFT_CHANGED' } as const

  test.each([
    ['shift.title', '12', '12'],
    ['shift.required_helpers', ' 3 ', 3],
    ['shift.location', ' ', null],
    ['shift.staffing_status', 'empty', 'empty'],
  ])('sends of %s what was typed by the kind of the field: %p', (field, value, sent) => {
    const form = { ...NEW_WORKFLOW, trigger: byShift, conditions: [typed(field, value)] }
    expect(toInput(form).conditions).toEqual([{ field, op: 'EQ', value: sent }])
    expect(isWholeCondition(byShift, typed(field, value))).toBe(true)
  })

  test.each([
    ['shift.staffing_status', 'under'],
    ['shift.title', ''],
    ['shift.required_helpers', ''],
    ['helper.email', 'a@b.example'],
    ['', 'Bar'],
  ])('takes no new condition that can never be true: %s by %p', (field, value) => {
    const condition = typed(field, value)
    expect(isWholeCondition(byShift, condition)).toBe(false)
    expect(isWholeCondition(byShift, { ...condition, isKept: true })).toBe(true)
  })

  test('keeps what was stored until its start is another one', () => {
    const form = toForm(WORKFLOW)
    expect(findWorkflowFault(form)).toBeNull()
    const moved = { ...form, ...withTrigger(form, byShift) }
    expect(findWorkflowFault(moved)).toBe('condition')
    expect(findWorkflowFault({ ...moved, conditions: [] })).toBe('impossible')
  })

  test('offers fields that have words, and nothing that no run can do', () => {
    const offered = STARTING_TYPES.flatMap((type) => offeredFields(type, 'e'))
    const names = offered.map((path) => path.split('.')[1] ?? '')
    expect(names.filter((name) => !Object.hasOwn(conditionWords.en.fields, name))).toEqual([])
    const all = STARTING_TYPES.filter((type) =>
      offeredFields(type, '').some((field) => kindOfField(type, field) === null),
    )
    expect(all).toEqual([])
    expect(STARTING_TYPES.filter((type) => !canStart(type))).toEqual(['EVENT_DELETED'])
    const able = (event: (typeof STARTING_TYPES)[number]) =>
      ACTION_TYPES.filter((type) =>
        isPossibleAction({ type: 'EVENT', event }, { type, audience: { type: 'TRIGGER' } }),
      )
    expect(able('HELPER_CONFIRMED')).toEqual(ACTION_TYPES)
    expect(able('HELPER_REGISTERED')).toEqual(['GRANT_EVENT_ACCESS'])
    expect(able('SHIFT_CHANGED')).toEqual([])
    const about = { type: 'SEND_MESSAGE', audience: { type: 'TRIGGER' } } as const
    expect(isPossibleAction({ type: 'MANUAL' }, about)).toBe(false)
  })

  test('has no conditions where it is started by hand', () => {
    const form = { ...toForm(WORKFLOW), trigger: { type: 'MANUAL' as const } }
    expect(toInput(form)).toMatchObject({ trigger: { type: 'MANUAL' }, conditions: [] })
  })

  test('says what is missing first', () => {
    const named = { ...NEW_WORKFLOW, name: 'Welcome' }
    expect([findWorkflowFault(NEW_WORKFLOW), findWorkflowFault(named)]).toEqual(['name', 'action'])
    expect(findWorkflowFault({ ...named, conditions: [newCondition(0)] })).toBe('condition')
    expect(findWorkflowFault({ ...named, actions: [] })).toBe('action')
    expect(findWorkflowFault(toForm(WORKFLOW))).toBeNull()
  })
})

describe('a run of a workflow', () => {
  test('says why it did nothing, and can be started where it waits or was skipped', () => {
    expect(reasonOf({ fault: 'NO_EVENT', refusalCode: null })).toBe('NO_EVENT')
    expect(reasonOf({ fault: null, refusalCode: null })).toBeNull()
    const startable = (['WAITING', 'SKIPPED', 'FAILED', 'SUCCEEDED'] as const).filter((status) =>
      isStartable({ status }),
    )
    expect(startable).toEqual(['WAITING', 'SKIPPED'])
  })

  test('never starts its own workflow', () => {
    expect(STARTING_TYPES).not.toContain('AUTOMATION_TRIGGERED')
    expect(new Set(STARTING_TYPES).size).toBe(23)
  })

  test.each(STARTING_TYPES)('%s has in its data just the values that are known', (type) => {
    const data = EXAMPLES.events[type.toLowerCase().replaceAll('_', '.')]?.data ?? {}
    const fields = Object.entries(data).flatMap(([resource, members]) =>
      Array.isArray(members) ? [] : Object.keys(members).map((name) => `${resource}.${name}`),
    )
    const unknown = fields.filter(
      (path) => kindOfField(type, path) === null && kindOfField(type, `${path}.0`) === null,
    )
    expect([fields.length > 0, unknown]).toEqual([true, []])
    expect(offeredFields(type, 'e').filter((path) => !fields.includes(path))).toEqual([])
  })
})
