import type { Team } from '../../../schema/club/statuses.ts'

export type Side = 'RIGHT' | 'LEFT'

/** The highest boundary that the last point crossed. */
export type Transition = 'POINT' | 'GAME' | 'SET' | 'MATCH'

export interface Pair<T> {
  readonly blue: T
  readonly orange: T
}

/** Immutable state of a match's score. */
export interface ScoreSnapshot {
  /** `0 15 30 40 AD`, or the points of a running tie-break. */
  readonly points: Pair<string>
  /** Of the unfinished set. */
  readonly games: Pair<number>
  /** Won ones. */
  readonly sets: Pair<number>
  /** The finished sets in order; 10 and more is a match tie-break. */
  readonly setHistory: readonly Pair<number>[]
  readonly tieBreak: Pair<number> | null
  readonly matchTieBreak: Pair<number> | null
  /** Points played in the match that still count. */
  readonly pointNumber: number
  /** Deuces of the current game in star point scoring, 0 to 3. */
  readonly starDeuceCount: number
  readonly changeoverCount: number
  readonly decidingPointSide: Side | null
  readonly completed: boolean
  readonly winner: Team | null
  readonly lastTransition: Transition
}

/** Points of a game, outside of a tie-break. */
export const CALLS: readonly string[] = ['0', '15', '30', '40', 'AD']

export const LOVE_ALL: Pair<string> = Object.freeze({ blue: '0', orange: '0' })

export const NONE_ALL: Pair<number> = Object.freeze({ blue: 0, orange: 0 })

export const INITIAL_SNAPSHOT: ScoreSnapshot = Object.freeze({
  points: LOVE_ALL,
  games: NONE_ALL,
  sets: NONE_ALL,
  setHistory: Object.freeze([]),
  tieBreak: null,
  matchTieBreak: null,
  pointNumber: 0,
  starDeuceCount: 0,
  changeoverCount: 0,
  decidingPointSide: null,
  completed: false,
  winner: null,
  lastTransition: 'POINT',
})

export function isInTieBreak(snapshot: Pick<ScoreSnapshot, 'tieBreak' | 'matchTieBreak'>): boolean {
  return snapshot.tieBreak !== null || snapshot.matchTieBreak !== null
}

/** Values of a pair from a team's side. */
export function fromSideOf<T>(pair: Pair<T>, team: Team): { own: T; theirs: T } {
  return team === 'BLUE'
    ? { own: pair.blue, theirs: pair.orange }
    : { own: pair.orange, theirs: pair.blue }
}

export function withOwn<T>(pair: Pair<T>, team: Team, own: T): Pair<T> {
  return team === 'BLUE' ? { blue: own, orange: pair.orange } : { blue: pair.blue, orange: own }
}

export function addOne(pair: Pair<number>, team: Team): Pair<number> {
  return withOwn(pair, team, fromSideOf(pair, team).own + 1)
}

export function sumOf(pair: Pair<number>): number {
  return pair.blue + pair.orange
}
