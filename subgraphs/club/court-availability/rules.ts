import {
  mergeIntervals,
  subtractIntervals,
  type TimeRange,
} from '../../../platform/time/intervals.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import type { Location } from '../clubs/location.ts'
import { openIntervals } from '../clubs/open-intervals.ts'
import type { Court } from '../courts/court.ts'
import type { MatchSession } from '../match-sessions/session.ts'

export const MINUTE_MS = 60_000

/** A session that goes on is expected to need its court this much longer. */
const OVERRUN_MS = 5 * MINUTE_MS

/** Whether the opening hours of a court's location are known, and when the court is free. */
export interface FreeTimes {
  hours: 'KNOWN' | 'UNKNOWN'
  free: TimeRange[]
}

export interface AvailabilityPeriod {
  /** From the running minute on, or later. */
  range: TimeRange
  /** Shorter intervals are left out. */
  minimumMs: number
}

export type CourtClosing = Pick<Court, 'statusOverride' | 'overrideUntil'>

export type OpenLocation = Pick<Location, 'status' | 'openingHours' | 'timezone'>

/** The running minute: two reads within it have one answer, unless something changed. */
export function toMinute(now: Date): number {
  return Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
}

/** The past is never free, so the range begins at the running minute or later; it is empty if it is past. */
export function toRange({ from, to }: { from: Date; to: Date }, minute: number): TimeRange {
  const end = to.getTime()
  return { start: Math.min(Math.max(from.getTime(), minute), end), end }
}

/**
 * The time that a session in play occupies, without its booking, too: from its start, where that was early, and past its end
 * until it ends.
 */
export function busyBySession(
  {
    scheduledStart,
    scheduledEnd,
    actualStart,
  }: Pick<MatchSession, 'scheduledStart' | 'scheduledEnd' | 'actualStart'>,
  minute: number,
): TimeRange {
  const end = Math.max(scheduledEnd.getTime(), minute + OVERRUN_MS)
  const planned = scheduledStart.getTime()
  return { start: Math.min(planned, actualStart?.getTime() ?? planned), end }
}

/** Opening hours of the location, for each court of it the same. */
export function openTimesOf(location: OpenLocation, { range }: AvailabilityPeriod) {
  const open = openIntervals(location, range)
  if (open === null) return null
  return location.status === 'ACTIVE' ? open : []
}

/** The opening hours of a court without its closing and without the busy intervals. */
export function freeTimesOf(
  open: readonly TimeRange[] | null,
  court: CourtClosing,
  busy: readonly TimeRange[],
  { minimumMs }: AvailabilityPeriod,
): FreeTimes {
  if (open === null) return { hours: 'UNKNOWN', free: [] }

  const taken = mergeIntervals([...closingOf(court), ...busy])
  const free = subtractIntervals(open, taken)
  const long = free.filter(({ start, end }) => end - start >= minimumMs)
  // What is left out counts as taken, so that nothing is called free which is not.
  return { hours: 'KNOWN', free: long.slice(0, CLUB_LIMITS.availability.intervals) }
}

/** Staff close a court until a moment or until they open it; neither a silent device nor a warning closes it. */
function closingOf({ statusOverride, overrideUntil }: CourtClosing): TimeRange[] {
  if (statusOverride === null) return []
  return [{ start: Number.NEGATIVE_INFINITY, end: overrideUntil?.getTime() ?? Infinity }]
}
