import type { MatchSessionStatus } from '../../schema/club/statuses.ts'
import type { ScoreEventType } from './scoring/score-events.ts'
import type { ScoreSnapshot } from './scoring/snapshot.ts'

/** The court is ready, and nobody has begun to play. */
const AWAITED = ['READY', 'WAITING_FOR_PLAYERS'] as const satisfies MatchSessionStatus[]

/** Before play begins the session follows its booking. */
export const BEFORE_PLAY = ['SCHEDULED', ...AWAITED] as const satisfies MatchSessionStatus[]

export type BeforePlay = (typeof BEFORE_PLAY)[number]

const BEGUN = ['ACTIVE', 'PAUSED'] as const satisfies MatchSessionStatus[]

/** A match that a walkover can end: its session waits for it, or was cancelled because it never began. */
const UNPLAYED = [...BEFORE_PLAY, 'CANCELLED'] as const satisfies MatchSessionStatus[]

export type Unplayed = (typeof UNPLAYED)[number]

const OVER = ['COMPLETED', 'CANCELLED', 'ABORTED'] as const satisfies MatchSessionStatus[]

export function isAwaited(status: string): boolean {
  return AWAITED.some((awaited) => awaited === status)
}

export function isBeforePlay(status: string): status is BeforePlay {
  return BEFORE_PLAY.some((open) => open === status)
}

export function isUnplayed(status: string): status is Unplayed {
  return UNPLAYED.some((unplayed) => unplayed === status)
}

export function isInPlay(status: string): boolean {
  return BEGUN.some((begun) => begun === status)
}

export function isMatchOver(status: string): boolean {
  return OVER.some((over) => over === status)
}

/** Session statuses in which each type of score event is allowed. */
export const SCORED_IN: Readonly<Record<ScoreEventType, readonly MatchSessionStatus[]>> = {
  MATCH_STARTED: AWAITED,
  POINT_WON: ['ACTIVE'],
  DECIDING_SIDE_SELECTED: ['ACTIVE'],
  POINT_REVERSED: [...BEGUN, 'COMPLETED'],
  SCORE_CORRECTED: [...BEGUN, 'COMPLETED'],
  MATCH_AWARDED: BEGUN,
}

/** Time for which the match point may be reversed, and a walkover taken back. */
export const REOPEN_WINDOW_MS = 10 * 60 * 1000

export function isPastReopening(actualEnd: Date | string | null, now: Date): boolean {
  return now.getTime() > new Date(actualEnd ?? 0).getTime() + REOPEN_WINDOW_MS
}

type End = Pick<ScoreSnapshot, 'completed' | 'sets'>

/** A match that is over with fewer than two sets for either team was awarded: retirement, walkover or default. */
export function isAwarded({ completed, sets }: End): boolean {
  return completed && sets.blue < 2 && sets.orange < 2
}

/** Why a match is awarded. */
export type AwardReason = 'WALKOVER' | 'RETIREMENT' | 'DEFAULT'

/** Whether an award for this reason may come in this status: only a walkover needs no match that has begun. */
export function mayAward(status: MatchSessionStatus, reason: AwardReason | null): boolean {
  return SCORED_IN.MATCH_AWARDED.includes(status) || (reason === 'WALKOVER' && isBeforePlay(status))
}

interface EndedMatch {
  status: MatchSessionStatus
  actualStart: Date | string | null
  actualEnd: Date | string | null
}

/** A match that never began and is over has been won by a walkover. */
export function isWalkover({ status, actualStart }: Omit<EndedMatch, 'actualEnd'>): boolean {
  return status === 'COMPLETED' && actualStart === null
}

/** Whether staff may still take the walkover back. */
export function mayTakeWalkoverBack(match: EndedMatch, now: Date): boolean {
  return isWalkover(match) && !isPastReopening(match.actualEnd, now)
}

interface ScoredMatch {
  status: MatchSessionStatus
  score: End | null
  actualEnd: Date | string | null
  /** Null where a point ended it. */
  endedBy: string | null
}

export type Correction = 'points' | 'winner'

/**
 * What a correction of the match can still change. Play is corrected by its points, an award by its winner; of a match that
 * play has won, only the last point can be taken back.
 */
export function correctionOf({
  status,
  score,
}: Pick<ScoredMatch, 'status' | 'score'>): Correction | null {
  if (score === null || !SCORED_IN.SCORE_CORRECTED.includes(status)) return null
  if (status !== 'COMPLETED' || !score.completed) return 'points'
  return isAwarded(score) ? 'winner' : null
}

/** Whether taking back its last point lets the match go on; a result that was entered has none. */
export function mayReopen({ status, score, actualEnd, endedBy }: ScoredMatch, now: Date): boolean {
  if (endedBy !== null) return false
  const isWon = status === 'COMPLETED' && score?.completed === true && !isAwarded(score)
  return isWon && !isPastReopening(actualEnd, now)
}
