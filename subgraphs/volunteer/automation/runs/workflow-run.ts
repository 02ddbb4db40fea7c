import type { RUN_STATUSES } from '../../../../schema/volunteer/statuses.ts'

/** One start of a workflow. Its subject is stored as ids only, without personal data. */
export interface WorkflowRun {
  id: string
  clubId: string
  workflowId: string
  status: (typeof RUN_STATUSES)[number]
  /** The volunteer event of the run. */
  eventId: string | null
  /** The helpers of the run. */
  helperIds: string[]
  /** The assignment in the event that started the run. */
  assignmentId: string | null
  /** The published event that started the run; null if it was started manually. */
  causeId: string | null
  /** The error code of a failed or skipped run. */
  error: string | null
  /**
   * Number of starts that this run counts; above one for starts beyond the limit of waiting runs.
   */
  startCount: number
  /** Its position in the sliding hour, possibly in the future; null for a run outside it. */
  dueAt: Date | null
  startedAt: Date | null
  finishedAt: Date | null
  /** Number of events published about the run. */
  publishedCount: number
  createdAt: Date
  updatedAt: Date
}

/** Identifies an event that a run published, by resource and sequence: it triggers no workflow. */
export interface RunEffect {
  resourceId: string
  sequence: number
  createdAt: Date
}

export interface WorkflowPosition {
  organizationId: string
  publicationSequence: string
}
