import type { ProblemDetails } from '../../../schema/problem.ts'
import type { ProblemCode } from '../../../schema/problem-codes.ts'
import type { Snapshot } from '../bookings/booking.ts'
import type { ReconciliationStatus } from '../bookings/conflicts/reconciliation-conflict.ts'

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

/** A queued record. */
export interface ImportRecord {
  /** From 0, in the order of the request. */
  position: number
  snapshot: Snapshot
}

/** Consecutive queued records in one row; with a row for each, the database's part takes a fifteenth longer. */
export interface ImportPiece {
  importId: string
  /** Position of its first record. */
  firstPosition: number
  snapshots: Snapshot[]
}

/** Result of one record. */
export interface ImportResult {
  position: number
  externalBookingId: string
  /** As it was sent. */
  sourceVersion: number
  outcome: 'CREATED' | 'UPDATED' | 'UNCHANGED' | 'FAILED'
  /** Null if the record failed. */
  bookingId: string | null
  reconciliationStatus: ReconciliationStatus
  error: ImportError | null
}

/** Results of one transaction's records. */
export interface ImportStep {
  importId: string
  /** Position of the first record. */
  firstPosition: number
  results: ImportResult[]
}

/** Refusal of a record, as of PUT booking. */
export interface ImportError {
  code: ProblemCode
  message: string
  details?: ProblemDetails
}
