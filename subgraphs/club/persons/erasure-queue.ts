import { queueOf } from '../../foundation/jobs/work-queue/work-items.ts'
import { LEASE_MS } from '../imports/queue.ts'

/** Queue of erasures; a lane is a source. */
export const PERSON_ERASURES = queueOf('person-erasures', 'by due time')

/**
 * Wait before an erasure reads its first row. Snapshots that were in flight have then been written or have failed:
 * requests end earlier, and an import's step loses its lease.
 */
export const SETTLE_MS = LEASE_MS

export const ERASURE_STEP_MS = 10_000
export const ERASURE_LEASE_MS = 15_000

/** Rows of one page. A transaction locks at most so many rows. */
export const ERASURE_PAGE = 250
