import type { WholeList } from '../../../graph/lists.ts'
import { type CourtBooking, fallInto } from '../closing/fallen-bookings.ts'

/** Bookings by court; a court whose list is not there is not in it. */
export type BookingsByCourt = ReadonlyMap<string, WholeList<CourtBooking>>

interface ClosedCourt {
  id: string
  closing: { until: string | null } | null
}

export interface ClosedNeed<Court> {
  kind: 'closed'
  key: string
  court: Court
  /** How many bookings are on it; at least so many where not all were read. */
  count: number
  isWhole: boolean
  /** The first that is to begin; null where all of them are on. */
  next: CourtBooking | null
}

/** Lists of courts, in the order of their ids, without those that are not there. */
export function toBookingsByCourt(
  ids: readonly string[],
  lists: readonly (WholeList<CourtBooking> | null)[],
): BookingsByCourt {
  const known = ids.flatMap((id, at) => {
    const list = lists[at]
    return list ? [[id, list] as const] : []
  })
  return new Map(known)
}

/** Closed courts that have bookings before they open. */
export function toClosedNeeds<Court extends ClosedCourt>(
  courts: readonly Court[],
  bookings: BookingsByCourt,
  now: Date,
): ClosedNeed<Court>[] {
  return courts.flatMap((court): ClosedNeed<Court>[] => {
    if (court.closing === null) return []
    const until = court.closing.until === null ? null : new Date(court.closing.until)
    const { nodes, isWhole } = bookings.get(court.id) ?? NONE
    const fallen = fallInto(nodes, now, until)
    const { length: count } = fallen
    if (count === 0) return []
    const next = fallen.find(({ scheduledStart }) => new Date(scheduledStart) > now) ?? null
    return [{ kind: 'closed', key: `closed ${court.id}`, court, count, isWhole, next }]
  })
}

const NONE: WholeList<CourtBooking> = { nodes: [], isWhole: true }
