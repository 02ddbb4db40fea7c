import { addDays, type Day, dayIn, toMoment, weekdayOf } from '../../platform/time/local-time.ts'
import type { Span } from '../../rules/club/opening-span.ts'
import { everyDay, type OpeningHours, open, spansOn } from '../calendar/opening-hours.ts'
import type { Random } from './random.ts'

/** Days of bookings before and after today. */
export interface PlayDays {
  back: number
  ahead: number
}

export const PLAY_WEEKS: PlayDays = { back: 21, ahead: 28 }

export interface Slot {
  start: Date
  end: Date
}

export interface PlayPlan {
  timezone: string
  openingHours: OpeningHours | null
  popularity: number
  days: PlayDays
  now: Date
  random: Random
}

const STEP = 30
const MINUTE_MS = 60_000

/** Default for locations without opening hours. */
const USUAL_HOURS: OpeningHours = { weekly: everyDay(open('09:00-22:00')), exceptions: [] }

/** Booked slots of one court, without overlaps. */
export function slotsOf(plan: PlayPlan): Slot[] {
  const today = dayIn(plan.timezone, plan.now)
  const offsets = Array.from(
    { length: plan.days.back + plan.days.ahead + 1 },
    (_, index) => index - plan.days.back,
  )
  return offsets.flatMap((offset) => {
    const day = addDays(today, offset)
    const spans = spansOn(plan.openingHours ?? USUAL_HOURS, day)
    return spans.flatMap((span) => slotsIn(plan, span, day, offset))
  })
}

function slotsIn(plan: PlayPlan, span: Span, day: Day, offset: number): Slot[] {
  const { random, timezone, popularity } = plan
  const slots: Slot[] = []
  let minute = span.from
  while (minute + 60 <= span.to) {
    const isBooked = random.chance(demandAt(day, minute) * popularity * foresight(offset))
    const isShort = random.chance(0.3) || minute + 90 > span.to
    const duration = isShort ? 60 : 90
    if (isBooked) {
      const start = toMoment(timezone, day, minute)
      slots.push({ start, end: new Date(start.getTime() + duration * MINUTE_MS) })
    }
    minute += isBooked ? duration : STEP
  }
  return slots
}

/** Probability that a free court is booked; highest in the evening and on weekend mornings. */
function demandAt(day: Day, minute: number): number {
  const hour = minute / 60
  const isWeekend = ['saturday', 'sunday'].includes(weekdayOf(day))
  if (isWeekend) return hour >= 9 && hour < 14 ? 0.22 : 0.05
  if (hour >= 17 && hour < 22) return 0.3
  return hour >= 9 && hour < 13 ? 0.05 : 0.02
}

/** Share of bookings that are made this many days ahead. */
function foresight(offset: number): number {
  return offset <= 3 ? 1 : Math.max(0.35, 1 - (offset - 3) * 0.035)
}
