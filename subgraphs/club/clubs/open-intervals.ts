import { clipIntervals, mergeIntervals, type TimeRange } from '../../../platform/time/intervals.ts'
import {
  addDays,
  type Day,
  dayIn,
  isTimezone,
  toMoment,
  weekdayOf,
} from '../../../platform/time/local-time.ts'
import { spanOf } from '../../../rules/club/opening-span.ts'
import { type DayHours, toDayHours } from './day-hours.ts'
import type { Location } from './location.ts'

/** An interval may begin at 24:59 and last 24 hours. */
const LONGEST_REACH_DAYS = 2

/**
 * When a location is open within a range; null where that is not known. Hours that are only partly understood would show
 * as free what may be shut.
 */
export function openIntervals(
  { openingHours, timezone }: Pick<Location, 'openingHours' | 'timezone'>,
  range: TimeRange,
): TimeRange[] | null {
  const hours = toDayHours(openingHours)
  if (hours === null || hasRepeatedDate(hours) || !isTimezone(timezone)) return null

  const last = dayIn(timezone, new Date(range.end))
  const open: TimeRange[] = []
  let day = addDays(dayIn(timezone, new Date(range.start)), -LONGEST_REACH_DAYS)
  for (; day <= last; day = addDays(day, 1)) {
    for (const interval of hoursOn(hours, day)) {
      const { from, to } = spanOf(interval)
      const [start, end] = [from, to].map((minutes) => Number(toMoment(timezone, day, minutes)))
      open.push({ start: start ?? 0, end: end ?? 0 })
    }
  }
  return clipIntervals(mergeIntervals(open), range)
}

/** A date goes before its weekday; a weekday that is not named is closed. */
function hoursOn(hours: readonly DayHours[], day: Day): DayHours['intervals'] {
  const weekday = weekdayOf(day).toUpperCase()
  const own = hours.find(({ date }) => date === day) ?? hours.find((one) => one.weekday === weekday)
  return own?.intervals ?? []
}

function hasRepeatedDate(hours: readonly DayHours[]): boolean {
  const dates = hours.flatMap(({ date }) => date ?? [])
  return new Set(dates).size < dates.length
}
