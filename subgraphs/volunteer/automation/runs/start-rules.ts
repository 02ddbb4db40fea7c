import { Problem } from '../../../../platform/problem.ts'
import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'
import { toRunBody } from '../../../../schema/volunteer/run-body.ts'
import { laterThan } from '../../records/optimistic-lock.ts'
import type { VolunteerDomainEvent } from '../../records/volunteer-domain-event.ts'
import type { Workflow } from '../workflow.ts'
import type { WorkflowRun } from './workflow-run.ts'

/** What a run is to be about, and what started it. */
export type RunStart = Pick<
  WorkflowRun,
  'id' | 'eventId' | 'helperIds' | 'assignmentId' | 'causeId'
>

/** The runs of a workflow that decide when its next one is due. */
export interface RunSchedule {
  /** Due times after the hour before now, the latest first, at most as many as an hour takes. */
  dues: readonly Date[]
  waitingCount: number
  /** The skipped run that counts the starts of the hour for which no place to wait was left. */
  counting: WorkflowRun | null
}

export const NO_RUNS: RunSchedule = { dues: [], waitingCount: 0, counting: null }

export interface Started {
  /** A new run, or the counting one with this start. */
  run: WorkflowRun
  schedule: RunSchedule
  /** The workflow as it counts its runs now. */
  workflow: Workflow
  events: VolunteerDomainEvent[]
}

const HOUR_MS = 60 * 60 * 1000

const { runsPerHour, waitingRuns } = VOLUNTEER_LIMITS.workflow

/** Before it, due times do not delay the next one. */
export function hourBefore(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS)
}

/**
 * Starts a workflow. A sliding window gives each start its due time when it is made, so that waiting runs need
 * no other work than their place in the queue.
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

/** Queues a waiting or skipped run at once, whatever ran within the hour. */
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
  // A waiting run was published when it was made.
  return status === 'WAITING' ? { run, workflow, events: [] } : trigger(workflow, run, now)
}

/** The waiting run of a workflow that is disabled. */
export function skipWaiting(run: WorkflowRun, now: Date): WorkflowRun {
  const finished = { finishedAt: now, updatedAt: laterThan(run, now) }
  return { ...run, ...finished, status: 'SKIPPED', error: 'workflow_disabled' }
}

/** Never before a run that waits already. */
function nextDue({ dues }: RunSchedule, now: Date): Date {
  const [latest] = dues
  const hourly = dues[runsPerHour - 1]
  const free = hourly === undefined ? now.getTime() : hourly.getTime() + HOUR_MS
  const inOrder = latest !== undefined && latest > now ? latest.getTime() + 1 : now.getTime()
  return new Date(Math.max(free, inOrder, now.getTime()))
}

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
    // A club is its own organization here: no event of this database concerns two clubs.
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
