import { findCallFault } from '../../../../../../rules/club/scoring/find-impossible-score.ts'
import { isOpenTieBreak } from '../../../../../../rules/club/scoring/finished-sets.ts'
import { CALLS, isInTieBreak } from '../../../../../../rules/club/scoring/snapshot.ts'
import type { VariablesOf } from '../../../../graph/ask.ts'
import type { Match, MatchScore } from '../match.ts'

export type ScoreInput = VariablesOf<'PortalCorrectScore'>['input']['score']

export interface Points {
  blue: string
  orange: string
}

type Side = keyof Points

/** Calls that a team can have, once the other one's advantage has ended where it is not against 40. */
export function callsFor(points: Points, side: Side, mode: Match['scoringMode']): string[] {
  return CALLS.filter((call) => findCallFault(withCall(points, side, call), mode) === null)
}

/** The points with another call of a team; the advantage of the other one ends where it is not against 40. */
export function withCall(points: Points, side: Side, call: string): Points {
  const other = side === 'blue' ? 'orange' : 'blue'
  const theirs = points[other] === 'AD' && call !== '40' ? '40' : points[other]
  return { ...points, [side]: call, [other]: theirs }
}

/** Why points cannot be recorded as a correction: nothing is changed, no number, or a tie-break that would be over. */
export function findPointsFault(
  score: MatchScore,
  { blue, orange }: Points,
): 'same' | 'number' | 'over' | null {
  if (isInTieBreak(score)) {
    if (![blue, orange].every((text) => /^(0|[1-9]\d?)$/.test(text))) return 'number'
    const kind = score.matchTieBreak ? 'MATCH' : 'SET'
    if (!isOpenTieBreak({ blue: +blue, orange: +orange }, kind)) return 'over'
  }
  const isSame = blue === score.points.blue && orange === score.points.orange
  return isSame ? 'same' : null
}

/** The same score with other points in the present game or tie-break. */
export function withPoints(
  score: MatchScore,
  points: Points,
  scoringMode: Match['scoringMode'],
): ScoreInput {
  const { tieBreak, matchTieBreak, pointNumber } = score
  const toCount = isInTieBreak(score) ? Number : countOf
  const counts = { blue: toCount(points.blue), orange: toCount(points.orange) }
  const moved =
    counts.blue + counts.orange - toCount(score.points.blue) - toCount(score.points.orange)
  return {
    ...score,
    points,
    tieBreak: tieBreak && counts,
    matchTieBreak: matchTieBreak && counts,
    pointNumber: Math.max(0, pointNumber + moved),
    starDeuceCount: scoringMode === 'STAR_POINT' ? deucesOf(score, points) : 0,
    decidingPointSide: null,
    lastTransition: points.blue === '0' && points.orange === '0' ? before(score) : 'POINT',
  }
}

function before({ games, setHistory }: MatchScore): ScoreInput['lastTransition'] {
  if (games.blue + games.orange > 0) return 'GAME'
  return setHistory.length > 0 ? 'SET' : 'POINT'
}

/** At deuce 1 to 3, at an advantage 1 or 2. */
function deucesOf(score: MatchScore, { blue, orange }: Points): number {
  if (isInTieBreak(score)) return 0
  const isAdvantage = blue === 'AD' || orange === 'AD'
  if (!isAdvantage && !(blue === '40' && orange === '40')) return 0
  return Math.min(isAdvantage ? 2 : 3, Math.max(1, score.starDeuceCount))
}

/** Points that a call needs at least. */
function countOf(call: string): number {
  return Math.max(0, CALLS.indexOf(call))
}
