import { describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import {
  addsTrigger,
  createWorkflow,
  idsNamedBy,
  requireBelowWorkflowLimit,
  updateWorkflow,
} from '../../../../subgraphs/volunteer/automation/rules.ts'
import { anAudience } from '../messages/message-fixture.ts'
import { NOW } from '../moments.ts'
import { aSending, aWorkflow } from './workflow-fixture.ts'

describe('a new workflow', () => {
  test('has no runs and stores the given content', () => {
    const {
      id,
      clubId,
      runCount,
      lastTriggeredAt,
      triggersAfter,
      createdAt,
      updatedAt,
      ...content
    } = aWorkflow({ conditions: [{ field: 'shift.title', op: 'EQ', value: 'Bar' }] })
    const made = createWorkflow({ id, clubId, content }, NOW)
    expect(made).toMatchObject({ ...content, runCount: 0, lastTriggeredAt: null, createdAt: NOW })
  })
})

describe('changing a workflow', () => {
  test('returns the stored one if nothing changes, compared deeply', () => {
    const stored = aWorkflow()
    const changes = { name: stored.name, actions: [aSending()], conditions: [], eventId: null }
    expect(updateWorkflow(stored, changes, NOW)).toBe(stored)
  })

  test('updates the given fields with a later updatedAt and keeps the others', () => {
    const stored = aWorkflow({ description: 'd', updatedAt: NOW })
    const changed = updateWorkflow(stored, { description: null, isEnabled: false }, NOW)
    expect(changed).toEqual({
      ...stored,
      ...{ description: null, isEnabled: false, updatedAt: new Date(NOW.getTime() + 1) },
    })
  })
})

describe('a workflow gets a trigger position', () => {
  const on = aWorkflow({ triggerEvent: 'shift.changed' })

  test('when it is created enabled, when it is enabled, and when its event type changes', () => {
    expect(addsTrigger(on, null)).toBe(true)
    expect(addsTrigger(on, { ...on, isEnabled: false })).toBe(true)
    expect(addsTrigger(on, { ...on, triggerEvent: 'role.created' })).toBe(true)
    expect(addsTrigger(on, { ...on, triggerEvent: null })).toBe(true)
  })

  test('but not by other changes, while it is disabled, or for manual workflows', () => {
    expect(addsTrigger({ ...on, name: 'Other' }, on)).toBe(false)
    expect(addsTrigger({ ...on, isEnabled: false }, on)).toBe(false)
    expect(addsTrigger(aWorkflow(), null)).toBe(false)
  })
})

describe('the ids in actions', () => {
  test('are collected once each, by resource type', () => {
    const [eventId, roleId, helperId] = [newUuid(), newUuid(), newUuid()]
    const grant = { type: 'GRANT_EVENT_ACCESS', eventId } as const
    const toRole = aSending({ audience: anAudience({ type: 'ROLE', roleIds: [roleId] }) })
    const toHelper = aSending({ audience: anAudience({ type: 'HELPERS', helperIds: [helperId] }) })
    expect(idsNamedBy([grant, toRole, grant, toHelper, toRole])).toEqual({
      ...{ events: [eventId], roles: [roleId], shifts: [], helpers: [helperId] },
    })
  })
})

describe('a club', () => {
  test('has at most a hundred enabled workflows', () => {
    expect(() => requireBelowWorkflowLimit(99)).not.toThrow()
    expect(() => requireBelowWorkflowLimit(100)).toThrow(
      expect.objectContaining({ code: 'workflow_limit_reached' }),
    )
  })
})
