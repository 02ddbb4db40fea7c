import { CLUB_LIMITS } from '../../schema/club/limits.ts'
import { LIMITS } from '../../schema/limits.ts'
import type { Problem } from '../../schema/problem.ts'

interface RefusedRecord {
  /** As it was sent, which may be no number. */
  externalBookingId: unknown
  code: string
  details: unknown
}

interface Fault {
  path: string
  rule: string
}

/** What is said of a record without a fault: it was refused with its import, for others. */
export const OTHER_RECORDS = 'others'

/**
 * The records of an import that is refused as a whole, of which none is stored: each with its own faults, or with those of
 * the import.
 */
export function toRefusedRecords(
  numbers: readonly unknown[],
  { code, details }: Pick<Problem, 'code' | 'details'>,
): RefusedRecord[] {
  const known = numbers.slice(0, CLUB_LIMITS.importedBookings)
  if (code !== 'invalid_input')
    return known.map((externalBookingId) => ({ externalBookingId, code, details }))

  const faults = toFaults(details?.['issues'])
  const byRecord = Map.groupBy(faults, ({ path }) => RECORD.exec(path)?.[1] ?? '')
  // Of a full list of faults nothing is known of the records that it does not name.
  const isWhole = faults.length < LIMITS.issues
  // Each record repeats it: the first one tells enough.
  const ofAll = byRecord.get('')?.slice(0, 1) ?? [
    { path: '', rule: isWhole ? OTHER_RECORDS : 'invalid' },
  ]
  return known.map((externalBookingId, place) => {
    const own = byRecord.get(String(place))
    const issues = own?.map((fault) => ({ ...fault, path: fault.path.replace(RECORD, '') }))
    return { externalBookingId, code, details: { issues: issues ?? ofAll } }
  })
}

const RECORD = /^bookings\[(\d{1,9})\]\.?(?:booking\.)?/

function toFaults(issues: unknown): readonly Fault[] {
  return Array.isArray(issues) ? issues : []
}
