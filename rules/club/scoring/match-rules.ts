import { Problem } from '../../../schema/problem.ts'

export const SCORING_MODES = ['ADVANTAGE', 'GOLDEN_POINT', 'STAR_POINT'] as const

export type ScoringMode = (typeof SCORING_MODES)[number]

/** Released rule versions are immutable: stored matches are replayed with their own. */
const THIRD_SETS = {
  'padel-2026.1': 'FULL_SET',
  'padel-2026.1+mtb10': 'MATCH_TIE_BREAK',
} as const

export type RuleVersion = keyof typeof THIRD_SETS

export const RULE_VERSIONS = Object.keys(THIRD_SETS) as RuleVersion[]

/** Scoring rules of a match, fixed at its first score event. */
export interface MatchRules {
  readonly scoringMode: ScoringMode
  readonly ruleVersion: RuleVersion
}

/** Narrows stored or chosen rules to known ones; throws for unknown rules. */
export function asMatchRules(chosen: { scoringMode: string; ruleVersion: string }): MatchRules {
  return {
    scoringMode: asScoringMode(chosen.scoringMode),
    ruleVersion: asRuleVersion(chosen.ruleVersion),
  }
}

export function asScoringMode(value: string): ScoringMode {
  const mode = SCORING_MODES.find((known) => known === value)
  if (mode !== undefined) return mode

  throw new Problem('invalid_input', `The scoring mode must be one of ${SCORING_MODES.join(', ')}.`)
}

export function isKnownVersion(value: string): value is RuleVersion {
  return RULE_VERSIONS.some((known) => known === value)
}

export function asRuleVersion(value: string): RuleVersion {
  if (isKnownVersion(value)) return value

  throw new Problem('invalid_input', `The rule version must be ${RULE_VERSIONS.join(' or ')}.`)
}

export function endsInMatchTieBreak(version: RuleVersion): boolean {
  return THIRD_SETS[version] === 'MATCH_TIE_BREAK'
}
