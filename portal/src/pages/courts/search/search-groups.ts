import { toSearchable } from '../../../../../rules/search-text.ts'
import type { FoundBooking } from '../../../shell/go-to/found-bookings.ts'
import { inZone } from '../../../time/zoned.ts'

export interface SearchedCourt {
  id: string
  name: string
}

export type SearchOption =
  | { kind: 'court'; key: string; court: SearchedCourt }
  | { kind: 'booking'; key: string; found: FoundBooking }

/** What was found of one day of the club; `day` is null for courts. */
export interface SearchGroup {
  day: string | null
  options: readonly SearchOption[]
}

/** Courts that have the text in their names, then bookings by day, in the order of the answer. */
export function toSearchGroups(
  text: string,
  courts: readonly SearchedCourt[],
  found: readonly FoundBooking[],
  zone: string,
): SearchGroup[] {
  const wanted = toSearchable(text.trim())
  const named = courts.filter(({ name }) => toSearchable(name).includes(wanted))
  const byDay = Map.groupBy(found, ({ booking }) => inZone(booking.scheduledStart, zone).day)
  const ofCourts = named.map(
    (court): SearchOption => ({ kind: 'court', key: `court ${court.id}`, court }),
  )
  return [
    ...(ofCourts.length > 0 ? [{ day: null, options: ofCourts }] : []),
    ...[...byDay].map(([day, list]) => ({
      day,
      options: list.map(
        (one): SearchOption => ({ kind: 'booking', key: one.booking.id, found: one }),
      ),
    })),
  ]
}
