import { isAwarded } from '../../../../../rules/club/match-states.ts'
import type { Team } from '../../../../../schema/club/statuses.ts'
import type { DataOf } from '../../../graph/ask.ts'
import { type Pair, toPointsText } from '../today/score-parts.ts'

export type Board = NonNullable<DataOf<'PortalCourtBoard'>['courtBoard']>
export type BoardMatch = NonNullable<Board['match']>
export type BoardScore = NonNullable<BoardMatch['score']>

export type Side = 'blue' | 'orange'

export function sideOf(team: Team): Side {
  return team === 'BLUE' ? 'blue' : 'orange'
}

export interface SetColumn {
  blue: string
  orange: string
  /** Null while it is played. */
  winner: Side | null
}

/** Phases in which the players have something to do other than to play on. */
const CALLS: ReadonlySet<string> = new Set(['CHANGEOVER', 'SET_BREAK', 'DECIDING_POINT'])

export function isCall(phase: BoardMatch['displayPhase']): boolean {
  return CALLS.has(phase)
}

type Running = Pick<BoardScore, 'games' | 'points' | 'matchTieBreak' | 'completed' | 'sets'>

/** Games of the set in play, also where an award ended the match in it; null where no set is in play. */
export function toRunningSet(score: Running): Pair | null {
  const { games, points, matchTieBreak, completed } = score
  if (!completed) return matchTieBreak === null ? games : null
  if (!isAwarded(score)) return null
  if (matchTieBreak !== null) return matchTieBreak
  const isBegun = games.blue + games.orange > 0 || points.blue !== '0' || points.orange !== '0'
  return isBegun ? games : null
}

const SETS_SHOWN = 3
export const NOT_PLAYED: SetColumn = { blue: '–', orange: '–', winner: null }

/** Sets that are over, the one in play, and those that may come. */
export function toSetColumns(score: BoardScore | null): SetColumn[] {
  if (score === null) return Array.from({ length: SETS_SHOWN }, () => NOT_PLAYED)
  const over = score.setHistory.map(({ blue, orange }): SetColumn => {
    const winner = blue > orange ? 'blue' : 'orange'
    return { blue: String(blue), orange: String(orange), winner }
  })
  const running = toRunningSet(score)
  const inPlay = running && {
    blue: String(running.blue),
    orange: String(running.orange),
    winner: null,
  }
  const columns = inPlay ? [...over, inPlay] : over
  const missing = Math.max(0, SETS_SHOWN - columns.length)
  return [...columns, ...Array.from({ length: missing }, () => NOT_PLAYED)]
}

/** Points of a team; those of a tie-break are numbers. Null once the match is over. */
export function toPoints(score: BoardScore | null, side: Side): string | null {
  if (score?.completed) return null
  const pair = score?.matchTieBreak ?? score?.tieBreak ?? score?.points
  return pair ? String(pair[side]) : '0'
}

export function toPlayersOf({ players }: BoardMatch, team: Team): string[] {
  return players.filter((player) => player.team === team).map(({ displayName }) => displayName)
}

export function toStanding(score: Running & Pick<BoardScore, 'setHistory'>): string {
  const running = toRunningSet(score)
  const sets = running ? [...score.setHistory, running] : score.setHistory
  return sets.map(({ blue, orange }) => `${blue}–${orange}`).join('  ')
}

/** The later of two states of a match: an older one may arrive behind it. */
export function laterOf(one: BoardMatch | null, other: BoardMatch | null): BoardMatch | null {
  if (one === null || other === null || one.id !== other.id) return other
  return one.eventSequence > other.eventSequence ? one : other
}

/** What a pad takes back: an award, and a match that ended with its time, have no point that decided them. */
export function mayReverse({ status, score }: Pick<BoardMatch, 'status' | 'score'>): boolean {
  if (score === null || score.pointNumber === 0) return false
  return status === 'ACTIVE' || (status === 'COMPLETED' && score.completed && !isAwarded(score))
}

/** The change that a pad names last: a match that is over has no points. */
export function toLastChange(
  earlier: string | null,
  before: BoardMatch | null,
  after: BoardMatch | null,
): string | null {
  if (after === null || after.score?.completed || before?.id !== after.id) return null
  return toPointChange(before, after) ?? earlier
}

/** Points before and after a change; null for one that leaves them as they are, such as a pause. */
export function toPointChange(before: BoardMatch | null, after: BoardMatch): string | null {
  if (!before?.score || !after.score || before.id !== after.id) return null
  const [from, to] = [toPointsText(before.score), toPointsText(after.score)]
  return from === to ? null : `${from} → ${to}`
}
