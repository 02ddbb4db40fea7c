import { isolate } from '../../../../rules/isolate.ts'
import type { DataOf } from '../../graph/ask.ts'
import { inZone } from '../../time/zoned.ts'

type Results = NonNullable<NonNullable<DataOf<'PortalSearch'>['club']>['search']>
export type FoundBooking = Results[number]
export type SearchedBooking = FoundBooking['booking']

/** Characters of a search, as the graph takes them. */
export const SEARCHED_LENGTH = { min: 2, max: 80 } as const

/** What the graph is asked for a typed text; null for one that is too short. */
export function toSearchText(typed: string): string | null {
  // A pair of code units that the limit cuts is no character.
  const text = typed.trim().slice(0, SEARCHED_LENGTH.max).replace(HALF_PAIR, '').trimEnd()
  return text.length < SEARCHED_LENGTH.min ? null : text
}

const HALF_PAIR = /[\uD800-\uDBFF]$/

/** The players that were found, and the booking's number where the reader may have it. */
export function toFoundText({ players, booking }: FoundBooking): string {
  const names = players.map(isolate).join(', ')
  const number = booking.externalBookingId
  return [names, number === null ? '' : isolate(number)].filter(Boolean).join(' · ')
}

/** Where Today shows a booking, as filters of its address: a match that keeps another time stands at its own. */
export function toShownPlace(
  { scheduledStart, matchSession }: Pick<SearchedBooking, 'scheduledStart' | 'matchSession'>,
  { zone, now }: { zone: string; now: Date },
): { day: string | null; match: string | null } {
  const { day } = inZone(matchSession?.scheduledStart ?? scheduledStart, zone)
  return { day: day === inZone(now, zone).day ? null : day, match: matchSession?.id ?? null }
}

/** The same behind the path of a club. */
export function toShownPath(...place: Parameters<typeof toShownPlace>): string {
  const filters = Object.entries(toShownPlace(...place)).flatMap(
    ([name, value]): [string, string][] => (value === null ? [] : [[name, value]]),
  )
  return ['today', new URLSearchParams(filters).toString()].filter(Boolean).join('?')
}
