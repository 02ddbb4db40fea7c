import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type ApiKeyCaller, SERVICE } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { onWake } from '../../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import type { Workflow } from '../../../../subgraphs/volunteer/automation/workflow.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import {
  MESSAGES,
  RECIPIENTS,
} from '../../../../subgraphs/volunteer/messages/sending/message-queue.ts'
import { addProClub } from '../caller-fixture.ts'
import { addEvent } from '../events/event-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { anAudience } from '../messages/message-fixture.ts'
import { loggedEventsOf, NOW, startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'
import { endedRuns, runsOf } from './run-fixture.ts'
import { addWorkflows, aSending, aWorkflow } from './workflow-fixture.ts'

let volunteer: VolunteerTest
let key: ApiKeyCaller
let eventId: string
let helperId: string

beforeAll(async () => {
  volunteer = await startVolunteer({ withJobs: true })
})

beforeEach(async () => {
  key = await addProClub(volunteer.database)
  eventId = await addEvent(volunteer.database, { clubId: key.clubId })
  const helper = aHelper({ clubId: key.clubId })
  helperId = helper.id
  await helperStore.addAll(volunteer.database, [helper])
})

afterAll(() => volunteer.close())

async function stored(changes: Partial<Workflow> = {}): Promise<string> {
  const [workflow] = await addWorkflows(
    volunteer.database,
    aWorkflow({ clubId: key.clubId, ...changes }),
  )
  return workflow?.id ?? ''
}

const toTrigger = () => aSending({ audience: { ...anAudience(), type: 'TRIGGER' } })

const setting = () => ({ type: 'SET_ASSIGNMENT_STATUS', status: 'CONFIRMED' }) as const

const grant = () => ({ type: 'GRANT_EVENT_ACCESS', eventId }) as const

const trigger = (input: object, caller = key) =>
  volunteer.ask('TriggerVolunteerWorkflow', { input }, caller)

async function countOf(table: 'messages' | 'event_accesses' | 'workflow_runs'): Promise<number> {
  const [counted] = await volunteer.database.query<{ n: string }[]>(
    `SELECT count(*) AS n FROM ${table} WHERE club_id = ?`,
    [key.clubId],
  )
  return Number(counted?.n)
}

describe('a manually started workflow', () => {
  test('executes its actions in order and publishes their events', async () => {
    const id = await stored({ actions: [grant(), aSending()] })
    const { data, errors } = await trigger({
      workflowId: id,
      eventId,
      helperIds: [helperId, helperId],
    })
    expect(errors).toEqual([])
    expect(data.triggerVolunteerWorkflow.run).toEqual({
      ...{ id: expect.any(String), clubId: key.clubId, workflowId: id, status: 'QUEUED' },
      ...{ eventId, helperIds: [helperId], causeId: null, fault: null, refusalCode: null },
      ...{ assignmentId: null, startCount: 1, startedAt: null, finishedAt: null },
      dueAt: NOW.toISOString(),
      ...{ createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() },
    })
    const [run] = await endedRuns(volunteer, key, { id, count: 1 })
    expect(run).toMatchObject({ status: 'SUCCEEDED', error: null })
    expect([await countOf('messages'), await countOf('event_accesses')]).toEqual([1, 1])
    expect(await loggedEventsOf(volunteer.database, helperId)).toMatchObject([
      { type: 'helper.granted', sequence: 1 },
    ])
    expect(await loggedEventsOf(volunteer.database, run?.id ?? '')).toMatchObject([
      { type: 'automation.triggered', sequence: 1 },
    ])
    const { data: read } = await volunteer.ask('GetVolunteerWorkflow', { id }, key)
    expect(read.volunteerWorkflow).toMatchObject({
      ...{ runCount: 1, lastTriggeredAt: NOW.toISOString() },
      updatedAt: '2026-01-01T00:00:00.000Z',
    })
  })

  test('wakes the mailing workers after it sent a message', async () => {
    const woken = Promise.all(
      [MESSAGES, RECIPIENTS].map(
        (queue) => new Promise<void>((resolve) => onWake(volunteer.bus, queue, resolve)),
      ),
    )
    const id = await stored({ actions: [grant(), aSending()] })
    await trigger({ workflowId: id, eventId, helperIds: [helperId] })
    await woken
    const [run] = await endedRuns(volunteer, key, { id, count: 1 })
    expect(run).toMatchObject({ status: 'SUCCEEDED' })
  })

  test('rolls back all actions when one fails', async () => {
    const id = await stored({ actions: [aSending(), grant()] })
    await trigger({ workflowId: id, eventId, helperIds: [helperId] })
    const [run] = await endedRuns(volunteer, key, { id, count: 1 })
    expect(run).toMatchObject({ status: 'FAILED', error: 'empty_audience' })
    expect([await countOf('messages'), await countOf('event_accesses')]).toEqual([0, 0])
  })

  test.each([
    ['no_helper', 'access is to be granted', () => grant(), () => ({ eventId })],
    ['no_event', 'a message is to be sent', () => aSending(), () => ({ helperIds: [helperId] })],
    ['no_helper', 'a message is for its helpers', () => toTrigger(), () => ({ eventId })],
    ['no_event', 'a status is to be set', () => setting(), () => ({ helperIds: [helperId] })],
    ['no_helper', 'a status is to be set for helpers', () => setting(), () => ({ eventId })],
    [
      ...(['no_assignment', 'the helper has none at the event', () => setting()] as const),
      () => ({ eventId, helperIds: [helperId] }),
    ],
  ] as const)(
    'fails with %s if %s and the run has no subject',
    async (error, _what, action, about) => {
      const id = await stored({ actions: [action()] })
      await trigger({ workflowId: id, ...about() })
      expect(await endedRuns(volunteer, key, { id, count: 1 })).toMatchObject([
        { status: 'FAILED', error },
      ])
    },
  )

  test('sends a message with the audience TRIGGER to its helpers only', async () => {
    const other = aHelper({ clubId: key.clubId })
    await helperStore.addAll(volunteer.database, [other])
    for (const one of [helperId, other.id])
      await volunteer.ask('GrantEventAccess', { input: { eventId, helperId: one } }, key)
    const id = await stored({ actions: [toTrigger()] })
    await trigger({ workflowId: id, eventId, helperIds: [helperId] })
    expect(await endedRuns(volunteer, key, { id, count: 1 })).toMatchObject([
      { status: 'SUCCEEDED' },
    ])
    const asked = { first: 10, offset: 0, eventId }
    const { data } = await volunteer.ask('ListVolunteerMessages', asked, key)
    expect(data.volunteerMessages.nodes).toMatchObject([
      { audience: { type: 'HELPERS', helperIds: [helperId] }, recipientCount: 1 },
    ])
  })

  test('runs once per concurrent start, and once for a repeated request', async () => {
    const id = await stored({ actions: [grant()] })
    const idempotencyKey = newUuid()
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => trigger({ workflowId: id, helperIds: [helperId] })),
      ...Array.from({ length: 3 }, () =>
        trigger({ workflowId: id, helperIds: [helperId], idempotencyKey }),
      ),
    ])
    expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(undefined))
    const runs = await endedRuns(volunteer, key, { id, count: 6 })
    expect(runs.map(({ status }) => status)).toEqual(Array(6).fill('SUCCEEDED'))
    expect(await loggedEventsOf(volunteer.database, helperId)).toHaveLength(1)
  })

  test('is rejected with a documented error and changes nothing', async () => {
    const off = await stored({ isEnabled: false })
    const own = await stored({ eventId })
    const stranger = await addProClub(volunteer.database)
    const reader = { ...key, scopes: ['automation:read' as const] }
    expect((await trigger({ workflowId: off })).code).toBe('workflow_disabled')
    expect((await trigger({ workflowId: own, eventId: newUuid() })).code).toBe('invalid_action')
    expect((await trigger({ workflowId: own, helperIds: [newUuid()] })).code).toBe('invalid_action')
    expect((await trigger({ workflowId: own, helperIds: ['x'] })).code).toBe('invalid_input')
    expect((await trigger({ workflowId: await stored(), eventId: newUuid() })).code).toBe(
      'not_found',
    )
    expect((await trigger({ workflowId: newUuid() })).code).toBe('not_found')
    expect((await trigger({ workflowId: own }, stranger)).code).toBe('not_found')
    expect((await trigger({ workflowId: own }, reader)).code).toBe('insufficient_scope')
    expect(await countOf('workflow_runs')).toBe(0)
  })

  test('waits while its club is not ACTIVE', async () => {
    const syncInactive = (ids: string[]) =>
      volunteer.ask('mutation ($ids: [ID!]!) { keepInactiveClubs(ids: $ids) }', { ids }, SERVICE)
    await syncInactive([key.clubId])
    const id = await stored({ actions: [grant()] })
    await trigger({ workflowId: id, helperIds: [helperId] })
    const other = await addProClub(volunteer.database)
    const [awake] = await addWorkflows(volunteer.database, aWorkflow({ clubId: other.clubId }))
    await trigger({ workflowId: awake?.id }, other)
    await endedRuns(volunteer, other, { id: awake?.id ?? '', count: 1 })
    expect(await runsOf(volunteer, key, id)).toMatchObject([{ status: 'QUEUED' }])
    await syncInactive([])
    expect(await endedRuns(volunteer, key, { id, count: 1 })).toMatchObject([
      { status: 'SUCCEEDED' },
    ])
  })
})
