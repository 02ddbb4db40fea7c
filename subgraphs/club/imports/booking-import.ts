import type { ProblemDetails } from '../../../platform/problem.ts'
import type { ProblemCode } from '../../../schema/problem-codes.ts'
import type { Snapshot } from '../bookings/booking.ts'
import type { ReconciliationStatus } from '../bookings/conflicts/rules.ts'

/** A queued import of up to 500 bookings (club API, Booking import job). */
export interface BookingImport {
  id: string
  clubId: string
  bookingSourceId: string
  installationId: string
  status: 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'PARTIAL' | 'FAILED'
  total: number
  imported: number
  failed: number
  startedAt: Date | null
  completedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** A record that waits. */
export interface ImportRecord {
  /** From 0, in the order of the request. */
  position: number
  snapshot: Snapshot
}

/**
 * Records that follow each other, as they are kept until the import is over. With a row for each, the
 * database server's part of an import takes a fifteenth longer.
 */
export interface ImportPiece {
  importId: string
  /** Of its first record. */
  firstPosition: number
  snapshots: Snapshot[]
}

/** What became of one record. */
export interface ImportResult {
  position: number
  externalBookingId: string
  /** As it was sent. */
  sourceVersion: number
  outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED' | 'FAILED'
  /** Null when it failed. */
  bookingId: string | null
  reconciliationStatus: ReconciliationStatus
  error: ImportError | null
}

/** What one transaction made of the records that it took. */
export interface ImportStep {
  importId: string
  /** Of the first of them. */
  firstPosition: number
  results: ImportResult[]
}

/** A refusal in the platform's own names, as PUT booking would have answered it. */
export interface ImportError {
  code: ProblemCode
  message: string
  details?: ProblemDetails
}
