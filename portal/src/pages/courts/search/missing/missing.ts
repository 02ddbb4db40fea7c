import type { DataOf, VariablesOf } from '../../../../graph/ask.ts'
import {
  type FoundBooking,
  type SearchedBooking,
  toSearchText,
} from '../../../../shell/go-to/found-bookings.ts'

export type MissingAnswer = NonNullable<DataOf<'PortalMissingBooking'>['club']>
export type Refusal = NonNullable<MissingAnswer['asTyped']>['nodes'][number]

/** Characters of a booking's number. */
export const NUMBER_LENGTH = 200

type Asked = Pick<VariablesOf<'PortalMissingBooking'>, 'text' | 'typed' | 'upper' | 'lower'>

/** Refusals are found by the number as it was sent, which a desk types in letters of any size; null for a text that is too short. */
export function toMissingQuery(input: string): Asked | null {
  const text = toSearchText(input)
  if (text === null) return null
  const typed = toNumber(input)
  return { text, typed, upper: toNumber(typed.toUpperCase()), lower: toNumber(typed.toLowerCase()) }
}

/** Some letters are two in capitals. */
function toNumber(text: string): string {
  return text
    .trim()
    .slice(0, NUMBER_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}

/** What a club knows of a number. */
export interface Looked {
  /** Bookings of this number. */
  here: readonly SearchedBooking[]
  /** Others that it finds: by the beginning of theirs, or by a player's name. */
  similar: readonly SearchedBooking[]
  cancelled: readonly SearchedBooking[]
  /** Start of the last cancelled booking that was looked at, where there are more behind it. */
  cancelledUntil: string | null
  /** Newest first. */
  refused: readonly Refusal[]
  /** Of what stands here there may be more than was read. */
  isCut: boolean
}

/** What the club of the page knows of a number. */
export function lookHere(input: string, answer: MissingAnswer): Looked {
  const looked = lookBeside(input, answer)
  const found = answer.search ?? []
  const isExact = isNumbered(input)
  return {
    ...looked,
    similar: found.map(({ booking }) => booking).filter((one) => !isExact(one)),
    isCut: found.length >= MOST_FOUND && looked.here.length === 0,
  }
}

/** What another club of the reader knows of it: its bookings of similar numbers are none of this question's. */
export function lookBeside(input: string, answer: MissingAnswer): Looked {
  const { search, bookings, asTyped, inCapitals, inSmallLetters } = answer
  const isExact = isNumbered(input)
  const lists = [asTyped, inCapitals, inSmallLetters]
  const refused = new Map(lists.flatMap((list) => list?.nodes ?? []).map((one) => [one.id, one]))
  const found: readonly FoundBooking[] = search ?? []
  const cancelled = bookings?.nodes ?? []
  return {
    here: found.map(({ booking }) => booking).filter(isExact),
    similar: [],
    cancelled: cancelled.filter(isExact),
    cancelledUntil: bookings?.pageInfo.hasNextPage
      ? (cancelled.at(-1)?.scheduledStart ?? null)
      : null,
    refused: [...refused.values()].toSorted((one, other) =>
      one.occurredAt < other.occurredAt ? 1 : -1,
    ),
    isCut: false,
  }
}

/** Nothing of this number has reached a club, as far as its answer can say. */
export function isUnknown({ here, cancelled, refused, isCut }: Looked): boolean {
  return !isCut && [here, cancelled, refused].every((list) => list.length === 0)
}

/** Of one search. */
const MOST_FOUND = 20

function isNumbered(input: string) {
  const wanted = toNumber(input).toLowerCase()
  return ({ externalBookingId }: Pick<SearchedBooking, 'externalBookingId'>) =>
    externalBookingId?.toLowerCase() === wanted
}
