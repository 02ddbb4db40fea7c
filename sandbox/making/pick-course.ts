import { DAY_MS } from '../../platform/time/local-time.ts'
import type { BookingStory, Chapter } from './bookings/booking-story.ts'
import type { Slot } from './play-weeks.ts'
import type { Random } from './random.ts'

const HOUR_MS = DAY_MS / 24
const CANCELLED_SHARE = 0.1

/** Booking time of a slot, hours or days before its start, and its ending. */
export function pickCourse(
  slot: Slot,
  now: Date,
  random: Random,
): Pick<BookingStory, 'bookedAt' | 'ending'> {
  const latest = Math.min(slot.start.getTime(), now.getTime())
  const bookedAt = new Date(Math.round(latest - random.between(HOUR_MS, 9 * DAY_MS)))
  return { bookedAt, ending: pickEnding(slot, { bookedAt, latest, now, random }) }
}

interface Course {
  bookedAt: Date
  /** Start of the match, or now if that is earlier. */
  latest: number
  now: Date
  random: Random
}

function pickEnding({ start, end }: Slot, course: Course): Chapter | null {
  const { bookedAt, latest, now, random } = course
  const isUnderway = start <= now && now < end
  if (random.chance(CANCELLED_SHARE) && !isUnderway)
    return { status: 'CANCELLED', at: new Date(random.between(bookedAt.getTime(), latest)) }
  if (end > now) return null

  const completedAt = end.getTime() + random.between(0, HOUR_MS / 2)
  return { status: 'COMPLETED', at: new Date(Math.min(completedAt, now.getTime())) }
}
