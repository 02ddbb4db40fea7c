import { describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import {
  beginsToFollow,
  createWorkflow,
  idsNamedBy,
  requirePlaceForWorkflow,
  updateWorkflow,
} from '../../../../subgraphs/volunteer/automation/rules.ts'
import { anAudience } from '../messages/message-fixture.ts'
import { NOW } from '../moments.ts'
import { aSending, aWorkflow } from './workflow-fixture.ts'

describe('a new workflow', () => {
  test('has run never, and has what was asked for', () => {
    const {
      id,
      clubId,
      runCount,
      lastTriggeredAt,
      followsAfter,
      createdAt,
      updatedAt,
      ...content
    } = aWorkflow({ conditions: [{ field: 'shift.title', op: 'EQ', value: 'Bar' }] })
    const made = createWorkflow({ id, clubId, content }, NOW)
    expect(made).toMatchObject({ ...content, runCount: 0, lastTriggeredAt: null, createdAt: NOW })
  })
})

describe('changing a workflow', () => {
  test('keeps the stored one where nothing is different, deeply', () => {
    const stored = aWorkflow()
    const changes = { name: stored.name, actions: [aSending()], conditions: [], eventId: null }
    expect(updateWorkflow(stored, changes, NOW)).toBe(stored)
  })

  test('makes a later state with what is given, and leaves the rest', () => {
    const stored = aWorkflow({ description: 'd', updatedAt: NOW })
    const changed = updateWorkflow(stored, { description: null, isEnabled: false }, NOW)
    expect(changed).toEqual({
      ...stored,
      ...{ description: null, isEnabled: false, updatedAt: new Date(NOW.getTime() + 1) },
    })
  })
})

describe('a workflow begins to follow', () => {
  const on = aWorkflow({ triggerEvent: 'shift.changed' })

  test('as it is made enabled, as it is enabled, and by another type of events', () => {
    expect(beginsToFollow(on, null)).toBe(true)
    expect(beginsToFollow(on, { ...on, isEnabled: false })).toBe(true)
    expect(beginsToFollow(on, { ...on, triggerEvent: 'role.created' })).toBe(true)
    expect(beginsToFollow(on, { ...on, triggerEvent: null })).toBe(true)
  })

  test('not anew by another change, and not while it is off or started by people', () => {
    expect(beginsToFollow({ ...on, name: 'Other' }, on)).toBe(false)
    expect(beginsToFollow({ ...on, isEnabled: false }, on)).toBe(false)
    expect(beginsToFollow(aWorkflow(), null)).toBe(false)
  })
})

describe('the ids that actions name', () => {
  test('are each told once, by what they are of', () => {
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
  test('has a hundred enabled workflows at most', () => {
    expect(() => requirePlaceForWorkflow(99)).not.toThrow()
    expect(() => requirePlaceForWorkflow(100)).toThrow(
      expect.objectContaining({ code: 'workflow_limit_reached' }),
    )
  })
})
