import type { Team } from '../../../schema/club/statuses.ts'
import { countBounds } from './count-bounds.ts'
import {
  isFinishedSet,
  isFinishedTieBreak,
  isOpenTieBreak,
  isUnfinishedSet,
} from './finished-sets.ts'
import { endsInMatchTieBreak, type MatchRules, type RuleVersion } from './match-rules.ts'
import { INITIAL_SNAPSHOT, NONE_ALL, type Pair, type ScoreSnapshot, sumOf } from './snapshot.ts'

/** Why the sets cannot be those of a match. */
export type SetFault =
  /** Neither finished nor unfinished, such as 7-3, or 11-2 of a match tie-break. */
  | 'IMPOSSIBLE'
  /** Another set follows one that is not over. */
  | 'UNFINISHED'
  /** A set follows the one that won the match. */
  | 'AFTER_END'

export interface CheckedSets {
  /** The first set that no match can have there. */
  fault: { index: number; kind: SetFault } | null
  /** Winner by play; null while no team has won two sets. */
  winner: Team | null
  /** The place of the match tie-break, where the rule version has one and both teams have a set. */
  matchTieBreakIndex: number | null
}

/**
 * Checks the sets of a result in the order of play, also while they are typed. The last one may be unfinished; 0-0 is a
 * set that has not begun.
 */
export function checkSets(sets: readonly Pair<number>[], ruleVersion: RuleVersion): CheckedSets {
  const won = { blue: 0, orange: 0 }
  const checked: CheckedSets = { fault: null, winner: null, matchTieBreakIndex: null }
  for (const [index, set] of sets.entries()) {
    const isMatchTieBreak = isOneAll(won) && endsInMatchTieBreak(ruleVersion)
    if (isMatchTieBreak) checked.matchTieBreakIndex = index
    const state = stateOf(set, isMatchTieBreak)
    const kind = checked.winner === null ? findFault(state, index === sets.length - 1) : 'AFTER_END'
    if (kind !== null) return { ...checked, fault: { index, kind } }

    if (state === 'OVER') won[set.blue > set.orange ? 'blue' : 'orange'] += 1
    checked.winner = winnerOf(won)
  }
  return isOneAll(won) && endsInMatchTieBreak(ruleVersion)
    ? { ...checked, matchTieBreakIndex: 2 }
    : checked
}

/**
 * The score of a match with these sets, which `checkSets` has passed. The counts that staff do not know are
 * the least that such a match can have.
 */
export function snapshotOfSets(sets: readonly Pair<number>[], rules: MatchRules): ScoreSnapshot {
  const { winner, matchTieBreakIndex } = checkSets(sets, rules.ruleVersion)
  const history = sets.filter((set, index) => stateOf(set, index === matchTieBreakIndex) === 'OVER')
  const open = sets[history.length] ?? NONE_ALL
  const isMatchTieBreakOpen = matchTieBreakIndex === history.length
  const games = isMatchTieBreakOpen ? NONE_ALL : toPair(open)
  const running = isMatchTieBreakOpen ? toPair(open) : null
  const setHistory = history.map(toPair)
  const snapshot: ScoreSnapshot = {
    ...INITIAL_SNAPSHOT,
    points: running
      ? { blue: `${running.blue}`, orange: `${running.orange}` }
      : INITIAL_SNAPSHOT.points,
    games,
    sets: countWon(setHistory),
    setHistory,
    tieBreak: games.blue === 6 && games.orange === 6 ? NONE_ALL : null,
    matchTieBreak: running ?? (matchTieBreakIndex === null ? null : (setHistory[2] ?? null)),
    completed: winner !== null,
    winner,
  }
  const { pointNumber, changeoverCount } = countBounds(snapshot, rules)
  return {
    ...snapshot,
    pointNumber: pointNumber[0],
    changeoverCount: changeoverCount[0],
    lastTransition: lastTransitionOf(snapshot),
  }
}

/** The sets of a score as `snapshotOfSets` takes them; none before the first game is over. */
export function setsOf({ setHistory, games, matchTieBreak, sets }: SetsOfScore): Pair<number>[] {
  const running = isOneAll(sets) ? (matchTieBreak ?? games) : games
  return sumOf(running) > 0 ? [...setHistory, running] : [...setHistory]
}

type SetsOfScore = Pick<ScoreSnapshot, 'setHistory' | 'games' | 'matchTieBreak' | 'sets'>

type SetState = 'OVER' | 'OPEN' | 'IMPOSSIBLE'

function stateOf(set: Pair<number>, isMatchTieBreak: boolean): SetState {
  if (![set.blue, set.orange].every(isCount)) return 'IMPOSSIBLE'
  if (isMatchTieBreak) {
    if (isFinishedTieBreak(set, 'MATCH')) return 'OVER'
    return isOpenTieBreak(set, 'MATCH') ? 'OPEN' : 'IMPOSSIBLE'
  }
  if (isFinishedSet(set)) return 'OVER'
  return isUnfinishedSet(set) ? 'OPEN' : 'IMPOSSIBLE'
}

function findFault(state: SetState, isLast: boolean): SetFault | null {
  if (state === 'OVER') return null
  if (state === 'OPEN') return isLast ? null : 'UNFINISHED'
  return state
}

/** Above any tie-break. */
const MAX_COUNT = 999

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MAX_COUNT
}

function isOneAll({ blue, orange }: Pair<number>): boolean {
  return blue === 1 && orange === 1
}

function winnerOf({ blue, orange }: Pair<number>): Team | null {
  if (blue === 2) return 'BLUE'
  return orange === 2 ? 'ORANGE' : null
}

function countWon(history: readonly Pair<number>[]): Pair<number> {
  const blue = history.filter((set) => set.blue > set.orange).length
  return { blue, orange: history.length - blue }
}

/** Without members that an input may have beside them. */
function toPair({ blue, orange }: Pair<number>): Pair<number> {
  return { blue, orange }
}

function lastTransitionOf(snapshot: ScoreSnapshot): ScoreSnapshot['lastTransition'] {
  const { completed, games, setHistory, matchTieBreak } = snapshot
  if (completed) return 'MATCH'
  if (matchTieBreak !== null && sumOf(matchTieBreak) > 0) return 'POINT'
  if (sumOf(games) > 0) return 'GAME'
  return setHistory.length > 0 ? 'SET' : 'POINT'
}
