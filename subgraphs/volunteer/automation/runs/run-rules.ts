import { isProblemCode, Problem } from '../../../../schema/problem.ts'
import { VOLUNTEER_LIMITS } from '../../../../schema/volunteer/limits.ts'
import { laterThan } from '../../../foundation/change/optimistic-lock.ts'
import type { VolunteerEvent } from '../../events/volunteer-event.ts'
import type { Workflow } from '../workflow.ts'
import { RunStopped } from './run-fault.ts'
import type { WorkflowRun } from './workflow-run.ts'

export function requireEnabled({ isEnabled }: Workflow): void {
  if (!isEnabled) throw new Problem('workflow_disabled', 'The workflow is disabled.')
}

/** The event of a manual run: the workflow's own event, if it has one. */
export function eventOfStart(workflow: Workflow, requested: string | null): string | null {
  if (workflow.eventId !== null && requested !== null && requested !== workflow.eventId)
    throw new Problem('invalid_action', 'The workflow is for another event.')

  return requested ?? workflow.eventId
}

/** Assignments whose status one run sets. */
export const MAX_TARGETS = VOLUNTEER_LIMITS.workflow.assignments

/** A run changes all assignments of its helpers, or none if they have too many. */
export function refuseTooManyTargets(count: number): void {
  if (count > MAX_TARGETS)
    throw new Problem('invalid_action', `The helpers have more than ${MAX_TARGETS} assignments.`)
}

/** Whether the run has not ended. */
export function isRunOpen({ status }: WorkflowRun): boolean {
  return status === 'WAITING' || status === 'QUEUED' || status === 'RUNNING'
}

/**
 * Whether the event was cancelled after the run last changed; the run is then skipped even if the
 * event was restored.
 */
export function wasCancelledSince(
  event: Pick<VolunteerEvent, 'cancelledAt'> | null,
  { updatedAt }: WorkflowRun,
): boolean {
  return event !== null && event.cancelledAt !== null && event.cancelledAt >= updatedAt
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
    status: SKIPPING_CODES.includes(code) ? 'SKIPPED' : 'FAILED',
    error: code,
  }
}

/** Whether a retry would fail again. An unavailable dependency is retried instead. */
export function isFinal(error: unknown, attemptCount: number): boolean {
  if (attemptCount >= MAX_ATTEMPTS) return true

  return error instanceof RunStopped || (error instanceof Problem && !PASSING.includes(error.code))
}

/** Decisions of the club against a run, which are not failures of its workflow. */
const SKIPPING_CODES = ['event_not_open', 'workflow_disabled']

const MAX_ATTEMPTS = 10

const PASSING = ['dependency_unavailable', 'internal_error']

function codeOfFailure(error: unknown): string {
  if (error instanceof RunStopped) return error.fault

  const code = error instanceof Problem ? error.code : 'internal_error'
  return isProblemCode(code) ? code : 'internal_error'
}
