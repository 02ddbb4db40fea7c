import { CLUB_LIMITS } from '../../../../../../schema/club/limits.ts'

/** In minutes. */
export const USUAL_LENGTHS = [60, 90, 120] as const
export const SHORTEST = 5
export const LONGEST = CLUB_LIMITS.bookingDurationMs / 60_000

const [SHORT, MIDDLE] = USUAL_LENGTHS

/**
 * The length that is offered where a court is free for so many minutes: the middle one, or the longest that fits. Where
 * none fits because something is there already, the middle one: the refusal says what it is.
 */
export function defaultMinutes(free: number): number {
  if (free < SHORTEST || free >= MIDDLE) return MIDDLE
  return free >= SHORT ? SHORT : Math.floor(free / SHORTEST) * SHORTEST
}

/** Minutes of a typed length; null for what is none. */
export function readMinutes(text: string): number | null {
  const typed = text.trim()
  const minutes = Number(typed)
  if (typed === '' || !Number.isInteger(minutes)) return null
  return minutes >= SHORTEST && minutes <= LONGEST ? minutes : null
}
