import { z } from 'zod'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { MatchSessionFilter } from '../../../schema/club/lists.ts'
import { exactText, trimmedText } from '../../../schema/fields/fields.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'
import { SCORING_MODES } from '../scoring/match-rules.ts'

const Sequence = z.int().min(0)

/** Common fields of score events, by their graph names. */
export const ScoreInput = z.object({
  sessionId: z.string(),
  eventSequence: Sequence,
  clientEventId: exactText({ min: 1, max: LIMITS.id }).nullish(),
  source: z.enum(['PLAYER_APP', 'AI_VISION', 'SIMULATOR']).nullish(),
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
