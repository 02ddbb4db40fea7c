import type { WholeList } from '../../../graph/lists.ts'
import { type CourtBooking, fallInto } from '../closing/fallen-bookings.ts'

/** Bookings by court; a court without any is not in it. */
export type BookingsByCourt = ReadonlyMap<string, WholeList<CourtBooking>>

export interface ClosableCourt {
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

/** One read for all closed courts; its key is the same in whatever order the courts are, for all who show it. */
export function toClosedFilter(courts: readonly ClosableCourt[], start: Date) {
  const closed = courts.filter(({ closing }) => closing !== null)
  const from = start.toISOString()
  const ends = closed.map(({ closing }) => closing?.until ?? null)
  return {
    courtIds: closed.map(({ id }) => id).sort(),
    from,
    // A closing whose end has just passed is read again with its court.
    to: ends.includes(null) ? null : ([from, ...ends].sort().at(-1) ?? null),
  }
}

export function toBookingsByCourt({ nodes, isWhole }: WholeList<CourtBooking>): BookingsByCourt {
  const lists = new Map<string, { nodes: CourtBooking[]; isWhole: boolean }>()
  for (const booking of nodes) {
    const list = lists.get(booking.courtId) ?? { nodes: [], isWhole }
    list.nodes.push(booking)
    lists.set(booking.courtId, list)
  }
  return lists
}

/** Closed courts that have bookings before they open. */
export function toClosedNeeds<Court extends ClosableCourt>(
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
