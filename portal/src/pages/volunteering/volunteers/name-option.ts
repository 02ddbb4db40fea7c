import type { Times } from '../../../time/times.ts'
import type { Poll } from './people.ts'

type Option = Poll['options'][number]

/** What an option of a poll is called: its day where it has one, else its own label. */
export function nameOption({ label, startTime }: Option, times: Times) {
  if (startTime === null) return { short: label, long: label }
  return {
    short: `${times.weekday(startTime)} ${times.dayNumber(startTime)}`,
    long: times.shortDay(startTime),
  }
}
