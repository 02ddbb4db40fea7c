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

/** Without play the status alone says what a board shows. */
const STILL_PHASES = {
  SCHEDULED: 'IDLE',
  READY: 'WELCOME',
  WAITING_FOR_PLAYERS: 'TEAM_SETUP',
  PAUSED: 'PAUSED',
  COMPLETED: 'RESULT',
  CANCELLED: 'CLOSED',
  ABORTED: 'CLOSED',
} as const

/** What a board at the court shows. */
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
 * Whether the last point raised `changeoverCount` shows in the snapshot itself: only a game that makes
 * the set's total odd does it, or every sixth point of a tie-break. So the phase needs no earlier
 * snapshot, and a reversal brings back the phase together with the snapshot.
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
