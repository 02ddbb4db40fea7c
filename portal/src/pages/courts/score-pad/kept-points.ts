import type { BoardMatch, BoardScore, Side, Team } from '../court/board.ts'
import { sideOf } from '../court/board.ts'

type Pair = BoardScore['games']

/** The match as it is once points are recorded that are only tapped yet. The platform counts; this is what a pad shows till then. */
export function withKeptPoints(match: BoardMatch, teams: readonly Team[]): BoardMatch {
  return teams.reduce(withPoint, match)
}

function withPoint(match: BoardMatch, team: Team): BoardMatch {
  const { score } = match
  if (score === null || score.completed) return match

  const played = { ...score, pointNumber: score.pointNumber + 1 }
  const after = playPoint(played, sideOf(team), match)
  return { ...match, score: after, displayPhase: phaseAfter(score, after, match.scoringMode) }
}

function playPoint(score: BoardScore, side: Side, rules: BoardMatch): BoardScore {
  const { matchTieBreak, tieBreak } = score
  if (matchTieBreak !== null) return playMatchTieBreak(score, plusOne(matchTieBreak, side), side)
  if (tieBreak === null) return playGame(score, side, rules)

  const count = plusOne(tieBreak, side)
  if (isWon(count, side, 7)) return winGame({ ...score, tieBreak: null }, side, rules)
  return { ...score, tieBreak: count, points: toTexts(count) }
}

function playMatchTieBreak(score: BoardScore, count: Pair, side: Side): BoardScore {
  if (!isWon(count, side, 10)) return { ...score, matchTieBreak: count, points: toTexts(count) }

  const sets = plusOne(score.sets, side)
  const setHistory = [...score.setHistory, count]
  return winMatch({ ...score, matchTieBreak: count, sets, setHistory }, side)
}

const NEXT_CALL: Readonly<Record<string, string>> = { 0: '15', 15: '30', 30: '40' }

function playGame(score: BoardScore, side: Side, rules: BoardMatch): BoardScore {
  const { points, starDeuceCount } = score
  const [own, theirs] = [points[side], points[otherOf(side)]]
  const isStar = rules.scoringMode === 'STAR_POINT'
  if (own === 'AD' || isDecidingPoint(score, rules.scoringMode)) return winGame(score, side, rules)
  if (theirs === 'AD') {
    const deuces = isStar ? starDeuceCount + 1 : 0
    return { ...score, points: { blue: '40', orange: '40' }, starDeuceCount: deuces }
  }
  if (own === '40')
    return theirs === '40'
      ? { ...score, points: { ...points, [side]: 'AD' } }
      : winGame(score, side, rules)

  const call = NEXT_CALL[own] ?? '40'
  const isDeuce = call === '40' && theirs === '40'
  const deuces = isDeuce && isStar ? 1 : 0
  return { ...score, points: { ...points, [side]: call }, starDeuceCount: deuces }
}

function winGame(before: BoardScore, side: Side, rules: BoardMatch): BoardScore {
  const games = plusOne(before.games, side)
  const won = { starDeuceCount: 0, decidingPointSide: null }
  const score: BoardScore = { ...before, ...won, points: LOVE_ALL, games }
  if (isWon(games, side, 6) || games[side] === 7) return winSet(score, side, rules)

  return { ...score, tieBreak: games.blue === 6 && games.orange === 6 ? NONE_ALL : null }
}

function winSet(before: BoardScore, side: Side, { ruleVersion }: BoardMatch): BoardScore {
  const sets = plusOne(before.sets, side)
  const setHistory = [...before.setHistory, before.games]
  const score: BoardScore = { ...before, sets, setHistory, games: NONE_ALL }
  if (sets[side] === 2) return winMatch(score, side)

  const isOneAll = sets.blue === 1 && sets.orange === 1
  return { ...score, matchTieBreak: isOneAll && ruleVersion.endsWith('+mtb10') ? NONE_ALL : null }
}

function winMatch(score: BoardScore, side: Side): BoardScore {
  const winner = side === 'blue' ? 'BLUE' : 'ORANGE'
  return { ...score, points: LOVE_ALL, completed: true, winner }
}

function phaseAfter(
  before: BoardScore,
  after: BoardScore,
  mode: BoardMatch['scoringMode'],
): BoardMatch['displayPhase'] {
  if (after.completed) return 'RESULT'
  if (isDecidingPoint(after, mode)) return 'DECIDING_POINT'
  if (after.setHistory.length > before.setHistory.length) return 'SET_BREAK'
  if (isChangeover(before, after)) return 'CHANGEOVER'
  if (after.matchTieBreak !== null) return 'MATCH_TIE_BREAK'
  return after.tieBreak === null ? 'LIVE' : 'TIE_BREAK'
}

function isChangeover(before: BoardScore, after: BoardScore): boolean {
  if (sumOf(after.games) > sumOf(before.games)) return sumOf(after.games) % 2 === 1
  const running = after.matchTieBreak ?? after.tieBreak
  return running !== null && sumOf(running) % 6 === 0
}

function isDecidingPoint(score: BoardScore, mode: BoardMatch['scoringMode']): boolean {
  const { points, tieBreak, matchTieBreak, starDeuceCount } = score
  if (tieBreak !== null || matchTieBreak !== null) return false
  if (points.blue !== '40' || points.orange !== '40') return false
  return mode === 'GOLDEN_POINT' || (mode === 'STAR_POINT' && starDeuceCount === 3)
}

const LOVE_ALL = { blue: '0', orange: '0' }
const NONE_ALL: Pair = { blue: 0, orange: 0 }

function isWon(count: Pair, side: Side, target: number): boolean {
  return count[side] >= target && count[side] - count[otherOf(side)] >= 2
}

function otherOf(side: Side): Side {
  return side === 'blue' ? 'orange' : 'blue'
}

function plusOne(pair: Pair, side: Side): Pair {
  return { ...pair, [side]: pair[side] + 1 }
}

function sumOf({ blue, orange }: Pair): number {
  return blue + orange
}

function toTexts({ blue, orange }: Pair): BoardScore['points'] {
  return { blue: String(blue), orange: String(orange) }
}
