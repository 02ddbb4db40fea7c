import { Problem } from '../../../../schema/problem.ts'
import { toRunBody } from '../../../../schema/volunteer/bodies/run-body.ts'
import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'
import { laterThan } from '../../../foundation/change/optimistic-lock.ts'
import type { VolunteerDomainEvent } from '../../records/volunteer-domain-event.ts'
import type { Workflow } from '../workflow.ts'
import type { WorkflowRun } from './workflow-run.ts'

/** The subject of a run, and what started it. */
export type RunStart = Pick<
  WorkflowRun,
  'id' | 'eventId' | 'helperIds' | 'assignmentId' | 'causeId'
>

/** The runs of a workflow that determine the due time of the next one. */
export interface RunSchedule {
  /** Due times since an hour ago and in the future, latest first; at most `runsPerHour`. */
  dues: readonly Date[]
  waitingCount: number
  /** The skipped run that counts the starts of the hour beyond the limit of waiting runs. */
  counting: WorkflowRun | null
}

export const NO_RUNS: RunSchedule = { dues: [], waitingCount: 0, counting: null }

export interface Started {
  /** A new run, or the counting run with one more start. */
  run: WorkflowRun
  schedule: RunSchedule
  /** The workflow with its updated run counter. */
  workflow: Workflow
  events: VolunteerDomainEvent[]
}

const HOUR_MS = 60 * 60 * 1000

const { runsPerHour, waitingRuns } = VOLUNTEER_LIMITS.workflow

/** Due times before this moment do not delay the next run. */
export function hourBefore(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS)
}

/**
 * Starts a workflow. Each start gets its due time from a sliding window at once, so that a waiting
 * run needs only its work item.
 */
export function startRun(
  workflow: Workflow,
  start: RunStart,
  schedule: RunSchedule,
  now: Date,
): Started {
  const dueAt = nextDue(schedule, now)
  const isWaiting = dueAt > now
  if (isWaiting && schedule.waitingCount >= waitingRuns)
    return countStart(workflow, start, schedule, now)

  const status = isWaiting ? 'WAITING' : 'QUEUED'
  const made: WorkflowRun = { ...newRun(workflow, start, now), status, dueAt }
  return {
    ...trigger(workflow, made, now),
    schedule: {
      ...schedule,
      dues: [dueAt, ...schedule.dues].slice(0, runsPerHour),
      waitingCount: schedule.waitingCount + (isWaiting ? 1 : 0),
    },
  }
}

/** Enqueues a waiting or skipped run immediately, regardless of the hourly limit. */
export function startNow(
  workflow: Workflow,
  stored: WorkflowRun,
  now: Date,
): Omit<Started, 'schedule'> {
  const { status } = stored
  if (status !== 'WAITING' && status !== 'SKIPPED')
    throw new Problem(
      'invalid_status_transition',
      `A run that is ${status.toLowerCase()} cannot be started.`,
    )

  const unfinished = { error: null, startedAt: null, finishedAt: null }
  const updatedAt = laterThan(stored, now)
  const run: WorkflowRun = { ...stored, ...unfinished, status: 'QUEUED', dueAt: now, updatedAt }
  // A waiting run has published automation.triggered already.
  return status === 'WAITING' ? { run, workflow, events: [] } : trigger(workflow, run, now)
}

/** A waiting run is skipped when its workflow is disabled. */
export function skipWaiting(run: WorkflowRun, now: Date): WorkflowRun {
  const finished = { finishedAt: now, updatedAt: laterThan(run, now) }
  return { ...run, ...finished, status: 'SKIPPED', error: 'workflow_disabled' }
}

/** The first time that `runsPerHour` allows, at least a millisecond after the last waiting run, to keep the order. */
function nextDue({ dues }: RunSchedule, now: Date): Date {
  const [latest] = dues
  const oldestCounted = dues[runsPerHour - 1]
  const windowFreeMs = oldestCounted === undefined ? 0 : oldestCounted.getTime() + HOUR_MS
  const afterWaitingMs = latest !== undefined && latest > now ? latest.getTime() + 1 : 0
  return new Date(Math.max(windowFreeMs, afterWaitingMs, now.getTime()))
}

/** Beyond the limit of waiting runs: refuses a start by hand, which has no cause, and counts any other. */
function countStart(
  workflow: Workflow,
  start: RunStart,
  schedule: RunSchedule,
  now: Date,
): Started {
  if (start.causeId === null)
    throw new Problem('rate_limited', `${waitingRuns} starts of the workflow are waiting already.`)

  const { counting } = schedule
  const run: WorkflowRun =
    counting === null
      ? { ...newRun(workflow, start, now), status: 'SKIPPED', error: TOO_MANY, finishedAt: now }
      : { ...counting, startCount: counting.startCount + 1, updatedAt: laterThan(counting, now) }
  return { run, schedule: { ...schedule, counting: run }, workflow, events: [] }
}

export const TOO_MANY = 'too_many_waiting'

function newRun({ clubId, id: workflowId }: Workflow, start: RunStart, now: Date): WorkflowRun {
  return {
    ...start,
    ...{ clubId, workflowId, status: 'QUEUED', error: null, startCount: 1 },
    ...{ dueAt: null, startedAt: null, finishedAt: null, publishedCount: 0 },
    ...{ createdAt: now, updatedAt: now },
  }
}

function trigger(workflow: Workflow, started: WorkflowRun, now: Date): Omit<Started, 'schedule'> {
  const { clubId, runCount } = workflow
  const sequence = started.publishedCount + 1
  const run = { ...started, publishedCount: sequence }
  const event: VolunteerDomainEvent = {
    type: 'automation.triggered',
    // On this side a club is its own organization, so no event concerns two clubs.
    organizationId: clubId,
    clubId,
    resource: { type: 'automation', id: run.id },
    sequence,
    changedFields: [],
    data: { run: toRunBody(run) },
  }
  return {
    run,
    workflow: { ...workflow, runCount: runCount + 1, lastTriggeredAt: now },
    events: [event],
  }
}
