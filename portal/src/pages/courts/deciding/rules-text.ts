import {
  endsInMatchTieBreak,
  isKnownVersion,
} from '../../../../../rules/club/scoring/match-rules.ts'
import type { BoardMatch } from '../court/board.ts'
import type { courtWords } from '../court/court-words.ts'

/** Deciding rules of a match for those who play it: `Golden point · Match tie-break`. */
export function toRulesText(
  { scoringMode, ruleVersion }: Pick<BoardMatch, 'scoringMode' | 'ruleVersion'>,
  { modes, phases }: Pick<(typeof courtWords)['en'], 'modes' | 'phases'>,
): string {
  const hasTieBreak = isKnownVersion(ruleVersion) && endsInMatchTieBreak(ruleVersion)
  return [modes[scoringMode], ...(hasTieBreak ? [phases.MATCH_TIE_BREAK] : [])].join(' · ')
}
