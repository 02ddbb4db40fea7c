import { z } from 'zod'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import {
  OPENING_TIME,
  OPENING_WEEKDAYS,
  type OpeningDay,
} from '../../../schema/club/opening-days.ts'

/** Opening hours of a weekday or, where it differs, of a date. */
export interface DayHours {
  weekday: (typeof OPENING_WEEKDAYS)[number] | null
  date: string | null
  intervals: { opens: string; closes: string }[]
  note: string | null
}

const Clock = z.string().regex(OPENING_TIME)

const Intervals = z
  .array(z.object({ opens: Clock, closes: Clock }))
  .max(CLUB_LIMITS.openingHours.intervals)

const Weekly = z.strictObject(
  Object.fromEntries(
    OPENING_WEEKDAYS.map((weekday) => [weekday.toLowerCase(), Intervals.optional()]),
  ),
)

const Exception = z.object({
  date: z.iso.date(),
  intervals: Intervals,
  note: z.string().nullish(),
})

const StoredHours = z.strictObject({
  weekly: Weekly,
  exceptions: z.array(Exception).max(CLUB_LIMITS.openingHours.dates).optional(),
})

/**
 * The stored value by weekdays, then dates. Null for a value of another form: REST returns any JSON, and hours that
 * are only partly understood would show a location as closed.
 */
export function toDayHours(stored: unknown): DayHours[] | null {
  const { data } = StoredHours.safeParse(stored)
  if (data === undefined) return null

  const { weekly, exceptions = [] } = data
  const ofWeek = OPENING_WEEKDAYS.flatMap((weekday): DayHours[] => {
    const intervals = weekly[weekday.toLowerCase()]
    return intervals === undefined ? [] : [{ weekday, date: null, intervals, note: null }]
  })
  const ofDates = exceptions.map(
    ({ date, intervals, note = null }): DayHours => ({ weekday: null, date, intervals, note }),
  )
  return [...ofWeek, ...ofDates]
}

/** The form in which locations store opening hours, and REST returns them; null where none are known. */
export function toStoredHours(given: readonly OpeningDay[]): unknown {
  if (given.length === 0) return null

  const weekly = given.flatMap(({ weekday, intervals }) =>
    weekday ? [[weekday.toLowerCase(), intervals] as const] : [],
  )
  const exceptions = given.flatMap(({ date, intervals, note }) =>
    date ? [{ date, intervals, ...(note && { note }) }] : [],
  )
  return { weekly: Object.fromEntries(weekly), exceptions }
}
