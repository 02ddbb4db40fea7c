import { type CourtBooking, fallInto } from '../closing/fallen-bookings.ts'

interface ClosedCourt {
  id: string
  closing: { until: string | null } | null
}

export interface ClosedNeed<Court> {
  kind: 'closed'
  key: string
  court: Court
  /** By their starts. */
  bookings: readonly CourtBooking[]
}

/** Closed courts that have bookings before they open. */
export function toClosedNeeds<Court extends ClosedCourt>(
  courts: readonly Court[],
  bookings: ReadonlyMap<string, readonly CourtBooking[]>,
  now: Date,
): ClosedNeed<Court>[] {
  return courts.flatMap((court): ClosedNeed<Court>[] => {
    if (court.closing === null) return []
    const until = court.closing.until === null ? null : new Date(court.closing.until)
    const fallen = fallInto(bookings.get(court.id) ?? [], now, until)
    if (fallen.length === 0) return []
    return [{ kind: 'closed', key: `closed ${court.id}`, court, bookings: fallen }]
  })
}
