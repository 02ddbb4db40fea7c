import type { MatchSessionStatus } from '../../schema/club/statuses.ts'
import { isAwaited } from './match-states.ts'

/** What ended a session; null where play did, and where it is not known. */
export type SessionEnding = 'CLOCK' | 'BOOKING' | 'STAFF'

/** How a match ended that no team has won by its sets. */
export type ResultEnding = 'TIME' | 'RETIRED'

/** Time after its end for which the result of a match may be entered. */
export const RESULT_WINDOW_MS = 7 * 24 * 60 * 60 * 1000

interface EnteredMatch {
  status: MatchSessionStatus
  endedBy: SessionEnding | null
  actualStart: Date | string | null
  actualEnd: Date | string | null
  scheduledEnd: Date | string
  updatedAt: Date | string
}

/**
 * Why the match takes no result: its status has none, it is too old, or it was called off by its booking or by staff.
 * Null where it takes one. The clock cancels a match that was not started; this is the way back from there.
 */
export function findResultRefusal(
  match: EnteredMatch,
  now: Date,
): 'NOT_DUE' | 'CALLED_OFF' | 'TOO_LATE' | null {
  const { status } = match
  if (status === 'SCHEDULED') return 'NOT_DUE'
  if (isAwaited(status) || status === 'ACTIVE' || status === 'PAUSED') return null
  if (status !== 'COMPLETED' && !isEndedByClock(match)) return 'CALLED_OFF'
  return now.getTime() > endOf(match) + RESULT_WINDOW_MS ? 'TOO_LATE' : null
}

export function mayEnterResult(match: EnteredMatch, now: Date): boolean {
  return findResultRefusal(match, now) === null
}

/**
 * A release before 1.4.0 does not write what ended a session, and beside it only a booking cancels one: the clock does not
 * before its end. What staff have broken off is not known from what the clock has.
 */
function isEndedByClock({ status, endedBy, scheduledEnd, updatedAt }: EnteredMatch): boolean {
  if (endedBy === 'CLOCK' || status !== 'CANCELLED') return endedBy === 'CLOCK'
  return endedBy !== 'BOOKING' && new Date(updatedAt) >= new Date(scheduledEnd)
}

/** The match of a session that never began, cancelled or won by a walkover, was to be played until its scheduled end. */
function endOf({ actualStart, actualEnd, scheduledEnd }: EnteredMatch): number {
  const planned = new Date(scheduledEnd).getTime()
  const end = actualEnd === null ? planned : new Date(actualEnd).getTime()
  return actualStart === null ? Math.max(end, planned) : end
}
