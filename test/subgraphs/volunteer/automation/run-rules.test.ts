import { describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { Problem } from '../../../../schema/problem.ts'
import {
  beginRun,
  eventOfStart,
  fail,
  isFinal,
  isRunOpen,
  requireEnabled,
  succeed,
} from '../../../../subgraphs/volunteer/automation/runs/run-rules.ts'
import {
  NO_RUNS,
  type RunSchedule,
  startNow,
  startRun,
} from '../../../../subgraphs/volunteer/automation/runs/start-rules.ts'
import { NOW } from '../moments.ts'
import { aWorkflow } from './workflow-fixture.ts'

const START = { id: newUuid(), eventId: null, helperIds: [], assignmentId: null, causeId: null }

const BY_EVENT = { ...START, causeId: newUuid() }

const HOUR_MS = 60 * 60 * 1000

const at = (ms: number) => new Date(NOW.getTime() + ms)

/** A number of runs that were due a minute ago. */
const dueBefore = (count: number): RunSchedule => ({
  ...NO_RUNS,
  dues: Array.from({ length: count }, () => at(-60_000)),
})

/** Starts runs at the same time, each on the schedule that the previous start left. */
function startMany(count: number, schedule: RunSchedule, start = BY_EVENT) {
  const workflow = aWorkflow()
  const started = [startRun(workflow, { ...start, id: newUuid() }, schedule, NOW)]
  while (started.length < count) {
    const { schedule: next } = started.at(-1) ?? { schedule }
    started.push(startRun(workflow, { ...start, id: newUuid() }, next, NOW))
  }
  return started
}

describe('starting a workflow', () => {
  test('queues a run, increments its sequence and publishes automation.triggered', () => {
    const workflow = aWorkflow({ runCount: 4 })
    const { run, workflow: counted, events } = startRun(workflow, START, dueBefore(59), NOW)
    expect(run).toMatchObject({
      ...{ ...START, status: 'QUEUED', workflowId: workflow.id, dueAt: NOW, publishedCount: 1 },
    })
    expect(counted).toEqual({ ...workflow, runCount: 5, lastTriggeredAt: NOW })
    expect(events).toMatchObject([
      {
        ...{ type: 'automation.triggered', sequence: 1, clubId: workflow.clubId },
        resource: { type: 'automation', id: run.id },
        data: { run: { id: run.id, workflow_id: workflow.id, status: 'queued' } },
      },
    ])
  })

  test('for the 61st time within an hour publishes at once and runs an hour after the first', () => {
    const { run, events, workflow, schedule } = startRun(aWorkflow(), START, dueBefore(60), NOW)
    expect(run).toMatchObject({ status: 'WAITING', dueAt: at(HOUR_MS - 60_000) })
    expect(isRunOpen(run)).toBe(true)
    expect([workflow.runCount, schedule.waitingCount]).toEqual([1, 1])
    expect(events).toMatchObject([
      { type: 'automation.triggered', sequence: 1, data: { run: { status: 'waiting' } } },
    ])
  })

  test('makes runs due in the order of their starts, at most sixty per hour', () => {
    const started = startMany(1060, NO_RUNS)
    const dues = started.map(({ run }) => run.dueAt?.getTime() ?? 0)
    expect(dues).toEqual(dues.toSorted((a, b) => a - b))
    const isHourApart = (due: number, nth: number) =>
      nth < 60 || due - (dues[nth - 60] ?? 0) >= HOUR_MS
    expect(dues.every(isHourApart)).toBe(true)
    expect(started.slice(0, 60).map(({ run }) => run.status)).toEqual(Array(60).fill('QUEUED'))
    expect(started.slice(60).map(({ run }) => run.status)).toEqual(Array(1000).fill('WAITING'))
  })

  test('with 1000 waiting runs counts event starts in one skipped run and rejects manual ones with rate_limited', () => {
    const full = { ...dueBefore(60), waitingCount: 1000 }
    const [first, second] = startMany(2, full)
    expect(first).toMatchObject({
      run: { status: 'SKIPPED', error: 'too_many_waiting', startCount: 1, publishedCount: 0 },
      ...{ workflow: { runCount: 0 }, events: [] },
    })
    expect(second?.run).toEqual({ ...first?.run, startCount: 2, updatedAt: at(1) })
    expect(() => startRun(aWorkflow(), START, full, NOW)).toThrow(
      expect.objectContaining({ code: 'rate_limited' }),
    )
  })

  test('is rejected if it is disabled, or for another event than its own', () => {
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

describe('starting a run now', () => {
  const waiting = startRun(aWorkflow(), START, dueBefore(60), NOW).run

  test('queues a waiting run, which was published before', () => {
    const { run, events } = startNow(aWorkflow(), waiting, at(5))
    expect(run).toEqual({ ...waiting, status: 'QUEUED', dueAt: at(5), updatedAt: at(5) })
    expect(events).toEqual([])
  })

  test('queues a skipped run and publishes it with the next sequence', () => {
    const skipped = fail(waiting, new Problem('event_not_open', 'Cancelled.'), NOW)
    expect(skipped.status).toBe('SKIPPED')
    const { run, events, workflow } = startNow(aWorkflow(), skipped, at(5))
    expect(run).toMatchObject({ status: 'QUEUED', error: null, finishedAt: null, dueAt: at(5) })
    expect([workflow.runCount, events]).toMatchObject([1, [{ sequence: 2 }]])
  })

  test.each(['QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED'] as const)(
    'rejects a run that is %s',
    (status) => {
      expect(() => startNow(aWorkflow(), { ...waiting, status }, NOW)).toThrow(
        expect.objectContaining({ code: 'invalid_status_transition' }),
      )
    },
  )
})

describe('a run', () => {
  const { run } = startRun(aWorkflow(), START, NO_RUNS, NOW)

  test('is open until it has succeeded or failed', () => {
    const running = beginRun(run, NOW)
    expect([isRunOpen(run), isRunOpen(running), isRunOpen(succeed(running, NOW))]).toEqual([
      ...[true, true, false],
    ])
    const failed = fail(running, new Problem('empty_audience', 'No recipients.'), NOW)
    expect(failed).toMatchObject({ status: 'FAILED', error: 'empty_audience', finishedAt: NOW })
    expect(fail(running, new TypeError('x'), NOW).error).toBe('internal_error')
    expect(failed.updatedAt > running.updatedAt).toBe(true)
  })

  test('fails after a permanent error and is retried ten times after a temporary one', () => {
    const refused = new Problem('not_found', 'Gone.')
    const away = new Problem('dependency_unavailable', 'Away.')
    expect([isFinal(refused, 1), isFinal(away, 9), isFinal(away, 10)]).toEqual([true, false, true])
    expect(isFinal(new TypeError('x'), 1)).toBe(false)
  })
})
