import { describe, expect, test } from '@jest/globals'
import { newUuid } from '../../platform/ids.ts'
import { Problem } from '../../platform/problem.ts'
import {
  beginRun,
  eventOfStart,
  fail,
  isFinal,
  isRunOpen,
  NO_RUNS,
  requireEnabled,
  startRun,
  succeed,
} from '../../subgraphs/volunteer/automation/run-rules.ts'
import { NOW } from './volunteer-fixture.ts'
import { aWorkflow } from './workflow-fixture.ts'

const START = { id: newUuid(), eventId: null, helperIds: [], assignmentId: null, causeId: null }

const hourOf = (startedCount: number) => ({ ...NO_RUNS, startedCount })

describe('starting a workflow', () => {
  test('queues a run, counts it, and publishes automation.triggered', () => {
    const workflow = aWorkflow({ runCount: 4 })
    const { run, workflow: counted, events } = startRun(workflow, START, hourOf(59), NOW)
    expect(run).toMatchObject({ ...START, status: 'QUEUED', workflowId: workflow.id })
    expect(counted).toEqual({ ...workflow, runCount: 5, lastTriggeredAt: NOW })
    expect(events).toMatchObject([
      {
        ...{ type: 'automation.triggered', sequence: 1, clubId: workflow.clubId },
        resource: { type: 'automation', id: run.id },
        data: { run: { id: run.id, workflow_id: workflow.id, status: 'queued' } },
      },
    ])
  })

  test('for the 61st time within an hour is noted alone', () => {
    const workflow = aWorkflow()
    const { run, workflow: counted, events, hour } = startRun(workflow, START, hourOf(60), NOW)
    expect([run.status, counted, events]).toEqual(['SKIPPED', workflow, []])
    expect(isRunOpen(run)).toBe(false)
    expect(hour).toEqual({ startedCount: 60, skipped: run })
  })

  test('again and again after that is counted by the same run', () => {
    const workflow = aWorkflow()
    const { run, hour } = startRun(workflow, START, hourOf(60), NOW)
    const next = startRun(workflow, { ...START, id: newUuid() }, hour, NOW)
    expect(next.run).toEqual({ ...run, startCount: 2, updatedAt: new Date(NOW.getTime() + 1) })
  })

  test('is refused while it is disabled, and for another event than its own', () => {
    const eventId = newUuid()
    expect(() => requireEnabled(aWorkflow({ isEnabled: false }))).toThrow(
      expect.objectContaining({ code: 'workflow_disabled' }),
    )
    expect(eventOfStart(aWorkflow({ eventId }), null)).toBe(eventId)
    expect(eventOfStart(aWorkflow({ eventId }), eventId)).toBe(eventId)
    expect(eventOfStart(aWorkflow(), eventId)).toBe(eventId)
    expect(() => eventOfStart(aWorkflow({ eventId }), newUuid())).toThrow(
      expect.objectContaining({ code: 'invalid_action' }),
    )
  })
})

describe('a run', () => {
  const { run } = startRun(aWorkflow(), START, NO_RUNS, NOW)

  test('is open until it has succeeded or failed', () => {
    const running = beginRun(run, NOW)
    expect([isRunOpen(run), isRunOpen(running), isRunOpen(succeed(running, NOW))]).toEqual([
      ...[true, true, false],
    ])
    const failed = fail(running, new Problem('empty_audience', 'Nobody.'), NOW)
    expect(failed).toMatchObject({ status: 'FAILED', error: 'empty_audience', finishedAt: NOW })
    expect(fail(running, new TypeError('x'), NOW).error).toBe('internal_error')
    expect(failed.updatedAt > running.updatedAt).toBe(true)
  })

  test('fails by what is refused, and is tried again ten times by what may pass', () => {
    const refused = new Problem('not_found', 'Gone.')
    const away = new Problem('dependency_unavailable', 'Away.')
    expect([isFinal(refused, 1), isFinal(away, 9), isFinal(away, 10)]).toEqual([true, false, true])
    expect(isFinal(new TypeError('x'), 1)).toBe(false)
  })
})
