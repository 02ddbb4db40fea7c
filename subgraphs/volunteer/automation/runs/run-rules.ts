import { isProblemCode, Problem } from '../../../../platform/problem.ts'
import type { VolunteerEvent } from '../../events/volunteer-event.ts'
import { laterThan } from '../../records/optimistic-lock.ts'
import type { Workflow } from '../workflow.ts'
import { RunStopped } from './run-fault.ts'
import type { WorkflowRun } from './workflow-run.ts'

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
  return status === 'WAITING' || status === 'QUEUED' || status === 'RUNNING'
}

/** Whether its event was cancelled after its last change, though it may be restored: then it stays undone. */
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
