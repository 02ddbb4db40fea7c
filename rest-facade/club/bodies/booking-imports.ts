import { z } from 'zod'
import type {
  GetBookingImportQuery,
  ImportBookingsMutation,
} from '../../../built/types/operations.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { makeEnumReader } from '../../../schema/enum-names.ts'
import { envelope, field, readerOf, record } from '../../../schema/fields/rest-body.ts'
import { Problem, type ProblemDetails } from '../../../schema/problem.ts'
import { toProblemCode } from '../../problem-names.ts'
import { toClubRefusal } from '../errors.ts'
import { FOREIGN_ID } from './keywords.ts'
import { RECONCILIATION, type Reconciliation, toReconciliation } from './reconciliation.ts'

type QueuedImport = NonNullable<ImportBookingsMutation['importBookings']>['bookingImport']
type BookingImport = NonNullable<GetBookingImportQuery['bookingImport']>
type ImportedRecord = NonNullable<BookingImport['records']>[number]

const TOTAL = { minimum: 1, maximum: CLUB_LIMITS.importedBookings }
const OUTCOMES = ['created', 'updated', 'unchanged', 'failed'] as const

const toOutcome = makeEnumReader(OUTCOMES)

/** Booking import job, creation response. */
export const QueuedImportBody = record(
  'BookingImport',
  {
    id: field(),
    status: field({
      enum: ['PENDING'],
      description: 'Always PENDING: the import begins after the answer.',
    }),
    total: field<number>(TOTAL),
    imported: field<number>(),
    failed: field<number>(),
    created_at: field(),
  },
  { name: 'QueuedBookingImport' },
)

export const toQueuedImport = readerOf<QueuedImport, typeof QueuedImportBody>(QueuedImportBody, {})

const RecordError = envelope(
  {
    name: 'ImportRecordError',
    description: 'Why a record failed, as PUT booking would answer it.',
  },
  {
    code: z
      .string()
      .regex(/^[A-Za-z_]+$/)
      .describe('The code of the refusal, such as `VERSION_CONFLICT` or `UNMAPPED_COURT`.'),
    message: z.string().describe('One sentence for logs.'),
    details: z
      .unknown()
      .optional()
      .describe('More about the reason; its form depends on the code.'),
  },
)

const ImportedRecordBody = record('ImportedRecord', {
  index: field<number>({ of: 'ImportedRecord.position' }),
  external_booking_id: field(FOREIGN_ID),
  outcome: field<(typeof OUTCOMES)[number]>({ enum: OUTCOMES }),
  booking_id: field<string | null>(),
  source_version: field<number>(),
  reconciliation_status: field<Reconciliation>(RECONCILIATION),
  error: RecordError.nullable(),
})

const toImportedRecord = readerOf<ImportedRecord, typeof ImportedRecordBody>(ImportedRecordBody, {
  index: ({ position }) => position,
  outcome: ({ outcome }) => toOutcome(outcome),
  reconciliation_status: ({ reconciliationStatus }) => toReconciliation(reconciliationStatus),
  error: ({ error }) => error && toRecordError(error),
})

/** Booking import job, read response. */
export const BookingImportBody = record('BookingImport', {
  id: field(),
  booking_source_id: field(),
  status: field(),
  total: field<number>(TOTAL),
  imported: field<number>(),
  failed: field<number>(),
  result: z
    .object({ records: z.array(ImportedRecordBody) })
    .nullable()
    .describe('Outcomes of the finished records, in the order of the request; null while PENDING.'),
  started_at: field<string | null>(),
  completed_at: field<string | null>(),
  created_at: field(),
  updated_at: field(),
})

export const toBookingImport = readerOf<BookingImport, typeof BookingImportBody>(
  BookingImportBody,
  {
    result: ({ records }) => (records ? { records: records.map(toImportedRecord) } : null),
  },
)

/** The error in the form of PUT booking. */
function toRecordError({
  code,
  message,
  details,
}: NonNullable<ImportedRecord['error']>): z.output<typeof RecordError> {
  const problem = toProblemCode(code)
  return toClubRefusal(new Problem(problem, message, (details ?? undefined) as ProblemDetails))
}
