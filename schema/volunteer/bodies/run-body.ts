import type { RUN_STATUSES } from '../statuses.ts'

/** Fields of a run in the volunteer API; times are dates or ISO text. */
interface ShownRun<Moment> {
  id: string
  clubId: string
  workflowId: string
  status: (typeof RUN_STATUSES)[number]
  eventId: string | null
  helperIds: readonly string[]
  assignmentId: string | null
  causeId: string | null
  error: string | null
  startCount: number
  dueAt: Moment | null
  startedAt: Moment | null
  finishedAt: Moment | null
  createdAt: Moment
  updatedAt: Moment
}

/** Body of a run in its list and in automation.triggered. */
export function toRunBody<Moment>(run: ShownRun<Moment>) {
  return {
    id: run.id,
    verein_id: run.clubId,
    workflow_id: run.workflowId,
    status: run.status.toLowerCase(),
    event_id: run.eventId,
    helper_ids: run.helperIds,
    assignment_id: run.assignmentId,
    cause_id: run.causeId,
    error: run.error,
    start_count: run.startCount,
    due_at: run.dueAt,
    started_at: run.startedAt,
    finished_at: run.finishedAt,
    created_at: run.createdAt,
    updated_at: run.updatedAt,
  }
}
