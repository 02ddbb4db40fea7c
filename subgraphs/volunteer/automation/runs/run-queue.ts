import { queueOf } from '../../../foundation/jobs/work-queue/work-items.ts'

/** The queue of workflow runs: the item's id is the run's id, its lane is the club. */
export const RUNS = queueOf('workflow_runs', 'by due time')

/** Time limit of one run, and the lease after which another worker takes over. */
export const RUN_TIMEOUT_MS = 30_000
export const RUN_LEASE_MS = 60_000
