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
import { pathsOf } from '../../../portal/src/pages/volunteering/workflows/conditions/condition-paths.ts'
import {
  findWorkflowFault,
  NEW_WORKFLOW,
  newCondition,
  toForm,
  toInput,
  toTyped,
  toValue,
} from '../../../portal/src/pages/volunteering/workflows/workflow-form.ts'
import {
  isStartable,
  reasonOf,
  STARTING_TYPES,
  toValueText,
  type Workflow,
} from '../../../portal/src/pages/volunteering/workflows/workflows.ts'
import { VOLUNTEER_SCOPES } from '../../../schema/volunteer/scopes.ts'

const NOW = new Date('2026-11-23T10:00:00Z')

const aKey = (changes: Partial<ApiKey> = {}): ApiKey => ({
  ...{ id: 'k', name: 'Website', prefix: 'vk_abc', grantedScopes: ['EVENTS_READ'] },
  ...{ createdBy: 'marta', createdAt: NOW.toISOString(), expiresAt: null, revokedAt: null },
  lastRequest: null,
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
    expect([conditions, trigger]).toEqual([WORKFLOW.conditions, WORKFLOW.trigger])
    expect(actions).toEqual([
      {
        ...{ type: 'SEND_MESSAGE', audience: { type: 'ROLE', roleIds: ['r'] } },
        ...{ subject: null, body: 'Hello' },
      },
      { type: 'SET_ASSIGNMENT_STATUS', status: 'CONFIRMED' },
    ])
  })

  test.each([
    ['3', 3],
    [' true ', true],
    ['null', null],
    ['"3"', '3'],
    ['Bar', 'Bar'],
    ['{"a":1}', '{"a":1}'],
  ])('takes %p for %p', (text, value) => {
    expect(toValue(text)).toBe(value)
    expect(toValue(toTyped(value))).toBe(value)
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

  test.each(STARTING_TYPES)(
    '%s has in its data just the values that the form offers for a condition',
    (type) => {
      const data = EXAMPLES.events[type.toLowerCase().replaceAll('_', '.')]?.data ?? {}
      const shown = Object.entries(data).flatMap(([resource, fields]) =>
        Array.isArray(fields)
          ? []
          : Object.entries(fields).map(([field, value]) => ({
              path: `${resource}.${field}`,
              value,
            })),
      )
      const comparable = shown.filter(
        ({ path, value }) =>
          (value === null || typeof value !== 'object') && !path.endsWith('.deleted_at'),
      )
      expect(pathsOf(type).toSorted()).toEqual(comparable.map(({ path }) => path).toSorted())
    },
  )
  test('compares values that read as they are', () => {
    expect([toValueText(['a', 2]), toValueText(true), toValueText(null)]).toEqual([
      ...['a, 2', 'true', 'null'],
    ])
  })
})
