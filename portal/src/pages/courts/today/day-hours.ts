import { spanOf } from '../../../../../rules/club/opening-span.ts'
import { addDays, inZone, weekdayOf } from '../../../time/zoned.ts'

/** From and to, in hours of the day. */
export type Interval = readonly [number, number]

export interface OpeningHours {
  weekday: string | null
  date: string | null
  intervals: readonly { opens: string; closes: string }[]
}

/** Hour of a day in the club's zone; below 0 on the day before, from 24 on the day after. */
export function toHour(moment: string, zone: string, day: string): number {
  const seen = inZone(moment, zone)
  if (seen.day === day) return seen.hour
  return seen.day < day ? seen.hour - 24 : seen.hour + (seen.day === addDays(day, 1) ? 24 : 48)
}

/** When a location is open, above 24 after midnight; null where its hours are not known. A weekday that is not named is closed. */
export function openOn(hours: readonly OpeningHours[], day: string): Interval[] | null {
  if (hours.length === 0) return null
  const weekday = WEEKDAYS[weekdayOf(day) - 1]
  const own = hours.find(({ date }) => date === day) ?? hours.find((one) => one.weekday === weekday)
  return (own?.intervals ?? []).map((interval) => {
    const { from, to } = spanOf(interval)
    return [from / 60, to / 60]
  })
}

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

/** When a location is closed between two hours of a day; what the day before opens until after midnight is open. */
export function shutOn(
  hours: readonly OpeningHours[],
  day: string,
  { from, to }: { from: number; to: number },
): Interval[] {
  const open = openOn(hours, day)
  if (open === null) return []
  const night = openOn(hours, addDays(day, -1)) ?? []
  const all = [...night.map(([a, b]): Interval => [a - 24, b - 24]), ...open]
  const shut: Interval[] = []
  let at = from
  for (const [start, end] of all.sort(([a], [b]) => a - b)) {
    if (start > at) shut.push([at, start])
    at = Math.max(at, end)
  }
  if (at < to) shut.push([at, to])
  return shut
}
