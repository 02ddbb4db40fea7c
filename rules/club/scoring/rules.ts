import type { Team } from '../../../schema/club/statuses.ts'
import { Problem } from '../../../schema/problem.ts'
import { endsInMatchTieBreak, type MatchRules, type ScoringMode } from './match-rules.ts'
import {
  addOne,
  fromSideOf,
  INITIAL_SNAPSHOT,
  isInTieBreak,
  LOVE_ALL,
  NONE_ALL,
  type Pair,
  type ScoreSnapshot,
  type Side,
  sumOf,
  withOwn,
} from './snapshot.ts'

/** Scores a point for a team. */
export function playPoint(before: ScoreSnapshot, team: Team, rules: MatchRules): ScoreSnapshot {
  refuseCompleted(before)

  const snapshot: ScoreSnapshot = {
    ...before,
    pointNumber: before.pointNumber + 1,
    lastTransition: 'POINT',
  }
  if (before.matchTieBreak !== null)
    return playMatchTieBreak(snapshot, addOne(before.matchTieBreak, team), team)
  if (before.tieBreak !== null)
    return playTieBreak(snapshot, addOne(before.tieBreak, team), team, rules)
  return playGame(snapshot, team, rules)
}

/** Sets the receivers' side of the deciding point; a second choice replaces the first. */
export function chooseSide(before: ScoreSnapshot, side: Side, rules: MatchRules): ScoreSnapshot {
  refuseCompleted(before)
  if (!isDecidingPointPending(before, rules.scoringMode))
    throw new Problem(
      'state_conflict',
      'No deciding point is pending; a side is chosen only before a golden or star point.',
    )

  return { ...before, decidingPointSide: side }
}

/**
 * Ends the match for a team without a point: retirement, walkover or default. A match that never began has no score
 * before it.
 */
export function award(score: ScoreSnapshot | null, team: Team): ScoreSnapshot {
  const before = score ?? INITIAL_SNAPSHOT
  refuseCompleted(before)

  return { ...before, completed: true, winner: team, lastTransition: 'MATCH' }
}

export function isDecidingPointPending(snapshot: ScoreSnapshot, mode: ScoringMode): boolean {
  const { points, completed } = snapshot
  // Tie-break points are decimal strings too, and may reach 40-40.
  if (completed || isInTieBreak(snapshot)) return false
  if (points.blue !== '40' || points.orange !== '40') return false

  return mode === 'GOLDEN_POINT' || (mode === 'STAR_POINT' && snapshot.starDeuceCount === 3)
}

function refuseCompleted(snapshot: ScoreSnapshot): void {
  if (!snapshot.completed) return

  throw new Problem(
    'state_conflict',
    'The match is over; reverse its last point or correct the score before going on.',
  )
}

const NEXT_CALL: Readonly<Record<string, string>> = { 0: '15', 15: '30', 30: '40' }

function playGame(snapshot: ScoreSnapshot, team: Team, rules: MatchRules): ScoreSnapshot {
  const { own, theirs } = fromSideOf(snapshot.points, team)
  const isStar = rules.scoringMode === 'STAR_POINT'
  if (own === 'AD' || isDecidingPointPending(snapshot, rules.scoringMode))
    return winGame(snapshot, team, rules)
  if (theirs === 'AD') {
    const starDeuceCount = isStar ? snapshot.starDeuceCount + 1 : 0
    return { ...snapshot, points: { blue: '40', orange: '40' }, starDeuceCount }
  }
  if (own === '40')
    return theirs === '40'
      ? { ...snapshot, points: withOwn(snapshot.points, team, 'AD') }
      : winGame(snapshot, team, rules)

  const call = NEXT_CALL[own] ?? '40'
  const isDeuce = call === '40' && theirs === '40'
  return {
    ...snapshot,
    points: withOwn(snapshot.points, team, call),
    starDeuceCount: isDeuce && isStar ? 1 : 0,
  }
}

function playTieBreak(
  snapshot: ScoreSnapshot,
  tieBreak: Pair<number>,
  team: Team,
  rules: MatchRules,
): ScoreSnapshot {
  if (isWon(tieBreak, team, 7)) return winGame({ ...snapshot, tieBreak: null }, team, rules)

  return {
    ...snapshot,
    tieBreak,
    points: toPoints(tieBreak),
    changeoverCount: snapshot.changeoverCount + changeoversAfterTieBreakPoint(tieBreak),
  }
}

function playMatchTieBreak(
  snapshot: ScoreSnapshot,
  matchTieBreak: Pair<number>,
  team: Team,
): ScoreSnapshot {
  const played = { ...snapshot, matchTieBreak }
  if (isWon(matchTieBreak, team, 10))
    return {
      ...winMatch(played, team),
      sets: addOne(snapshot.sets, team),
      setHistory: [...snapshot.setHistory, matchTieBreak],
    }

  return {
    ...played,
    points: toPoints(matchTieBreak),
    changeoverCount: snapshot.changeoverCount + changeoversAfterTieBreakPoint(matchTieBreak),
  }
}

function winGame(before: ScoreSnapshot, team: Team, rules: MatchRules): ScoreSnapshot {
  const games = addOne(before.games, team)
  const snapshot: ScoreSnapshot = {
    ...before,
    points: LOVE_ALL,
    games,
    starDeuceCount: 0,
    decidingPointSide: null,
    lastTransition: 'GAME',
  }
  if (isWon(games, team, 6) || fromSideOf(games, team).own === 7)
    return winSet(snapshot, team, rules)

  return {
    ...snapshot,
    changeoverCount: snapshot.changeoverCount + (sumOf(games) % 2),
    tieBreak: games.blue === 6 && games.orange === 6 ? NONE_ALL : null,
  }
}

function winSet(before: ScoreSnapshot, team: Team, { ruleVersion }: MatchRules): ScoreSnapshot {
  const sets = addOne(before.sets, team)
  const snapshot: ScoreSnapshot = {
    ...before,
    sets,
    setHistory: [...before.setHistory, before.games],
    games: NONE_ALL,
    lastTransition: 'SET',
  }
  if (fromSideOf(sets, team).own === 2) return winMatch(snapshot, team)

  const isOneAll = sets.blue === 1 && sets.orange === 1
  return {
    ...snapshot,
    changeoverCount: snapshot.changeoverCount + (sumOf(before.games) % 2),
    matchTieBreak: isOneAll && endsInMatchTieBreak(ruleVersion) ? NONE_ALL : null,
  }
}

function winMatch(snapshot: ScoreSnapshot, team: Team): ScoreSnapshot {
  return { ...snapshot, points: LOVE_ALL, completed: true, winner: team, lastTransition: 'MATCH' }
}

function isWon(count: Pair<number>, team: Team, target: number): boolean {
  const { own, theirs } = fromSideOf(count, team)
  return own >= target && own - theirs >= 2
}

function changeoversAfterTieBreakPoint(count: Pair<number>): number {
  return sumOf(count) % 6 === 0 ? 1 : 0
}

function toPoints(count: Pair<number>): Pair<string> {
  return { blue: String(count.blue), orange: String(count.orange) }
}
