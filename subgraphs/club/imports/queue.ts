import { queueOf } from '../../foundation/jobs/work-queue/work-items.ts'

/** Queue of imports; a lane is a source, whose imports run one after the other. */
export const BOOKING_IMPORTS = queueOf('booking-imports', 'in turn')

/**
 * Records per transaction: half of the longest import. With fifths an import takes a third longer; with this size a
 * PUT of the same source waits for up to 50 ms.
 */
export const CHUNK = 250

/** Records per row. */
export const PIECE = CHUNK

/** Time-out of a step; a worker without a sign for this long has lost its lease. */
export const STEP_TIMEOUT_MS = 10_000
export const LEASE_MS = 15_000
