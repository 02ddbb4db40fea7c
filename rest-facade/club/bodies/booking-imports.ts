import type {
  GetBookingImportQuery,
  ImportBookingsMutation,
} from '../../../built/types/operations.ts'
import { Problem, type ProblemDetails } from '../../../schema/problem.ts'
import { toProblemCode } from '../../problem-names.ts'
import { toClubRefusal } from '../errors.ts'

type QueuedImport = NonNullable<ImportBookingsMutation['importBookings']>['bookingImport']
type BookingImport = NonNullable<GetBookingImportQuery['bookingImport']>
type ImportedRecord = NonNullable<BookingImport['records']>[number]

/** Booking import job, creation response. */
export function toQueuedImport(job: QueuedImport) {
  return {
    id: job.id,
    status: job.status,
    total: job.total,
    imported: job.imported,
    failed: job.failed,
    created_at: job.createdAt,
  }
}

/** Booking import job, read response. */
export function toBookingImport(job: BookingImport) {
  return {
    id: job.id,
    booking_source_id: job.bookingSourceId,
    status: job.status,
    total: job.total,
    imported: job.imported,
    failed: job.failed,
    result: job.records ? { records: job.records.map(toImportRecord) } : null,
    started_at: job.startedAt,
    completed_at: job.completedAt,
    created_at: job.createdAt,
    updated_at: job.updatedAt,
  }
}

function toImportRecord(record: ImportedRecord) {
  return {
    index: record.position,
    external_booking_id: record.externalBookingId,
    outcome: record.outcome.toLowerCase(),
    booking_id: record.bookingId,
    source_version: record.sourceVersion,
    reconciliation_status: record.reconciliationStatus === 'REQUIRED' ? 'required' : 'none',
    error: record.error && toRecordError(record.error),
  }
}

/** The error in the form of PUT booking. */
function toRecordError({ code, message, details }: NonNullable<ImportedRecord['error']>) {
  const problem = toProblemCode(code)
  return toClubRefusal(new Problem(problem, message, (details ?? undefined) as ProblemDetails))
}
