import { type Day, WEEKDAYS, type Weekday, weekdayOf } from '../../platform/time/local-time.ts'
import { type Span, spanOf } from '../../rules/club/opening-span.ts'

/** A period of a day in local time; a closing time at or before the opening is on the next day. */
export interface Interval {
  opens: string
  closes: string
}

export type Weekly = Record<Weekday, Interval[]>

/** Opening hours of a location, as the APIs show them. */
export interface OpeningHours {
  weekly: Weekly
  exceptions: { date: Day; intervals: Interval[]; note: string }[]
}

/** `open('08:00-13:00', '14:00-23:00')` */
export function open(...intervals: `${string}-${string}`[]): Interval[] {
  return intervals.map((interval) => {
    const [opens = '', closes = ''] = interval.split('-')
    return { opens, closes }
  })
}

/** The same hours every day, except for the days in `but`. */
export function everyDay(intervals: Interval[], but: Partial<Weekly> = {}): Weekly {
  const entries = WEEKDAYS.map((weekday) => [weekday, but[weekday] ?? intervals])
  return Object.fromEntries(entries) as Weekly
}

/** Opening periods of a location on a day. */
export function spansOn({ weekly, exceptions }: OpeningHours, day: Day): Span[] {
  const exception = exceptions.find(({ date }) => date === day)
  const intervals = exception?.intervals ?? weekly[weekdayOf(day)]
  return intervals.map(spanOf)
}
