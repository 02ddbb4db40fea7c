import type { MatchRules } from '../../../rules/club/scoring/match-rules.ts'
import { award, chooseSide, playPoint } from '../../../rules/club/scoring/rules.ts'
import { effectiveEvents, type ScoredEvent } from '../../../rules/club/scoring/score-events.ts'
import { INITIAL_SNAPSHOT, type ScoreSnapshot } from '../../../rules/club/scoring/snapshot.ts'
import type { Team } from '../../../schema/club/statuses.ts'

/** Replays the events; must equal the stored score. Null before a match begins or is won by a walkover. */
export function effectiveSnapshot(
  events: readonly ScoredEvent[],
  rules: MatchRules,
): ScoreSnapshot | null {
  let snapshot: ScoreSnapshot | null = null
  for (const event of effectiveEvents(events)) snapshot = apply(event, snapshot, rules)
  return snapshot
}

function apply(
  event: ScoredEvent,
  snapshot: ScoreSnapshot | null,
  rules: MatchRules,
): ScoreSnapshot | null {
  if (event.eventType === 'MATCH_STARTED') return INITIAL_SNAPSHOT
  if (event.eventType === 'SCORE_CORRECTED') return event.snapshotAfter
  if (event.eventType === 'MATCH_AWARDED') return award(snapshot, teamOf(event))
  if (snapshot === null) throw new Error(`The event ${event.id} precedes the start of the match.`)
  if (event.eventType === 'DECIDING_SIDE_SELECTED') {
    const side = event.snapshotAfter?.decidingPointSide
    return side ? chooseSide(snapshot, side, rules) : snapshot
  }
  return playPoint(snapshot, teamOf(event), rules)
}

function teamOf({ id, team }: ScoredEvent): Team {
  if (team === null) throw new Error(`The event ${id} is for no team.`)

  return team
}
