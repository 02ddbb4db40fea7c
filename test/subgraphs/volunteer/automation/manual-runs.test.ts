import { beforeEach, describe, expect, test } from '@jest/globals'
import { SERVICE } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { onWake } from '../../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import type { Workflow } from '../../../../subgraphs/volunteer/automation/workflow.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import {
  MESSAGES,
  RECIPIENTS,
} from '../../../../subgraphs/volunteer/messages/sending/message-queue.ts'
import { whileLocked } from '../../../support/time/while-locked.ts'
import { startVolunteerEvent } from '../../../support/volunteer/start-volunteer-event.ts'
import { addProClub } from '../caller-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { anAudience } from '../messages/message-fixture.ts'
import { loggedEventsOf, NOW } from '../volunteer-fixture.ts'
import { endedRuns, runsOf } from './run-fixture.ts'
import { addWorkflows, aSending, aWorkflow } from './workflow-fixture.ts'

const home = startVolunteerEvent({ withJobs: true })
let helperId: string

beforeEach(async () => {
  const helper = aHelper({ clubId: home.clubId })
  helperId = helper.id
  await helperStore.addAll(home.database, [helper])
})

async function stored(changes: Partial<Workflow> = {}): Promise<string> {
  const [workflow] = await addWorkflows(
    home.database,
    aWorkflow({ clubId: home.clubId, ...changes }),
  )
  return workflow?.id ?? ''
}

const toTrigger = () => aSending({ audience: { ...anAudience(), type: 'TRIGGER' } })

const setting = () => ({ type: 'SET_ASSIGNMENT_STATUS', status: 'CONFIRMED' }) as const

const grant = () => ({ type: 'GRANT_EVENT_ACCESS', eventId: home.eventId }) as const

const trigger = (input: object, caller = home.key) =>
  home.ask('TriggerVolunteerWorkflow', { input }, caller)

async function countOf(table: 'messages' | 'event_accesses' | 'workflow_runs'): Promise<number> {
  const [counted] = await home.database.query<{ n: string }[]>(
    `SELECT count(*) AS n FROM ${table} WHERE club_id = ?`,
    [home.clubId],
  )
  return Number(counted?.n)
}

describe('a manually started workflow', () => {
  test('executes its actions in order and publishes their events', async () => {
    const id = await stored({ actions: [grant(), aSending()] })
    const { data, errors } = await trigger({
      workflowId: id,
      eventId: home.eventId,
      helperIds: [helperId, helperId],
    })
    expect(errors).toEqual([])
    expect(data.triggerVolunteerWorkflow.run).toEqual({
      ...{ id: expect.any(String), clubId: home.clubId, workflowId: id, status: 'QUEUED' },
      ...{
        eventId: home.eventId,
        helperIds: [helperId],
        causeId: null,
        fault: null,
        refusalCode: null,
      },
      ...{ assignmentId: null, startCount: 1, startedAt: null, finishedAt: null },
      dueAt: NOW.toISOString(),
      ...{ createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() },
    })
    const [run] = await endedRuns(home.volunteer, home.key, { id, count: 1 })
    expect(run).toMatchObject({ status: 'SUCCEEDED', error: null })
    expect([await countOf('messages'), await countOf('event_accesses')]).toEqual([1, 1])
    expect(await loggedEventsOf(home.database, helperId)).toMatchObject([
      { type: 'helper.granted', sequence: 1 },
    ])
    expect(await loggedEventsOf(home.database, run?.id ?? '')).toMatchObject([
      { type: 'automation.triggered', sequence: 1 },
    ])
    const { data: read } = await home.ask('GetVolunteerWorkflow', { id })
    expect(read.volunteerWorkflow).toMatchObject({
      ...{ runCount: 1, lastTriggeredAt: NOW.toISOString() },
      updatedAt: '2026-01-01T00:00:00.000Z',
    })
  })

  test('wakes the mailing workers after it sent a message', async () => {
    const woken = Promise.all(
      [MESSAGES, RECIPIENTS].map(
        (queue) => new Promise<void>((resolve) => onWake(home.volunteer.bus, queue, resolve)),
      ),
    )
    const id = await stored({ actions: [grant(), aSending()] })
    await trigger({ workflowId: id, eventId: home.eventId, helperIds: [helperId] })
    await woken
    const [run] = await endedRuns(home.volunteer, home.key, { id, count: 1 })
    expect(run).toMatchObject({ status: 'SUCCEEDED' })
  })

  test('rolls back all actions when one fails', async () => {
    const id = await stored({ actions: [aSending(), grant()] })
    await trigger({ workflowId: id, eventId: home.eventId, helperIds: [helperId] })
    const [run] = await endedRuns(home.volunteer, home.key, { id, count: 1 })
    expect(run).toMatchObject({ status: 'FAILED', error: 'empty_audience' })
    expect([await countOf('messages'), await countOf('event_accesses')]).toEqual([0, 0])
  })

  test.each([
    ['no_helper', 'access is to be granted', () => grant(), () => ({ eventId: home.eventId })],
    ['no_event', 'a message is to be sent', () => aSending(), () => ({ helperIds: [helperId] })],
    [
      'no_helper',
      'a message is for its helpers',
      () => toTrigger(),
      () => ({ eventId: home.eventId }),
    ],
    ['no_event', 'a status is to be set', () => setting(), () => ({ helperIds: [helperId] })],
    [
      'no_helper',
      'a status is to be set for helpers',
      () => setting(),
      () => ({ eventId: home.eventId }),
    ],
    [
      ...(['no_assignment', 'the helper has none at the event', () => setting()] as const),
      () => ({ eventId: home.eventId, helperIds: [helperId] }),
    ],
  ] as const)(
    'fails with %s if %s and the run has no subject',
    async (error, _what, action, about) => {
      const id = await stored({ actions: [action()] })
      await trigger({ workflowId: id, ...about() })
      expect(await endedRuns(home.volunteer, home.key, { id, count: 1 })).toMatchObject([
        { status: 'FAILED', error },
      ])
    },
  )

  test('sends a message with the audience TRIGGER to its helpers only', async () => {
    const other = aHelper({ clubId: home.clubId })
    await helperStore.addAll(home.database, [other])
    for (const one of [helperId, other.id])
      await home.change('GrantEventAccess', { eventId: home.eventId, helperId: one })
    const id = await stored({ actions: [toTrigger()] })
    await trigger({ workflowId: id, eventId: home.eventId, helperIds: [helperId] })
    expect(await endedRuns(home.volunteer, home.key, { id, count: 1 })).toMatchObject([
      { status: 'SUCCEEDED' },
    ])
    const asked = { first: 10, offset: 0, eventId: home.eventId }
    const { data } = await home.ask('ListVolunteerMessages', asked)
    expect(data.volunteerMessages.nodes).toMatchObject([
      { audience: { type: 'HELPERS', helperIds: [helperId] }, recipientCount: 1 },
    ])
  })

  test('runs once per concurrent start, and once for a repeated request', async () => {
    const id = await stored({ actions: [grant()] })
    const idempotencyKey = newUuid()
    const start = (more: object) => () =>
      trigger({ workflowId: id, helperIds: [helperId], ...more })
    const starts = [...Array(5).fill({}), ...Array(3).fill({ idempotencyKey })].map(start)
    const answers = await Promise.all(starts.map((ask) => whileLocked(ask, ({ code }) => code)))
    expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(undefined))
    const runs = await endedRuns(home.volunteer, home.key, { id, count: 6 })
    expect(runs.map(({ status }) => status)).toEqual(Array(6).fill('SUCCEEDED'))
    expect(await loggedEventsOf(home.database, helperId)).toHaveLength(1)
  })

  test('is rejected with a documented error and changes nothing', async () => {
    const off = await stored({ isEnabled: false })
    const own = await stored({ eventId: home.eventId })
    const stranger = await addProClub(home.database)
    const reader = { ...home.key, scopes: ['automation:read' as const] }
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
      home.ask('mutation ($ids: [ID!]!) { keepInactiveClubs(ids: $ids) }', { ids }, SERVICE)
    await syncInactive([home.clubId])
    const id = await stored({ actions: [grant()] })
    await trigger({ workflowId: id, helperIds: [helperId] })
    const other = await addProClub(home.database)
    const [awake] = await addWorkflows(home.database, aWorkflow({ clubId: other.clubId }))
    await trigger({ workflowId: awake?.id }, other)
    await endedRuns(home.volunteer, other, { id: awake?.id ?? '', count: 1 })
    expect(await runsOf(home.volunteer, home.key, id)).toMatchObject([{ status: 'QUEUED' }])
    await syncInactive([])
    expect(await endedRuns(home.volunteer, home.key, { id, count: 1 })).toMatchObject([
      { status: 'SUCCEEDED' },
    ])
  })
})
