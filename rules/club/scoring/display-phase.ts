import type { ScoringMode } from './match-rules.ts'
import { isDecidingPointPending } from './rules.ts'
import { type ScoreSnapshot, sumOf } from './snapshot.ts'

export type DisplayPhase =
  | 'IDLE'
  | 'WELCOME'
  | 'TEAM_SETUP'
  | 'LIVE'
  | 'CHANGEOVER'
  | 'SET_BREAK'
  | 'TIE_BREAK'
  | 'MATCH_TIE_BREAK'
  | 'DECIDING_POINT'
  | 'PAUSED'
  | 'RESULT'
  | 'CLOSED'

/** Phases without play, by status. */
const STILL_PHASES = {
  SCHEDULED: 'IDLE',
  READY: 'WELCOME',
  WAITING_FOR_PLAYERS: 'TEAM_SETUP',
  PAUSED: 'PAUSED',
  COMPLETED: 'RESULT',
  CANCELLED: 'CLOSED',
  ABORTED: 'CLOSED',
} as const

/** Phase of the court's display. */
export function displayPhase(
  status: keyof typeof STILL_PHASES | 'ACTIVE',
  snapshot: ScoreSnapshot | null,
  mode: ScoringMode,
): DisplayPhase {
  if (status !== 'ACTIVE') return STILL_PHASES[status]
  if (snapshot === null) return 'LIVE'
  if (isDecidingPointPending(snapshot, mode)) return 'DECIDING_POINT'
  if (snapshot.lastTransition === 'SET') return 'SET_BREAK'
  if (isAtChangeover(snapshot)) return 'CHANGEOVER'
  if (snapshot.matchTieBreak !== null) return 'MATCH_TIE_BREAK'
  return snapshot.tieBreak === null ? 'LIVE' : 'TIE_BREAK'
}

/**
 * True if the last point caused a changeover: a game that makes the set's total odd, or every sixth point of a
 * tie-break. Derived from the snapshot alone, so that a reversal also restores the phase.
 */
function isAtChangeover({
  lastTransition,
  games,
  tieBreak,
  matchTieBreak,
}: ScoreSnapshot): boolean {
  if (lastTransition === 'GAME') return sumOf(games) % 2 === 1

  const running = matchTieBreak ?? tieBreak
  return lastTransition === 'POINT' && running !== null && sumOf(running) % 6 === 0
}
