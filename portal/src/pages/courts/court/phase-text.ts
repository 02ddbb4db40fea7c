import type { BoardMatch } from './board.ts'
import type { courtWords } from './court-words.ts'

/** The phase of a match. A deciding point has the name of its mode, as on the page of the match. */
export function toPhaseText(
  { displayPhase, scoringMode }: Pick<BoardMatch, 'displayPhase' | 'scoringMode'>,
  { phases, modes }: Pick<(typeof courtWords)['en'], 'phases' | 'modes'>,
): string {
  return displayPhase === 'DECIDING_POINT' ? modes[scoringMode] : phases[displayPhase]
}
