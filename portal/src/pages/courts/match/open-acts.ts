import { isAwarded } from '../court/board.ts'
import type { Match } from './match.ts'

type Ended = Pick<Match, 'status' | 'score' | 'actualEnd'>

export type Correction = 'points' | 'winner'

/**
 * What a correction of the match can still change. Play is corrected by its points, an award by its winner; of a match that
 * play has won, only the last point can be taken back.
 */
export function correctionOf({ status, score }: Ended): Correction | null {
  if (score === null) return null
  if (status === 'ACTIVE' || status === 'PAUSED') return 'points'
  if (status !== 'COMPLETED') return null
  if (!score.completed) return 'points'
  return isAwarded(score) ? 'winner' : null
}

/** Time in which the platform takes the winning point back. */
const REOPENS_FOR_MS = 10 * 60_000

/** Whether taking back its last point lets the match go on. */
export function mayReopen({ status, score, actualEnd }: Ended, now: Date): boolean {
  if (status !== 'COMPLETED' || !score?.completed || isAwarded(score) || actualEnd === null)
    return false
  return now.getTime() - Date.parse(actualEnd) < REOPENS_FOR_MS
}
