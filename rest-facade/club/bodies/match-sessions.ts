import type { RestNames } from '../../../schema/rest-names.ts'
import type {
  MatchSessionFieldsFragment,
  ScoreEventFieldsFragment,
  ScoreSnapshotFieldsFragment,
} from '../../../schema/types/operations.ts'

export function toMatchSession(session: MatchSessionFieldsFragment) {
  return {
    id: session.id,
    location_id: session.locationId,
    court_id: session.courtId,
    scheduled_start: session.scheduledStart,
    scheduled_end: session.scheduledEnd,
    actual_start: session.actualStart,
    actual_end: session.actualEnd,
    status: session.status,
    booking: session.booking && {
      provider: session.booking.provider,
      external_booking_id: session.booking.externalBookingId,
    },
    scoring_mode: session.scoringMode,
    display_phase: session.displayPhase,
    rule_version: session.ruleVersion,
    event_sequence: session.eventSequence,
    ai_model_version: session.aiModelVersion,
    score: session.score && toScoreSnapshot(session.score),
    participants: session.participants.map(({ displayName, externalId }) => ({
      display_name: displayName,
      external_id: externalId,
    })),
    created_at: session.createdAt,
    updated_at: session.updatedAt,
  } satisfies RestNames<MatchSessionFieldsFragment>
}

export function toScoreEvent(event: ScoreEventFieldsFragment) {
  return {
    id: event.id,
    match_session_id: event.matchSessionId,
    event_type: event.eventType,
    team: event.team,
    source: event.source,
    snapshot_before: event.snapshotBefore && toScoreSnapshot(event.snapshotBefore),
    snapshot_after: event.snapshotAfter && toScoreSnapshot(event.snapshotAfter),
    reversed_event_id: event.reversedEventId,
    client_event_id: event.clientEventId,
    sequence: event.sequence,
    created_at: event.createdAt,
  } satisfies RestNames<ScoreEventFieldsFragment>
}

function toScoreSnapshot(score: ScoreSnapshotFieldsFragment) {
  return {
    points: score.points,
    games: score.games,
    sets: score.sets,
    set_history: score.setHistory,
    tie_break: score.tieBreak,
    match_tie_break: score.matchTieBreak,
    point_number: score.pointNumber,
    star_deuce_count: score.starDeuceCount,
    changeover_count: score.changeoverCount,
    deciding_point_side: score.decidingPointSide,
    completed: score.completed,
    winner: score.winner,
    last_transition: score.lastTransition,
  } satisfies RestNames<ScoreSnapshotFieldsFragment>
}
