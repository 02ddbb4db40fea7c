import { z } from 'zod'
import { exactText, fault, LIMITS, trimmedText } from '../../../schema/fields.ts'
import { SCORING_MODES } from '../scoring/match-rules.ts'
import { SESSION_STATUSES } from './session.ts'

const Sequence = z.int().min(0)

/** What every score event begins with, in the graph's spelling. */
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
  aiModelVersion: trimmedText({ min: 1, max: 120 }).nullish(),
})

export const MatchSessionFilterInput = z
  .object({
    locationId: z.string().nullish(),
    courtId: z.string().nullish(),
    status: z.enum(SESSION_STATUSES).nullish(),
    from: z.date().nullish(),
    to: z.date().nullish(),
  })
  .superRefine(({ from, to }, context) => {
    if (from && to && from > to) fault(context, 'range_order', 'Must not be after `to`.', ['from'])
  })
