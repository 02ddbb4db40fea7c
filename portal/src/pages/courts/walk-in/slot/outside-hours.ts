import { addDays, inZone } from '../../../../time/zoned.ts'
import { type Interval, type OpeningHours, openOn, toHour } from '../../today/day-hours.ts'

interface Period {
  from: Date
  to: Date
}

/**
 * The hours of the day on which a booking begins, where they do not cover it; null where they do, or where no hours are
 * known. An empty list: closed on that day.
 */
export function findOutside(
  hours: readonly OpeningHours[],
  { from, to }: Period,
  zone: string,
): Interval[] | null {
  const { day } = inZone(from, zone)
  const open = openOn(hours, day)
  if (open === null) return null
  const around = [-1, 0, 1, 2].flatMap((days) =>
    (openOn(hours, addDays(day, days)) ?? []).map(
      ([a, b]): Interval => [a + 24 * days, b + 24 * days],
    ),
  )
  const [begins, ends] = [from, to].map((moment) => toHour(moment.toISOString(), zone, day))
  if (begins === undefined || ends === undefined) return null
  let covered = begins
  for (const [a, b] of around.toSorted(([one], [other]) => one - other))
    if (a <= covered) covered = Math.max(covered, b)
  return covered >= ends ? null : open
}
