import { addDays, inZone } from '../../../time/zoned.ts'

/** Hour of a day in the club's zone; below 0 on the day before, from 24 on the day after. */
export function toHour(moment: string, zone: string, day: string): number {
  const seen = inZone(moment, zone)
  if (seen.day === day) return seen.hour
  return seen.day < day ? seen.hour - 24 : seen.hour + (seen.day === addDays(day, 1) ? 24 : 48)
}
