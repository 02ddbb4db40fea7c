import { Problem } from '../../../platform/problem.ts'
import { asRuleVersion } from '../scoring/match-rules.ts'
import type { MatchSession, SessionDecision } from './session.ts'

/** What staff may set about a session; undefined leaves it as it is. */
export interface SessionSettings {
  scoringMode?: string | null | undefined
  ruleVersion?: string | null | undefined
  /** Null: no model watches. */
  aiModelVersion?: string | null | undefined
}

/** Nothing of it is published: what a match is counted by shows with its first event. */
export function configure(
  session: MatchSession,
  { scoringMode, ruleVersion, aiModelVersion }: SessionSettings,
  now: Date,
): SessionDecision {
  const chosen = {
    scoringMode: scoringMode ?? session.scoringMode,
    ruleVersion: ruleVersion == null ? session.ruleVersion : asRuleVersion(ruleVersion),
  }
  const isSame =
    chosen.scoringMode === session.scoringMode && chosen.ruleVersion === session.ruleVersion
  if (!isSame && session.eventSequence > 0)
    throw new Problem(
      'state_conflict',
      'scoringMode and ruleVersion are frozen from the first score event.',
      { status: session.status, eventSequence: session.eventSequence },
    )

  const model = aiModelVersion === undefined ? session.aiModelVersion : aiModelVersion
  if (isSame && model === session.aiModelVersion) return { session, events: [] }

  const changed = { ...session, ...chosen, aiModelVersion: model, updatedAt: now }
  return { session: changed, events: [] }
}
