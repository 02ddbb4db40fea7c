import { Problem } from '../../../schema/problem.ts'
import type { BatchDecision } from '../bookings/writing/decide.ts'
import type { AnsweredRefusal } from '../refused-bookings/refused-booking.ts'
import type { BookingImport, ImportError, ImportRecord, ImportResult } from './booking-import.ts'

/** An import begins PENDING; its records are written in the order of the request. */
export function newImport(
  origin: Pick<BookingImport, 'id' | 'clubId' | 'bookingSourceId' | 'installationId'>,
  total: number,
  now: Date,
): BookingImport {
  return {
    ...origin,
    status: 'PENDING',
    total,
    imported: 0,
    failed: 0,
    startedAt: null,
    completedAt: null,
    createdAt: now,
    updatedAt: now,
  }
}

/** Results of records, in order. */
export function toResults(
  records: readonly ImportRecord[],
  outcomes: BatchDecision['outcomes'],
): ImportResult[] {
  return outcomes.flatMap((outcome, nth) => {
    const record = records[nth]
    return record === undefined ? [] : [toResult(record, outcome)]
  })
}

/** Result of a record after an internal error. */
export function failRecord(record: ImportRecord, error: ImportError): ImportResult {
  return { ...toHead(record), ...FAILED, error }
}

/** The records that failed, for the log of refused bookings. */
export function toRefused(
  { installationId, bookingSourceId }: BookingImport,
  results: readonly ImportResult[],
): AnsweredRefusal[] {
  return results.flatMap(({ externalBookingId, error }) => {
    if (error === null) return []
    const { code, details } = error
    const booking = { installationId, bookingSourceId, externalBookingId }
    return [{ ...booking, way: 'IMPORT', code, details }]
  })
}

/** Adds results to an import; `endImport` completes it. */
export function advanceImport(
  job: BookingImport,
  results: readonly ImportResult[],
  now: Date,
): BookingImport {
  const failures = results.filter(({ outcome }) => outcome === 'FAILED').length
  const failed = job.failed + failures
  const imported = job.imported + results.length - failures
  return { ...job, imported, failed, status: 'PROCESSING', updatedAt: now }
}

/**
 * Completes an import. Lost records count as failed and make it FAILED, so that `imported + failed = total` holds
 * for every completed import.
 */
export function endImport(job: BookingImport, now: Date): BookingImport {
  const lost = lostRecordCount(job)
  const failed = job.failed + lost
  const status = lost > 0 ? 'FAILED' : finalStatus(job.imported, failed)
  return { ...job, failed, status, completedAt: now, updatedAt: now }
}

/** Number of the import's own records with neither a result nor a stored snapshot. */
export function lostRecordCount({ total, imported, failed }: BookingImport): number {
  return total - imported - failed
}

const FAILED = { outcome: 'FAILED', bookingId: null, reconciliationStatus: 'NONE' } as const

/** A business refusal fails only its record. */
function toResult(record: ImportRecord, outcome: BatchDecision['outcomes'][number]): ImportResult {
  if (outcome instanceof Problem) {
    const { code, message, details } = outcome
    return failRecord(record, { code, message, ...(details && { details }) })
  }
  const { booking, reconciliationStatus } = outcome
  const done = { outcome: outcome.outcome, bookingId: booking.id, reconciliationStatus }
  return { ...toHead(record), ...done, error: null }
}

function toHead({ position, snapshot: { externalBookingId, sourceVersion } }: ImportRecord) {
  return { position, externalBookingId, sourceVersion }
}

function finalStatus(imported: number, failed: number): BookingImport['status'] {
  if (failed === 0) return 'COMPLETED'
  return imported === 0 ? 'FAILED' : 'PARTIAL'
}
