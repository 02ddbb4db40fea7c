import { queueOf } from '../../foundation/jobs/work-queue/work-items.ts'

/** Imports that wait; their lane is their source, whose imports run one after the other. */
export const BOOKING_IMPORTS = queueOf('booking-imports', 'in turn')

/**
 * One transaction's records; each gives the lease its full time again. A half of the longest import, and a
 * multiple of the rows that the database takes best: in fifths it takes a third longer. What is put through
 * the same source waits for 50 ms meanwhile.
 */
export const CHUNK = 250

/** So many records are kept in one row: what a transaction takes. */
export const PIECE = CHUNK

/** How long one transaction may take, and how long nothing is heard of a worker before it is given up. */
export const STEP_TIMEOUT_MS = 10_000
export const LEASE_MS = 15_000
