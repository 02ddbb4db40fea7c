import { isProblemCode, Problem } from '../../../platform/problem.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { toRunBody } from '../../../schema/volunteer/run-body.ts'
import { laterThan } from '../record-state.ts'
import type { VolunteerDomainEvent } from '../volunteer-domain-event.ts'
import { RunStopped } from './run-fault.ts'
import type { Workflow } from './workflow.ts'
import type { WorkflowRun } from './workflow-run.ts'

/** What a run is to be about, and what started it. */
export type RunStart = Pick<
  WorkflowRun,
  'id' | 'eventId' | 'helperIds' | 'assignmentId' | 'causeId'
>

/** What a workflow has had within the hour. */
export interface RunsOfHour {
  startedCount: number
  /** The run that stands for all that was skipped. */
  skipped: WorkflowRun | null
}

export const NO_RUNS: RunsOfHour = { startedCount: 0, skipped: null }

export interface Started {
  /** A new one, or the skipped one as it stands for this start, too. */
  run: WorkflowRun
  hour: RunsOfHour
  /** The workflow as it counts its runs now. */
  workflow: Workflow
  events: VolunteerDomainEvent[]
}

const HOUR_MS = 60 * 60 * 1000

/** Since when the runs of a workflow are counted that it may have. */
export function hourBefore(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS)
}

/** Starts a workflow, unless it was often enough within the hour: then it is only counted. */
export function startRun(
  workflow: Workflow,
  start: RunStart,
  hour: RunsOfHour,
  now: Date,
): Started {
  const { clubId, id: workflowId, runCount } = workflow
  const { startedCount, skipped } = hour
  const isSkipped = startedCount >= VOLUNTEER_LIMITS.workflow.runsPerHour
  const run: WorkflowRun =
    isSkipped && skipped !== null
      ? { ...skipped, startCount: skipped.startCount + 1, updatedAt: laterThan(skipped, now) }
      : {
          ...start,
          ...{ clubId, workflowId, status: isSkipped ? 'SKIPPED' : 'QUEUED', error: null },
          ...{ startCount: 1, startedAt: null, finishedAt: null, createdAt: now, updatedAt: now },
        }
  if (isSkipped) return { run, hour: { startedCount, skipped: run }, workflow, events: [] }

  const event: VolunteerDomainEvent = {
    type: 'automation.triggered',
    // A club is its own organization here: no event of this database concerns two clubs.
    organizationId: clubId,
    clubId,
    resource: { type: 'automation', id: run.id },
    sequence: 1,
    changedFields: [],
    data: { run: toRunBody(run) },
  }
  const counted = { ...workflow, runCount: runCount + 1, lastTriggeredAt: now }
  return {
    run,
    hour: { startedCount: startedCount + 1, skipped },
    workflow: counted,
    events: [event],
  }
}

export function requireEnabled({ isEnabled }: Workflow): void {
  if (!isEnabled) throw new Problem('workflow_disabled', 'The workflow is disabled.')
}

/** The event that a workflow is started for by hand: its own, where it has one. */
export function eventOfStart(workflow: Workflow, asked: string | null): string | null {
  if (workflow.eventId !== null && asked !== null && asked !== workflow.eventId)
    throw new Problem('invalid_action', 'The workflow is for another event.')

  return asked ?? workflow.eventId
}

/** Whether a run is still to be done. */
export function isRunOpen({ status }: WorkflowRun): boolean {
  return status === 'QUEUED' || status === 'RUNNING'
}

export function beginRun(run: WorkflowRun, now: Date): WorkflowRun {
  return { ...run, status: 'RUNNING', startedAt: now, updatedAt: laterThan(run, now) }
}

export function succeed(run: WorkflowRun, now: Date): WorkflowRun {
  return { ...run, status: 'SUCCEEDED', finishedAt: now, updatedAt: laterThan(run, now) }
}

export function fail(run: WorkflowRun, error: unknown, now: Date): WorkflowRun {
  const finished = { finishedAt: now, updatedAt: laterThan(run, now) }
  const code = codeOfFailure(error)
  return {
    ...run,
    ...finished,
    status: SKIPPING.includes(code) ? 'SKIPPED' : 'FAILED',
    error: code,
  }
}

/** Whether the same would fail again: then the run has failed. What is only away may come back. */
export function isFinal(error: unknown, attemptCount: number): boolean {
  if (attemptCount >= MAX_ATTEMPTS) return true

  return error instanceof RunStopped || (error instanceof Problem && !PASSING.includes(error.code))
}

/** What somebody decided against a run, which is no fault of its workflow. */
const SKIPPING = ['event_not_open', 'workflow_disabled']

const MAX_ATTEMPTS = 10

const PASSING = ['dependency_unavailable', 'internal_error']

function codeOfFailure(error: unknown): string {
  if (error instanceof RunStopped) return error.fault

  const code = error instanceof Problem ? error.code : 'internal_error'
  return isProblemCode(code) ? code : 'internal_error'
}
