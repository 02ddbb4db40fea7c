import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  type ComparedValue,
  canBe,
  isNeverTrue,
} from '../../../rules/volunteer/workflows/conditions.ts'
import {
  EVENT_DATA,
  type FieldKind,
  kindAt,
  RESOURCE_OF,
  type TriggerResource,
} from '../../../rules/volunteer/workflows/event-data.ts'
import { canDo, subjectOfType } from '../../../rules/volunteer/workflows/subjects.ts'
import { readBuilt } from '../../../schema/built.ts'
import type { TriggeringType } from '../../../schema/volunteer/workflows.ts'
import {
  findTriggerings,
  isConditionMet,
} from '../../../subgraphs/volunteer/automation/trigger-rules.ts'

const TYPES = Object.keys(RESOURCE_OF) as TriggeringType[]

interface RecordedEvents {
  events: Record<TriggeringType, { data: Record<string, Record<string, unknown>> }>
}

/** Events as they were delivered. */
const RECORDED: RecordedEvents = JSON.parse(
  readFileSync('schema/openapi/examples/volunteer.json', 'utf8'),
)

/** Values of a kind, as events have them. */
function valuesOf({ kind, values, isNullable }: FieldKind): fc.Arbitrary<unknown> {
  const moments = fc.date({
    ...{ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true },
  })
  const iso = moments.map((date) => date.toISOString())
  const kinds: Record<FieldKind['kind'], fc.Arbitrary<unknown>> = {
    ...{ choice: fc.constantFrom(...values, ...(values.length > 0 ? [] : [''])), id: fc.uuid() },
    ...{ flag: fc.boolean(), count: fc.nat(), text: fc.string(), moment: iso },
    day: iso.map((at) => at.slice(0, 10)),
    members: fc.array(fc.record({ type: fc.string() })),
  }
  return isNullable ? fc.option(kinds[kind]) : kinds[kind]
}

const dataOf = (resource: TriggerResource) => {
  const members = Object.entries(EVENT_DATA[resource]).map(([name, kind]) => [name, valuesOf(kind)])
  return fc.record(Object.fromEntries(members)).map((one) => ({ [resource]: one }))
}

const scalar: fc.Arbitrary<ComparedValue> = fc.oneof(
  ...[fc.string(), fc.nat(), fc.boolean(), fc.constant(null)],
)

interface Documented {
  type?: string | string[]
  format?: string
  enum?: string[]
}

interface OpenApi {
  components: { schemas: Record<string, { properties: Record<string, Documented> }> }
}

/** Schemas of the document by the resource that they are of. */
const SCHEMA_OF: Readonly<Record<TriggerResource, string>> = {
  ...{ event: 'Event', role: 'Role', shift: 'Shift', helper: 'Helper', message: 'Message' },
  ...{ event_access: 'EventAccess', assignment: 'Assignment' },
  availability_request: 'AvailabilityRequest',
  availability_response: 'AvailabilityResponse',
}

function toKind({ type = [], format = '', enum: values = [] }: Documented): FieldKind {
  const types = [type].flat()
  const isText = types.includes('string')
  const formats = { uuid: 'id', date: 'day', 'date-time': 'moment' } as const
  const byFormat = Object.entries(formats).find(([name]) => name === format)?.[1]
  const byType = types.includes('boolean')
    ? 'flag'
    : types.includes('integer')
      ? 'count'
      : 'members'
  return {
    kind: values.length > 0 ? 'choice' : isText ? (byFormat ?? 'text') : byType,
    values,
    isNullable: types.includes('null'),
  }
}

describe('a condition of a workflow', () => {
  const event = fc
    .constantFrom(...TYPES)
    .chain((type) =>
      dataOf(RESOURCE_OF[type]).map((data) => ({ type, data: data as Record<string, object> })),
    )

  test('that an event meets is not one that can never be true', () => {
    fc.assert(
      fc.property(event, fc.nat(), fc.nat(), scalar, ({ type, data }, at, other, typed) => {
        const [resource = '', record = {}] = Object.entries(data)[0] ?? []
        const names = Object.keys(record)
        const name = names[at % names.length] ?? ''
        const seen =
          (record as Record<string, ComparedValue>)[names[other % names.length] ?? ''] ?? null
        for (const value of [seen, typed, [typed, seen]]) {
          const condition = { field: `${resource}.${name}`, op: 'IN' as const, value }
          if (isConditionMet(condition, data)) expect(isNeverTrue(type, condition)).toBe(false)
        }
      }),
    )
  })

  test('that can be true is met by an event with its value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TYPES), fc.nat(), scalar, (type, at, value) => {
        const resource = RESOURCE_OF[type]
        const paths = Object.keys(EVENT_DATA[resource]).map((name) => `${resource}.${name}`)
        const field = paths[at % paths.length] ?? ''
        const kind = kindAt(type, field)
        expect(isNeverTrue(type, { field, value })).toBe(kind === null || !canBe(kind, value))
      }),
    )
  })

  test.each([
    ['shift.changed', 'shift.staffing_status', 'under'],
    ['shift.changed', 'shift.status', 'OPEN'],
    ['shift.changed', 'shift.title', 12],
    ['shift.changed', 'shift.required_helpers', '3'],
    ['shift.changed', 'shift.start_time', '2026-08-10T16:00:00Z'],
    ['shift.changed', 'helper.email', 'a@b.example'],
    ['shift.changed', 'shift', null],
    ['shift.changed', 'shift.title', null],
    ['role.created', 'role.deleted_at', null],
    ['helper.registered', 'helper.tags', 'bar'],
    ['event.updated', 'event.auto_confirm_assignments', 'true'],
  ] as const)('on %s by %s with %p can never be true', (type, field, value) => {
    expect(isNeverTrue(type, { field, value })).toBe(true)
  })

  test.each([
    ['shift.changed', 'shift.staffing_status', ['under', 'empty']],
    ['shift.changed', 'shift.role_id', null],
    ['helper.registered', 'helper.tags.0', 'bar'],
    ['message.created', 'message.audience.type', 'all'],
    ['shift.changed', 'changed_fields.0', 'status'],
    ['event.deleted', 'event.deleted_at', '2026-08-10T16:00:00.000Z'],
    [null, 'shift.title', 12],
  ] as const)('on %s by %s with %p can be true', (type, field, value) => {
    expect(isNeverTrue(type, { field, value })).toBe(false)
  })

  const { components } = JSON.parse(readBuilt('openapi/volunteer.json')) as OpenApi

  test.each(Object.entries(SCHEMA_OF))('knows %s as the document says it', (resource, name) => {
    const { properties } = components.schemas[name] ?? { properties: {} }
    const documented = Object.entries(properties).map(([field, schema]) => [field, toKind(schema)])
    // Its own accesses are in reads of a helper and in events alone.
    const own = Object.entries(EVENT_DATA[resource as TriggerResource]).filter(
      ([field]) => field !== 'event_access',
    )
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(documented))
  })
})

describe('a run of a workflow', () => {
  test.each(TYPES)('that %s starts is about what the rule says', (type) => {
    const { data } = RECORDED.events[type]
    const [resource] = Object.keys(data)
    const logged = { id: 'e', type, publicationSequence: '2', occurredAt: new Date(), data }
    const event = { ...logged, clubId: 'c', sequence: 1, changedFields: [], resourceId: 'r' }
    const workflow = { id: 'w', isEnabled: true, triggerEvent: type, triggersAfter: '1' }
    const [found] = findTriggerings(
      [{ ...event, resourceType: resource } as never],
      [{ ...workflow, eventId: null, conditions: [] } as never],
    )
    const { eventId = null, helperIds = [], assignmentId = null } = found ?? {}
    const seen = { event: eventId !== null, helper: helperIds.length > 0 }
    const { event: isThere, ...rule } = subjectOfType(type)
    expect({ helper: seen.helper, assignment: assignmentId !== null }).toEqual(rule)
    // A deleted event is named, and not there.
    expect(isThere).toBe(seen.event && type !== 'event.deleted')
  })

  test('lacks what some actions need', () => {
    const whole = { event: true, helper: true, assignment: true }
    const about = { type: 'SEND_MESSAGE', audience: { type: 'TRIGGER' } } as const
    const all = { type: 'SEND_MESSAGE', audience: { type: 'ALL' } } as const
    const grant = { type: 'GRANT_EVENT_ACCESS' } as const
    const set = { type: 'SET_ASSIGNMENT_STATUS' } as const
    const able = (subject: Partial<typeof whole>) =>
      [about, all, grant, set].map((action) => canDo({ ...whole, ...subject }, action))
    expect(able({})).toEqual([true, true, true, true])
    expect(able({ helper: false })).toEqual([false, true, false, true])
    expect(able({ event: false })).toEqual([false, false, true, true])
    expect(able({ assignment: false })).toEqual([true, true, true, false])
  })
})
