import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newUuid } from '../../../../platform/ids.ts'
import type { LoggedEvent } from '../../../../subgraphs/foundation/event-log/entities.ts'
import {
  findTriggerings,
  isConditionMet,
} from '../../../../subgraphs/volunteer/automation/trigger-rules.ts'
import { NOW } from '../moments.ts'
import { aWorkflow } from './workflow-fixture.ts'

function anEventOf(type: string, data: object, changes: Partial<LoggedEvent> = {}): LoggedEvent {
  const [resourceType = ''] = type.split('.')
  return {
    ...{ organizationId: newUuid(), publicationSequence: '5', id: newUuid(), clubId: newUuid() },
    ...{ type, schemaVersion: 1, resourceType, resourceId: newUuid(), sequence: 1 },
    ...{ changedFields: ['title'], occurredAt: NOW, data, traceparent: null, ...changes },
  }
}

describe('a condition', () => {
  const data = { shift: { title: 'Bar', required_helpers: 2, role_id: null, tags: ['a'] } }

  test.each([
    ['shift.title', 'EQ', 'Bar', true],
    ['shift.title', 'EQ', 'bar', false],
    ['shift.title', 'IN', ['Grill', 'Bar'], true],
    ['shift.title', 'IN', ['Grill'], false],
    ['shift.required_helpers', 'EQ', 2, true],
    ['shift.required_helpers', 'EQ', '2', false],
    ['shift.role_id', 'EQ', null, true],
    ['shift.location', 'EQ', null, false],
    ['shift', 'EQ', null, false],
    ['shift.tags', 'EQ', 'a', false],
    ['shift.title.length', 'EQ', 3, false],
    ['constructor.name', 'EQ', 'Object', false],
  ] as const)('on %s that is %s %j is %j', (field, op, value, held) => {
    const wanted = Array.isArray(value) ? [...value] : (value as string)
    expect(isConditionMet({ field, op, value: wanted }, data)).toBe(held)
  })

  test('is evaluated for any value at its path without throwing', () => {
    const name = fc.stringMatching(/^[a-z0-9_]{1,8}$/)
    const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), scalar, scalar, (path, a, b) => {
        const made = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), a) as object
        const field = path.join('.')
        expect(isConditionMet({ field, op: 'EQ', value: a }, made)).toBe(true)
        expect(isConditionMet({ field, op: 'IN', value: [b, a] }, made)).toBe(true)
        expect(isConditionMet({ field, op: 'EQ', value: b }, made)).toBe(a === b)
        expect(isConditionMet({ field: `${field}.more`, op: 'EQ', value: a }, made)).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.object(), fc.array(name, { minLength: 1 }), scalar, (any, path, value) => {
        expect(typeof isConditionMet({ field: path.join('.'), op: 'EQ', value }, any)).toBe(
          'boolean',
        )
      }),
    )
  })
})

describe('a published event', () => {
  const [eventId, helperId] = [newUuid(), newUuid()]
  const granted = anEventOf('helper.granted', {
    event_access: { helper_id: helperId, event_id: eventId },
  })
  const on = aWorkflow({ triggerEvent: 'helper.granted', triggersAfter: '4' })

  test('triggers each workflow of its type, with its event and helper', () => {
    const other = { ...on, id: newUuid(), eventId }
    const about = { causeId: granted.id, eventId, helperIds: [helperId], assignmentId: null }
    expect(findTriggerings([granted], [on, other])).toEqual([
      { workflowId: on.id, ...about },
      { workflowId: other.id, ...about },
    ])
  })

  test.each([
    ['is disabled', { isEnabled: false }],
    ['is for another event', { eventId: newUuid() }],
    ['follows another type', { triggerEvent: 'helper.revoked' as const }],
    ['begins to follow behind it', { triggersAfter: '5' }],
    [
      'has a condition that does not hold',
      { conditions: [{ field: 'event_access.event_id', op: 'EQ' as const, value: 'x' }] },
    ],
  ])('triggers no workflow that %s', (_what, changes) => {
    expect(findTriggerings([granted], [{ ...on, ...changes }])).toEqual([])
  })

  test('is matched in the form of a webhook payload, changed fields included', () => {
    const updated = anEventOf('shift.updated', { shift: { event_id: eventId } })
    const conditions = [{ field: 'shift.event_id', op: 'EQ' as const, value: eventId }]
    const workflow = aWorkflow({ triggerEvent: 'shift.updated', conditions })
    expect(findTriggerings([updated], [workflow])).toMatchObject([{ eventId, helperIds: [] }])
    const registered = anEventOf('helper.registered', { helper: { id: helperId } })
    const greet = aWorkflow({ triggerEvent: 'helper.registered' })
    expect(findTriggerings([registered], [greet])).toMatchObject([
      { eventId: null, helperIds: [helperId], assignmentId: null },
    ])
  })

  test('names its assignment and helper as the subject of the run', () => {
    const [id, helperId, eventId] = [newUuid(), newUuid(), newUuid()]
    const logged = { assignment: { id, helper_id: helperId, event_id: eventId } }
    const cancelled = anEventOf('helper.cancelled', logged)
    const replace = aWorkflow({ triggerEvent: 'helper.cancelled' })
    expect(findTriggerings([cancelled], [replace])).toMatchObject([
      { eventId, helperIds: [helperId], assignmentId: id },
    ])
  })
})
