import { beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'
import { wakeWorkers } from '../../../../subgraphs/foundation/jobs/work-queue/work-items.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { RunEntity } from '../../../../subgraphs/volunteer/automation/runs/run-entities.ts'
import { RUNS } from '../../../../subgraphs/volunteer/automation/runs/run-queue.ts'
import type { WorkflowRun } from '../../../../subgraphs/volunteer/automation/runs/workflow-run.ts'
import type { Workflow } from '../../../../subgraphs/volunteer/automation/workflow.ts'
import { helperStore } from '../../../../subgraphs/volunteer/helpers/store.ts'
import { until } from '../../../support/time/until.ts'
import { startVolunteerEvent } from '../../../support/volunteer/start-volunteer-event.ts'
import { addProClub } from '../caller-fixture.ts'
import { aHelper } from '../helpers/helper-fixture.ts'
import { loggedEventsOf, NOW } from '../volunteer-fixture.ts'
import { runsOf, type ShownRun } from './run-fixture.ts'
import { addWorkflows, aWorkflow } from './workflow-fixture.ts'

const { runsPerHour, waitingRuns } = VOLUNTEER_LIMITS.workflow

const HOUR_MS = 60 * 60 * 1000

const home = startVolunteerEvent({ withJobs: true })
let helperId: string

beforeEach(async () => {
  helperId = await aStoredHelper()
})

async function aStoredHelper(): Promise<string> {
  const helper = aHelper({ clubId: home.clubId })
  await helperStore.addAll(home.database, [helper])
  return helper.id
}

async function stored(changes: Partial<Workflow> = {}): Promise<string> {
  const actions = [{ type: 'GRANT_EVENT_ACCESS', eventId: home.eventId } as const]
  const workflow = aWorkflow({ clubId: home.clubId, actions, ...changes })
  await addWorkflows(home.database, workflow)
  return workflow.id
}

/** A workflow that every later granted access triggers. */
async function followsGrants(): Promise<string> {
  const trigger = { type: 'EVENT', event: 'HELPER_GRANTED' }
  const actions = [{ type: 'GRANT_EVENT_ACCESS', eventId: home.eventId }]
  const input = { name: 'On', enabled: true, trigger, actions }
  const { data } = await home.change('CreateVolunteerWorkflow', input)
  return data.createVolunteerWorkflow.workflow.id
}

/** Inserts runs of the previous hour. */
async function addRuns(workflowId: string, count: number, changes: Partial<WorkflowRun>) {
  const runs = Array.from({ length: count }, (): WorkflowRun => {
    return {
      ...{ id: newUuid(), clubId: home.clubId, workflowId, status: 'SUCCEEDED', eventId: null },
      ...{ helperIds: [helperId], assignmentId: null, causeId: null, error: null, startCount: 1 },
      ...{ dueAt: NOW, startedAt: null, finishedAt: null, publishedCount: 1 },
      ...{ createdAt: NOW, updatedAt: NOW, ...changes },
    }
  })
  await tableOf(RunEntity).insertAll(home.database, runs)
  return runs
}

const trigger = (id: string, more: object = {}, caller = home.key) =>
  home.change(
    'TriggerVolunteerWorkflow',
    { workflowId: id, helperIds: [helperId], ...more },
    caller,
  )

const start = (id: string, more: object = {}, caller = home.key) =>
  home.change('StartVolunteerWorkflowRun', { runId: id, ...more }, caller)

const enable = async (id: string, enabled: boolean) => {
  const { errors } = await home.change('UpdateVolunteerWorkflow', { workflowId: id, enabled })
  expect(errors).toEqual([])
}

/** A waiting run of a workflow that has reached its hourly limit. */
async function aWaitingRun(): Promise<{ workflowId: string; id: string }> {
  const workflowId = await stored()
  await addRuns(workflowId, runsPerHour, {})
  const { data } = await trigger(workflowId)
  const { id, status } = data.triggerVolunteerWorkflow.run
  expect(status).toBe('WAITING')
  return { workflowId, id }
}

async function runOf(workflowId: string, id: string): Promise<ShownRun | undefined> {
  return (await runsOf(home.volunteer, home.key, workflowId)).find((run) => run.id === id)
}

const hasStatus = (workflowId: string, id: string, status: string) =>
  until(async () => (await runOf(workflowId, id))?.status === status)

function passTo(moment: Date): void {
  home.volunteer.setNow(moment)
  wakeWorkers(home.volunteer.bus, RUNS)
}

const AN_HOUR_LATER = new Date(NOW.getTime() + HOUR_MS)

const noItemOf = (id: string) =>
  until(async () => {
    const rows = await home.database.query<unknown[]>('SELECT id FROM work_items WHERE id = ?', [
      id,
    ])
    return rows.length === 0
  })

describe('workflow starts beyond sixty within an hour', () => {
  test('wait in order and run when an hour has passed', async () => {
    const workflowId = await stored()
    const answers = await Promise.all(
      Array.from({ length: runsPerHour + 3 }, () => trigger(workflowId)),
    )
    const made = answers.map(({ data }) => data.triggerVolunteerWorkflow.run)
    const waiting = made.filter(({ status }) => status === 'WAITING')
    expect(waiting).toHaveLength(3)
    for (const run of waiting) expect(new Date(run.dueAt) >= AN_HOUR_LATER).toBe(true)
    expect(new Set(waiting.map(({ dueAt }) => dueAt)).size).toBe(3)
    const countOf = async (status: string) =>
      (await runsOf(home.volunteer, home.key, workflowId)).filter((run) => run.status === status)
        .length
    await until(async () => (await countOf('SUCCEEDED')) === runsPerHour)
    expect(await countOf('WAITING')).toBe(3)
    passTo(new Date(AN_HOUR_LATER.getTime() + 10))
    await until(async () => (await countOf('SUCCEEDED')) === runsPerHour + 3)
    const { data } = await home.ask('GetVolunteerWorkflow', { id: workflowId })
    expect(data.volunteerWorkflow.runCount).toBe(runsPerHour + 3)
  })

  test('by events wait as well, and each run is published when it is created', async () => {
    const workflowId = await followsGrants()
    await addRuns(workflowId, runsPerHour, {})
    await home.change('GrantEventAccess', { eventId: home.eventId, helperId })
    await until(
      async () => (await runsOf(home.volunteer, home.key, workflowId)).length > runsPerHour,
    )
    const [run] = await runsOf(home.volunteer, home.key, workflowId)
    expect(run).toMatchObject({ status: 'WAITING', helperIds: [helperId], startCount: 1 })
    expect(await loggedEventsOf(home.database, run?.id ?? '')).toMatchObject([
      { type: 'automation.triggered', sequence: 1 },
    ])
  })

  test('beyond a thousand waiting runs are counted in one skipped run, and rejected if manual', async () => {
    const workflowId = await followsGrants()
    await addRuns(workflowId, runsPerHour, { dueAt: AN_HOUR_LATER, status: 'WAITING' })
    await addRuns(workflowId, waitingRuns - runsPerHour, { status: 'WAITING' })
    const refused = await trigger(workflowId)
    expect(refused.code).toBe('rate_limited')
    for (let n = 0; n < 3; n += 1)
      await home.change('GrantEventAccess', {
        eventId: home.eventId,
        helperId: await aStoredHelper(),
      })
    const skipped = () =>
      home.database.query<{ n: number; error: string }[]>(
        "SELECT start_count AS n, error FROM workflow_runs WHERE workflow_id = ? AND status = 'SKIPPED'",
        [workflowId],
      )
    await until(async () => (await skipped())[0]?.n === 3)
    expect(await skipped()).toEqual([{ n: 3, error: 'too_many_waiting' }])
  })
})

describe('a waiting run', () => {
  test('is started at once manually, once for concurrent requests', async () => {
    const { workflowId, id } = await aWaitingRun()
    const idempotencyKey = newUuid()
    const answers = await Promise.all([
      ...[1, 2].map(() => start(id, { workflowId, idempotencyKey })),
      ...[1, 2].map(() => start(id, { workflowId })),
    ])
    const runs = answers.flatMap(({ data }) => data?.startVolunteerWorkflowRun?.run ?? [])
    expect(runs.length).toBeGreaterThan(0)
    for (const run of runs) expect(run).toMatchObject({ id, status: 'QUEUED' })
    const codes = answers.flatMap(({ code }) => code ?? [])
    expect(new Set([...codes, 'invalid_status_transition']).size).toBe(1)
    await hasStatus(workflowId, id, 'SUCCEEDED')
    expect(await loggedEventsOf(home.database, helperId)).toHaveLength(1)
    expect(await loggedEventsOf(home.database, id)).toHaveLength(1)
  })

  test('is skipped when its workflow is disabled, and stays skipped', async () => {
    const { workflowId, id } = await aWaitingRun()
    await enable(workflowId, false)
    const skipped = { status: 'SKIPPED', error: 'workflow_disabled' }
    expect(await runOf(workflowId, id)).toMatchObject(skipped)
    expect((await start(id)).code).toBe('workflow_disabled')
    await enable(workflowId, true)
    passTo(new Date(AN_HOUR_LATER.getTime() + 10))
    await noItemOf(id)
    expect(await runOf(workflowId, id)).toMatchObject(skipped)
  })

  test('that was skipped runs once if it is started manually before it was due', async () => {
    const { workflowId, id } = await aWaitingRun()
    await enable(workflowId, false)
    await enable(workflowId, true)
    expect((await start(id)).errors).toEqual([])
    await hasStatus(workflowId, id, 'SUCCEEDED')
    passTo(new Date(AN_HOUR_LATER.getTime() + 10))
    await noItemOf(id)
    expect(await loggedEventsOf(home.database, helperId)).toHaveLength(1)
    expect(await loggedEventsOf(home.database, id)).toMatchObject([
      { type: 'automation.triggered', sequence: 1 },
      { type: 'automation.triggered', sequence: 2 },
    ])
  })
})

describe('starting a run manually', () => {
  test('is rejected with a documented error', async () => {
    const { workflowId, id } = await aWaitingRun()
    const [ended] = await addRuns(workflowId, 1, {})
    const reader = { ...home.key, scopes: ['automation:read' as const] }
    expect((await start(ended?.id ?? '')).code).toBe('invalid_status_transition')
    expect((await start(id, { workflowId: newUuid() })).code).toBe('not_found')
    expect((await start(newUuid())).code).toBe('not_found')
    expect((await start('x')).code).toBe('not_found')
    expect((await start(id, {}, await addProClub(home.database))).code).toBe('not_found')
    expect((await start(id, {}, reader)).code).toBe('insufficient_scope')
    expect(await runOf(workflowId, id)).toMatchObject({ status: 'WAITING' })
  })
})
