import type { Team } from '../../../schema/club/statuses.ts'
import { type DisplayPhase, displayPhase } from './display-phase.ts'
import { asMatchRules, isKnownVersion, type ScoringMode } from './match-rules.ts'
import { playPoint } from './rules.ts'
import type { Pair, ScoreSnapshot } from './snapshot.ts'

/** A score as the board of a court has it; nothing that a screen shows needs the rest of a snapshot. */
export type BoardScore = Omit<
  ScoreSnapshot,
  'changeoverCount' | 'lastTransition' | 'setHistory'
> & {
  setHistory: Pair<number>[]
}

interface BoardMatch {
  displayPhase: DisplayPhase
  scoringMode: ScoringMode
  ruleVersion: string
  score: BoardScore | null
}

/**
 * The match as it is once these points are recorded. A page that is older than the rule version leaves the match as it
 * is, and waits for the platform to count.
 */
export function withPoints<Match extends BoardMatch>(match: Match, teams: readonly Team[]): Match {
  const { score, scoringMode, ruleVersion } = match
  if (score === null || score.completed || teams.length === 0) return match
  if (!isKnownVersion(ruleVersion)) return match

  const rules = asMatchRules({ scoringMode, ruleVersion })
  const snapshot = teams.reduce(
    (before, team) => (before.completed ? before : playPoint(before, team, rules)),
    toSnapshot(score),
  )
  const status = snapshot.completed ? 'COMPLETED' : 'ACTIVE'
  const phase = displayPhase(status, snapshot, scoringMode)
  return { ...match, score: toBoardScore(snapshot), displayPhase: phase }
}

/** Changes of ends are not counted here, and the next point sets the transition. */
function toSnapshot(score: BoardScore): ScoreSnapshot {
  return { ...score, changeoverCount: 0, lastTransition: 'POINT' }
}

function toBoardScore({
  changeoverCount: _count,
  lastTransition: _transition,
  setHistory,
  ...score
}: ScoreSnapshot): BoardScore {
  return { ...score, setHistory: [...setHistory] }
}
