import { inZone } from '../../../time/zoned.ts'

/** The part of `Times` that `whenOf` uses. */
interface ShownTimes {
  zone: string
  time(moment: string): string
  shortDay(moment: string): string
}

/** The time of a moment, and its day where that is not today. */
export function whenOf(
  moment: string,
  now: Date,
  times: ShownTimes,
): [time: string, day: string | null] {
  const isToday = inZone(moment, times.zone).day === inZone(now, times.zone).day
  return [times.time(moment), isToday ? null : times.shortDay(moment)]
}
