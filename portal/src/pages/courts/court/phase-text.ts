import type { BoardMatch, BoardScore } from './board.ts'
import type { courtWords } from './court-words.ts'

type Phased = Pick<BoardMatch, 'displayPhase' | 'scoringMode'> & {
  score: Pick<BoardScore, 'decidingPointSide'> | null
}

/** The phase of a match. A deciding point has the name of its mode, and its side once that is chosen. */
export function toPhaseText(
  { displayPhase, scoringMode, score }: Phased,
  { phases, modes, sides }: Pick<(typeof courtWords)['en'], 'phases' | 'modes' | 'sides'>,
): string {
  if (displayPhase !== 'DECIDING_POINT') return phases[displayPhase]
  const side = score?.decidingPointSide
  return side ? `${modes[scoringMode]} ${sides[side]}` : modes[scoringMode]
}
