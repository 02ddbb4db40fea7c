import type { DataOf } from '../../../graph/ask.ts'
import { toPointsText } from '../today/score-parts.ts'

export type Board = NonNullable<DataOf<'PortalCourtBoard'>['courtBoard']>
export type BoardMatch = NonNullable<Board['match']>
export type BoardScore = NonNullable<BoardMatch['score']>

export const TEAMS = ['BLUE', 'ORANGE'] as const

export type Team = (typeof TEAMS)[number]

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

const SETS_SHOWN = 3
export const NOT_PLAYED: SetColumn = { blue: '–', orange: '–', winner: null }

/** Sets that are over, the one in play, and those that may come. */
export function toSetColumns(score: BoardScore | null): SetColumn[] {
  if (score === null) return Array.from({ length: SETS_SHOWN }, () => NOT_PLAYED)
  const over = score.setHistory.map(({ blue, orange }): SetColumn => {
    const winner = blue > orange ? 'blue' : 'orange'
    return { blue: String(blue), orange: String(orange), winner }
  })
  const { blue, orange } = score.games
  const inPlay: SetColumn = { blue: String(blue), orange: String(orange), winner: null }
  const columns = score.completed || score.matchTieBreak !== null ? over : [...over, inPlay]
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

export function toStanding({ setHistory, games }: BoardScore): string {
  return [...setHistory, games].map(({ blue, orange }) => `${blue}–${orange}`).join('  ')
}

/** The later of two states of a match: an older one may arrive behind it. */
export function laterOf(one: BoardMatch | null, other: BoardMatch | null): BoardMatch | null {
  if (one === null || other === null || one.id !== other.id) return other
  return one.eventSequence > other.eventSequence ? one : other
}

export function toPointChange(before: BoardMatch | null, after: BoardMatch): string | null {
  if (!before?.score || !after.score || before.id !== after.id) return null
  if (before.eventSequence === after.eventSequence) return null
  return `${toPointsText(before.score)} → ${toPointsText(after.score)}`
}
