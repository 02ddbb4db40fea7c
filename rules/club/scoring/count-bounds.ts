import type { MatchRules, ScoringMode } from './match-rules.ts'
import { CALLS, type Pair, type ScoreSnapshot, sumOf } from './snapshot.ts'

type Bounds = readonly [least: number, most: number]

/** Minimum and maximum of points and changes of ends for a valid score. */
export function countBounds(
  snapshot: ScoreSnapshot,
  { scoringMode }: MatchRules,
): Record<'pointNumber' | 'changeoverCount', Bounds> {
  const { games, sets, setHistory, tieBreak, matchTieBreak } = snapshot
  const isWon = sets.blue === 2 || sets.orange === 2
  const fullSets = matchTieBreak === null ? setHistory : setHistory.slice(0, 2)
  // A finished match tie-break stays in its own field.
  const tied = matchTieBreak ?? tieBreak
  const tiedPoints = tied === null ? 0 : sumOf(tied)
  const endsWithSet = isWon && matchTieBreak === null
  return {
    pointNumber: add([
      ...fullSets.map((set) => pointsOfSet(set, scoringMode)),
      pointsOfGames(sumOf(games), scoringMode),
      tied === null ? pointsOfRunningGame(snapshot, scoringMode) : exactly(tiedPoints),
    ]),
    changeoverCount: add([
      ...fullSets.map((set, index) =>
        changeoversOfSet(set, endsWithSet && index === fullSets.length - 1),
      ),
      exactly(Math.ceil(sumOf(games) / 2)),
      // No change of ends after the winning point.
      exactly(Math.floor((isWon && tied !== null ? tiedPoints - 1 : tiedPoints) / 6)),
    ]),
  }
}

const UNLIMITED = Number.POSITIVE_INFINITY

const MOST_POINTS_OF_GAME: Readonly<Record<ScoringMode, number>> = {
  ADVANTAGE: UNLIMITED,
  GOLDEN_POINT: 7,
  STAR_POINT: 11,
}

const LEAST_POINTS_OF_TIE_BREAK = 7

function pointsOfSet(set: Pair<number>, mode: ScoringMode): Bounds {
  if (!hasTieBreak(set)) return pointsOfGames(sumOf(set), mode)

  return add([pointsOfGames(12, mode), [LEAST_POINTS_OF_TIE_BREAK, UNLIMITED]])
}

function pointsOfGames(games: number, mode: ScoringMode): Bounds {
  return games === 0 ? [0, 0] : [4 * games, MOST_POINTS_OF_GAME[mode] * games]
}

function pointsOfRunningGame({ points, starDeuceCount }: ScoreSnapshot, mode: ScoringMode): Bounds {
  const least = CALLS.indexOf(points.blue) + CALLS.indexOf(points.orange)
  const isPastDeuce = least >= 6
  if (!isPastDeuce) return exactly(least)
  if (mode === 'STAR_POINT') return exactly(least + 2 * (starDeuceCount - 1))
  return [least, mode === 'ADVANTAGE' ? UNLIMITED : least]
}

function changeoversOfSet(set: Pair<number>, isLast: boolean): Bounds {
  const games = sumOf(set)
  const afterGames = Math.ceil(games / 2) - (isLast && games % 2 === 1 ? 1 : 0)
  // In a tie-break, of at least seven points, ends change every six points.
  return hasTieBreak(set) ? [afterGames + 1, UNLIMITED] : exactly(afterGames)
}

function hasTieBreak(set: Pair<number>): boolean {
  return sumOf(set) === 13
}

function exactly(value: number): Bounds {
  return [value, value]
}

function add(all: readonly Bounds[]): Bounds {
  return all.reduce(([least, most], bounds) => [least + bounds[0], most + bounds[1]], [0, 0])
}
