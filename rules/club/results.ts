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
  actualEnd: Date | string | null
  scheduledEnd: Date | string
}

/**
 * Why the match takes no result: its status has none, it is too old, or it was called off by its booking or by staff.
 * Null where it takes one. The clock cancels a match that was not started; this is the way back from there.
 */
export function findResultRefusal(
  match: EnteredMatch,
  now: Date,
): 'NOT_DUE' | 'CALLED_OFF' | 'TOO_LATE' | null {
  const { status, endedBy } = match
  if (status === 'SCHEDULED') return 'NOT_DUE'
  if (isAwaited(status) || status === 'ACTIVE' || status === 'PAUSED') return null
  if (status !== 'COMPLETED' && endedBy !== 'CLOCK') return 'CALLED_OFF'
  return now.getTime() > endOf(match) + RESULT_WINDOW_MS ? 'TOO_LATE' : null
}

export function mayEnterResult(match: EnteredMatch, now: Date): boolean {
  return findResultRefusal(match, now) === null
}

/** A session that was cancelled before its match began has no actual end. */
function endOf({ actualEnd, scheduledEnd }: EnteredMatch): number {
  return new Date(actualEnd ?? scheduledEnd).getTime()
}
