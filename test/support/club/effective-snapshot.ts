import type { MatchRules } from '../../../rules/club/scoring/match-rules.ts'
import { award, chooseSide, playPoint } from '../../../rules/club/scoring/rules.ts'
import { effectiveEvents, type ScoredEvent } from '../../../rules/club/scoring/score-events.ts'
import { INITIAL_SNAPSHOT, type ScoreSnapshot } from '../../../rules/club/scoring/snapshot.ts'

/** Replays the events; must equal the stored score. Null before MATCH_STARTED. */
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
  if (snapshot === null) throw new Error(`The event ${event.id} precedes the start of the match.`)
  if (event.eventType === 'DECIDING_SIDE_SELECTED') {
    const side = event.snapshotAfter?.decidingPointSide
    return side ? chooseSide(snapshot, side, rules) : snapshot
  }
  if (event.team === null) throw new Error(`The event ${event.id} is for no team.`)

  return event.eventType === 'POINT_WON'
    ? playPoint(snapshot, event.team, rules)
    : award(snapshot, event.team)
}
