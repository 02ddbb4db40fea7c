import type { Issue } from '../../../platform/input/issues.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import type { Problem } from '../../../schema/problem.ts'

interface RefusedRecord {
  externalBookingId: string
  code: string
  details: unknown
}

/** The records for which an import is refused as a whole: those with faults, or all where the reason is no record. */
export function toRefusedRecords(
  bookings: readonly { externalBookingId: string }[],
  { code, details }: Problem,
): RefusedRecord[] {
  if (code !== 'invalid_input')
    return bookings
      .slice(0, CLUB_LIMITS.importedBookings)
      .map(({ externalBookingId }) => ({ externalBookingId, code, details }))

  const issues = (details?.['issues'] ?? []) as readonly Issue[]
  const byRecord = Map.groupBy(issues, ({ path }) => RECORD.exec(path)?.[1])
  return [...byRecord].flatMap(([place, faults]) => {
    const booking = place === undefined ? undefined : bookings[Number(place)]
    if (booking === undefined) return []

    const own = faults.map((fault) => ({ ...fault, path: fault.path.replace(RECORD, '') }))
    const { externalBookingId } = booking
    return [{ externalBookingId, code, details: { issues: own } }]
  })
}

const RECORD = /^bookings\[(\d{1,9})\]\.(?:booking\.)?/
