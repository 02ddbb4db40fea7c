import type { RUN_STATUSES } from '../../../../schema/volunteer/statuses.ts'

/** One time that a workflow was started. Only ids are kept of what it is about, nothing of a person. */
export interface WorkflowRun {
  id: string
  clubId: string
  workflowId: string
  status: (typeof RUN_STATUSES)[number]
  /** The volunteer event that it is about. */
  eventId: string | null
  /** Whom it is about. */
  helperIds: string[]
  /** The assignment that its cause tells of. */
  assignmentId: string | null
  /** The published event that started it; null where somebody did. */
  causeId: string | null
  /** The code of what it failed or was skipped by. */
  error: string | null
  /** How many starts it counts; more than one where no more could wait. */
  startCount: number
  /** Its place among the runs of an hour, which may be to come; null where it has none. */
  dueAt: Date | null
  startedAt: Date | null
  finishedAt: Date | null
  /** How many events were published about it. */
  publishedCount: number
  createdAt: Date
  updatedAt: Date
}

/** That an event was published by a run: it starts no workflow. Resource and sequence tell which one. */
export interface RunEffect {
  resourceId: string
  sequence: number
  createdAt: Date
}

export interface WorkflowPosition {
  organizationId: string
  publicationSequence: string
}
