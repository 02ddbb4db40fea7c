import type { Fault } from '../../../graph/fault.ts'
import type { Team } from '../court/board.ts'

/** A point as it was tapped. */
export interface Tap {
  /** The same for each attempt, by which a repetition counts once. */
  id: string
  team: Team
  /** Score event that the tap followed; null for one behind another tap. */
  after: number | null
}

export interface Taps {
  sessionId: string | null
  /** Those that are not recorded yet, in order. */
  kept: readonly Tap[]
  /** Why the first of them was refused; none is sent until that is settled. */
  refused: Fault | null
  /** Score event of the last answer. */
  last: number
}

export const NO_TAPS: Taps = { sessionId: null, kept: [], refused: null, last: 0 }

export type TapAct =
  | { type: 'tapped'; sessionId: string; id: string; team: Team; seen: number }
  | { type: 'recorded'; id: string; sequence: number }
  | { type: 'refused'; id: string; fault: Fault }
  | { type: 'counted again'; seen: number }
  | { type: 'dropped' }

export function reduceTaps(taps: Taps, act: TapAct): Taps {
  switch (act.type) {
    case 'tapped': {
      const { sessionId, id, team, seen } = act
      const isOther = sessionId !== taps.sessionId
      const kept = isOther ? [] : taps.kept
      const tap: Tap = { id, team, after: kept.length === 0 ? seen : null }
      return { ...(isOther ? NO_TAPS : taps), sessionId, kept: [...kept, tap] }
    }
    case 'recorded':
      return {
        ...taps,
        kept: taps.kept.filter(({ id }) => id !== act.id),
        refused: null,
        last: act.sequence,
      }
    case 'refused':
      return taps.kept[0]?.id === act.id ? { ...taps, refused: act.fault } : taps
    case 'counted again': {
      const [first, ...others] = taps.kept
      if (first === undefined) return taps
      return { ...taps, refused: null, kept: [{ ...first, after: act.seen }, ...others] }
    }
    case 'dropped':
      return { ...taps, kept: [], refused: null }
  }
}

/** Number that the first tap is sent with. */
export function sequenceOf({ kept, last }: Taps): number {
  return kept[0]?.after ?? last
}
