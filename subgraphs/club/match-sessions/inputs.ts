import { z } from 'zod'
import { truncate } from '../../../platform/input/truncate-text.ts'
import {
  isKnownVersion,
  RULE_VERSIONS,
  type RuleVersion,
  SCORING_MODES,
} from '../../../rules/club/scoring/match-rules.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { MatchSessionFilter } from '../../../schema/club/lists.ts'
import { TEAMS } from '../../../schema/club/statuses.ts'
import { exactText, trimmedText } from '../../../schema/fields/fields.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { Problem } from '../../../schema/problem.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'

const Sequence = z.int().min(0)

/** Common fields of score events, by their graph names. */
export const ScoreInput = z.object({
  sessionId: z.string(),
  eventSequence: Sequence,
  clientEventId: exactText({ min: 1, max: LIMITS.id }).nullish(),
  source: z.enum(['PLAYER_APP', 'AI_VISION', 'SIMULATOR']).nullish(),
})

/** The result of a match; its sets are read by the rules of the match. */
export const EnterResultInput = z.object({
  sessionId: z.string(),
  eventSequence: Sequence,
  clientEventId: exactText({ min: 1, max: LIMITS.id }).nullish(),
  sets: z
    .array(z.object({ blue: z.int(), orange: z.int() }))
    .min(1)
    .max(CLUB_LIMITS.sets),
  ending: z.enum(['TIME', 'RETIRED']).nullish(),
  winner: z.enum(TEAMS).nullish(),
})

export const SessionInput = z.object({
  sessionId: z.string(),
  eventSequence: Sequence.nullish(),
})

export const ConfigureSessionInput = z.object({
  sessionId: z.string(),
  scoringMode: z.enum(SCORING_MODES).nullish(),
  ruleVersion: z.string().nullish(),
  aiModelVersion: trimmedText({ min: 1, max: CLUB_LIMITS.aiModelVersion }).nullish(),
})

export const readSessionFilter = filterReader(MatchSessionFilter)

/** Longer text is refused before pattern matching. */
const MAX_RULE_VERSION = 80
const RULE_VERSION_PATTERN = /^[a-z]+-[0-9]{4}\.[0-9]+(\+[a-z0-9]+)*$/

/** A rule version that a caller chooses; the refusal tells a misspelt one from an unknown one. */
export function readRuleVersion(text: string): RuleVersion {
  if (isKnownVersion(text)) return text

  const isWellFormed = text.length <= MAX_RULE_VERSION && RULE_VERSION_PATTERN.test(text)
  const fault = isWellFormed ? 'is not known here' : 'is not a rule version'
  const quoted = truncate(text, MAX_RULE_VERSION)
  throw new Problem('invalid_input', `"${quoted}" ${fault}; use ${RULE_VERSIONS.join(' or ')}.`)
}
