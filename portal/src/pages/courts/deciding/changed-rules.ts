import type { MatchRules } from '../../../../../rules/club/scoring/match-rules.ts'

/** What was chosen otherwise than the rules are by now. */
export function changesOf(chosen: Partial<MatchRules>, now: MatchRules): Partial<MatchRules> {
  const { scoringMode, ruleVersion } = chosen
  return {
    ...(scoringMode !== undefined && scoringMode !== now.scoringMode && { scoringMode }),
    ...(ruleVersion !== undefined && ruleVersion !== now.ruleVersion && { ruleVersion }),
  }
}

interface Meanwhile {
  opened: MatchRules
  now: MatchRules
  chosen: Partial<MatchRules>
}

/** What another person has changed since the form was opened, unless the same was chosen here. */
export function findTheirRules({ opened, now, chosen }: Meanwhile): Partial<MatchRules> {
  const { scoringMode, ruleVersion } = changesOf(now, opened)
  return {
    ...(scoringMode !== undefined && scoringMode !== chosen.scoringMode && { scoringMode }),
    ...(ruleVersion !== undefined && ruleVersion !== chosen.ruleVersion && { ruleVersion }),
  }
}
