import { countBounds } from './count-bounds.ts'
import {
  isFinishedSet,
  isFinishedTieBreak,
  isOpenTieBreak,
  isUnfinishedSet,
} from './finished-sets.ts'
import { endsInMatchTieBreak, type MatchRules } from './match-rules.ts'
import { isDecidingPointPending } from './rules.ts'
import { CALLS, fromSideOf, type Pair, type ScoreSnapshot, sumOf } from './snapshot.ts'

/** Returns why a snapshot cannot be reached under these rules, or null. Messages use the graph's field names. */
export function findImpossibleScore(snapshot: ScoreSnapshot, rules: MatchRules): string | null {
  return (
    findCountFault(snapshot) ??
    findSetFault(snapshot, rules) ??
    findTieBreakFault(snapshot, rules) ??
    findPointFault(snapshot, rules) ??
    findEndFault(snapshot) ??
    findTransitionFault(snapshot) ??
    findTotalFault(snapshot, rules)
  )
}

function findCountFault(snapshot: ScoreSnapshot): string | null {
  const { games, sets, setHistory, tieBreak, matchTieBreak } = snapshot
  const pairs = [games, sets, ...setHistory, tieBreak, matchTieBreak].filter(
    (pair) => pair !== null,
  )
  const counts = [
    ...pairs.flatMap(({ blue, orange }) => [blue, orange]),
    snapshot.pointNumber,
    snapshot.starDeuceCount,
    snapshot.changeoverCount,
  ]
  const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= MAX_COUNT
  return counts.every(isCount) ? null : `Every count must be a whole number from 0 to ${MAX_COUNT}.`
}

/** Above any match, and within GraphQL's Int. */
const MAX_COUNT = 100_000

function findSetFault(
  { sets, setHistory, games }: ScoreSnapshot,
  rules: MatchRules,
): string | null {
  if (sets.blue > 2 || sets.orange > 2 || sumOf(sets) > 3)
    return 'sets must be those of a best of three.'

  const won = { blue: 0, orange: 0 }
  for (const [index, set] of setHistory.entries()) {
    if (won.blue === 2 || won.orange === 2) return 'setHistory must end with the second won set.'
    const isMatchTieBreak = index === 2 && endsInMatchTieBreak(rules.ruleVersion)
    if (isMatchTieBreak ? !isFinishedTieBreak(set, 'MATCH') : !isFinishedSet(set))
      return `setHistory[${index}] must be ${isMatchTieBreak ? 'a finished match tie-break' : 'a finished set'}.`
    won[set.blue > set.orange ? 'blue' : 'orange'] += 1
  }
  if (won.blue !== sets.blue || won.orange !== sets.orange)
    return 'sets must count the won sets of setHistory.'

  return isUnfinishedSet(games) ? null : 'games must be those of an unfinished set, at most 6-6.'
}

function findTieBreakFault(snapshot: ScoreSnapshot, rules: MatchRules): string | null {
  const { games, sets, tieBreak, matchTieBreak, setHistory } = snapshot
  if ((tieBreak !== null) !== (games.blue === 6 && games.orange === 6))
    return 'tieBreak must be present exactly at 6-6.'
  if (tieBreak !== null && !isOpenTieBreak(tieBreak, 'SET')) return 'tieBreak must not be over.'

  const isOneAll = sets.blue === 1 && sets.orange === 1
  const isDecided = sumOf(sets) === 3
  const isExpected = endsInMatchTieBreak(rules.ruleVersion) && (isOneAll || isDecided)
  if ((matchTieBreak !== null) !== isExpected)
    return 'matchTieBreak must be present exactly from one set all on, if the rule version has one.'
  if (matchTieBreak === null) return null
  if (sumOf(games) > 0) return 'games must be 0-0 in a match tie-break.'
  if (isDecided && !isSame(matchTieBreak, setHistory[2]))
    return 'matchTieBreak must be the last element of setHistory once it is over.'
  return isDecided || isOpenTieBreak(matchTieBreak, 'MATCH')
    ? null
    : 'matchTieBreak must not be over.'
}

function findPointFault(snapshot: ScoreSnapshot, rules: MatchRules): string | null {
  const { points, tieBreak, matchTieBreak, starDeuceCount, decidingPointSide } = snapshot
  const running = isWonByPlay(snapshot) ? null : (matchTieBreak ?? tieBreak)
  if (running !== null && !isSame(points, { blue: `${running.blue}`, orange: `${running.orange}` }))
    return 'points must repeat the points of the running tie-break.'
  const callFault = running === null ? findCallFault(points, rules.scoringMode) : null
  if (callFault !== null) return callFault
  const [least, most] = running === null ? starDeuceBounds(points, rules) : [0, 0]
  if (starDeuceCount < least || starDeuceCount > most)
    return `starDeuceCount must be ${toRange(least, most)} at these points.`

  // An awarded match keeps the side that was chosen before the award, so it counts as not completed.
  const isPending = isDecidingPointPending({ ...snapshot, completed: false }, rules.scoringMode)
  return decidingPointSide === null || isPending
    ? null
    : 'decidingPointSide may be given only while a deciding point is pending.'
}

/** Why a game cannot be at these points, or null. */
export function findCallFault(
  { blue, orange }: Pair<string>,
  scoringMode: MatchRules['scoringMode'],
): string | null {
  if (!CALLS.includes(blue) || !CALLS.includes(orange))
    return `points must be of ${CALLS.join(', ')}.`
  if (isAdvantageAgainst(orange, blue) || isAdvantageAgainst(blue, orange))
    return 'points may be AD only against 40.'
  if (scoringMode === 'GOLDEN_POINT' && (blue === 'AD' || orange === 'AD'))
    return 'points are never AD in golden point scoring.'
  return null
}

function isAdvantageAgainst(own: string, theirs: string): boolean {
  return own === 'AD' && theirs !== '40'
}

function starDeuceBounds(points: Pair<string>, { scoringMode }: MatchRules): [number, number] {
  if (scoringMode !== 'STAR_POINT') return [0, 0]
  if (points.blue === 'AD' || points.orange === 'AD') return [1, 2]
  return points.blue === '40' && points.orange === '40' ? [1, 3] : [0, 0]
}

function findEndFault(snapshot: ScoreSnapshot): string | null {
  const { completed, winner, lastTransition, sets, points, games } = snapshot
  if (completed !== (winner !== null)) return 'winner must be given exactly when completed is true.'
  if (completed !== (lastTransition === 'MATCH'))
    return 'lastTransition must be MATCH exactly when completed is true.'
  if (!isWonByPlay(snapshot)) return null
  if (winner === null || fromSideOf(sets, winner).own !== 2)
    return 'The pair with two sets must be the winner, and completed true.'

  const isCleared = sumOf(games) === 0 && isZero(points)
  return isCleared ? null : 'games and points must be zero after the last set.'
}

function findTransitionFault(snapshot: ScoreSnapshot): string | null {
  const { lastTransition, points, games, setHistory, pointNumber } = snapshot
  const isBetweenGames = isZero(points)
  if (lastTransition === 'POINT')
    return isBetweenGames && pointNumber > 0
      ? 'lastTransition must be GAME or SET between two games.'
      : null
  if (lastTransition === 'GAME')
    return isBetweenGames && sumOf(games) > 0
      ? null
      : 'lastTransition may be GAME only directly after a game within a set.'
  if (lastTransition === 'SET')
    return isBetweenGames && sumOf(games) === 0 && setHistory.length > 0
      ? null
      : 'lastTransition may be SET only directly after a set.'
  return null
}

function findTotalFault(snapshot: ScoreSnapshot, rules: MatchRules): string | null {
  const bounds = countBounds(snapshot, rules)
  for (const field of ['pointNumber', 'changeoverCount'] as const) {
    const [least, most] = bounds[field]
    if (snapshot[field] < least || snapshot[field] > most)
      return `${field} must be ${toRange(least, most)} at this score.`
  }
  return null
}

/** True if two sets are won; a match completed with fewer was awarded. */
function isWonByPlay({ sets }: ScoreSnapshot): boolean {
  return sets.blue === 2 || sets.orange === 2
}

function isSame<T>(a: Pair<T>, b: Pair<T> | undefined): boolean {
  return a.blue === b?.blue && a.orange === b?.orange
}

function isZero({ blue, orange }: Pair<string>): boolean {
  return blue === '0' && orange === '0'
}

function toRange(least: number, most: number): string {
  if (least === most) return String(least)
  return most === Number.POSITIVE_INFINITY ? `at least ${least}` : `${least} to ${most}`
}
