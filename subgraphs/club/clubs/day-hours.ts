import { z } from 'zod'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'

const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const

/** Opening hours of a weekday or, where it differs, of a date. */
export interface DayHours {
  weekday: (typeof WEEKDAYS)[number] | null
  date: string | null
  intervals: { opens: string; closes: string }[]
  note: string | null
}

const Clock = z.string().regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/)

const Intervals = z
  .array(z.object({ opens: Clock, closes: Clock }))
  .max(CLUB_LIMITS.openingHours.intervals)

const Weekly = z.strictObject(
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday.toLowerCase(), Intervals.optional()])),
)

const Exception = z.object({
  date: z.iso.date(),
  intervals: Intervals,
  note: z.string().nullish(),
})

const StoredHours = z.strictObject({
  weekly: Weekly,
  exceptions: z.array(Exception).optional(),
})

/**
 * The stored value by weekdays, then dates. Null for a value of another form: REST returns any JSON, and hours that
 * are only partly understood would show a location as closed.
 */
export function toDayHours(stored: unknown): DayHours[] | null {
  const { data } = StoredHours.safeParse(stored)
  if (data === undefined) return null

  const { weekly, exceptions = [] } = data
  const ofWeek = WEEKDAYS.flatMap((weekday): DayHours[] => {
    const intervals = weekly[weekday.toLowerCase()]
    return intervals === undefined ? [] : [{ weekday, date: null, intervals, note: null }]
  })
  const ofDates = exceptions.map(
    ({ date, intervals, note = null }): DayHours => ({ weekday: null, date, intervals, note }),
  )
  const hours = [...ofWeek, ...ofDates]
  return hours.length <= CLUB_LIMITS.openingHours.days ? hours : null
}
