import type { RuleVersion } from '../../../../../../rules/club/scoring/match-rules.ts'
import {
  checkSets,
  type SetFault,
  setsOf,
} from '../../../../../../rules/club/scoring/snapshot-of-sets.ts'
import type { Team } from '../../../../../../schema/club/statuses.ts'
import type { Pair } from '../../today/score-parts.ts'
import type { Match, MatchScore } from '../match.ts'
import { type Cell, SIDES, type TypedSets } from './sets-grid.ts'

/** What the fields of a result say. */
export type Entered =
  | { kind: 'empty' }
  /** A field is empty before one that is not. */
  | { kind: 'missing'; cell: Cell }
  | { kind: 'fault'; index: number; reason: SetFault | 'TIE_BREAK'; set: Pair }
  | { kind: 'unfinished'; sets: readonly Pair[] }
  | { kind: 'won'; sets: readonly Pair[]; winner: Team }

/** Reads the fields, and checks them as the platform will. */
export function readEntered(typed: TypedSets, ruleVersion: RuleVersion): Entered {
  const texts = typed.flatMap((set, at) =>
    SIDES.map((side) => ({ cell: { set: at, side }, text: set[side] })),
  )
  const last = texts.findLastIndex(({ text }) => text !== '')
  if (last === -1) return { kind: 'empty' }
  // Of the last set, too, both numbers are needed.
  const needed = texts.slice(0, last + (last % 2 === 0 ? 2 : 1))
  const missing = needed.find(({ text }) => text === '')
  const count = missing ? missing.cell.set : needed.length / 2
  const sets = typed
    .slice(0, count)
    .map(({ blue, orange }) => ({ blue: Number(blue), orange: Number(orange) }))
  const { fault, winner, matchTieBreakIndex } = checkSets(sets, ruleVersion)
  const set = fault && sets[fault.index]
  if (fault && set) {
    const { index, kind } = fault
    const isOfTieBreak = kind === 'IMPOSSIBLE' && index === matchTieBreakIndex
    return { kind: 'fault', index, reason: isOfTieBreak ? 'TIE_BREAK' : kind, set }
  }
  if (missing) return { kind: 'missing', cell: missing.cell }
  return winner ? { kind: 'won', sets, winner } : { kind: 'unfinished', sets }
}

/** How a match ended that the sets do not decide. */
export type PlayEnding = 'TIME' | 'BLUE_RETIRED' | 'ORANGE_RETIRED'

export interface EnteredResult {
  sets: Pair[]
  ending: 'TIME' | 'RETIRED' | null
  winner: Team | null
}

/** The result to record; null while the fields, or how the match ended, are not said. */
export function toEnteredResult(entered: Entered, ending: PlayEnding | null): EnteredResult | null {
  if (entered.kind === 'won')
    return { sets: [...entered.sets], ending: null, winner: entered.winner }
  if (entered.kind !== 'unfinished' || ending === null) return null
  const sets = [...entered.sets]
  if (ending === 'TIME') return { sets, ending, winner: null }
  return { sets, ending: 'RETIRED', winner: ending === 'BLUE_RETIRED' ? 'ORANGE' : 'BLUE' }
}

/** Whether the match has this result by now, from any desk: also an own one whose answer was lost. */
export function isRecorded(
  { score, status }: Pick<Match, 'score' | 'status'>,
  { sets, winner }: EnteredResult,
): boolean {
  if (status !== 'COMPLETED' || score === null) return false
  return score.winner === winner && toText(setsOf(score)) === toText(sets)
}

function toText(sets: readonly Pair[]): string {
  return sets.map(({ blue, orange }) => `${blue}-${orange}`).join()
}

/** Teams of a result that gives a finished match to another one; null for any other result. */
export function toOtherWinner(
  score: MatchScore | null,
  result: EnteredResult,
): { from: Team; to: Team } | null {
  const from = score?.completed ? score.winner : null
  const to = result.winner
  return from !== null && to !== null && from !== to ? { from, to } : null
}
