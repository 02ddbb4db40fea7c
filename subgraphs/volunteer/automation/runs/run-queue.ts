import { queueOf } from '../../../foundation/jobs/work-queue/work-items.ts'

/** Runs of workflows that are to be done; each item bears the id of its run, and its lane is the club. */
export const RUNS = queueOf('workflow_runs', 'by due time')

/** How long one run may take, and how long nothing is heard of a worker before it is given up. */
export const RUN_TIMEOUT_MS = 30_000
export const RUN_LEASE_MS = 60_000
