import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { LIMITS } from '../../../schema/limits.ts'
import {
  count,
  externalText,
  json,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { ScoreEvent } from './scores/score-event.ts'
import type { MatchSession } from './session.ts'

export const MatchSessionEntity = defineEntity<MatchSession>({
  name: 'MatchSession',
  tableName: 'match_sessions',
  audit: { type: 'MatchSession', club: 'clubId' },
  columns: {
    id: primary(uuid('id')),
    organizationId: uuid('organization_id'),
    clubId: uuid('club_id'),
    locationId: uuid('location_id'),
    courtId: uuid('court_id'),
    bookingId: nullable(uuid('booking_id')),
    scheduledStart: moment('scheduled_start'),
    scheduledEnd: moment('scheduled_end'),
    actualStart: nullable(moment('actual_start')),
    actualEnd: nullable(moment('actual_end')),
    status: keyword('status'),
    scoringMode: keyword('scoring_mode'),
    ruleVersion: keyword('rule_version'),
    eventSequence: count('event_sequence'),
    aiModelVersion: nullable(text('ai_model_version', CLUB_LIMITS.aiModelVersion)),
    score: nullable(json('score')),
    participants: json('participants'),
    scoredAt: nullable(moment('scored_at')),
    dueAt: nullable(moment('due_at')),
    endedBy: nullable(keyword('ended_by')),
    publishedCount: count('published_count'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    { name: 'match_sessions_by_start', columns: ['clubId', 'scheduledStart', 'id'] },
    { name: 'match_sessions_by_update', columns: ['clubId', 'updatedAt', 'id'] },
    { name: 'match_sessions_by_court', columns: ['clubId', 'courtId', 'scheduledStart', 'id'] },
    {
      name: 'match_sessions_by_location',
      columns: ['clubId', 'locationId', 'status', 'scheduledStart', 'id'],
    },
    { name: 'match_sessions_by_status', columns: ['clubId', 'status', 'scheduledStart', 'id'] },
    { name: 'match_sessions_on_court', columns: ['courtId', 'status', 'scheduledStart'] },
    { name: 'match_sessions_by_due_time', columns: ['dueAt', 'id'] },
  ],
})

export const ScoreEventEntity = defineEntity<ScoreEvent>({
  name: 'ScoreEvent',
  tableName: 'score_events',
  audit: { type: 'ScoreEvent', club: 'clubId' },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    matchSessionId: uuid('match_session_id'),
    sequence: nullable(count('sequence')),
    eventType: keyword('event_type'),
    team: nullable(keyword('team')),
    source: keyword('source'),
    awardReason: nullable(keyword('award_reason')),
    awardedFrom: nullable(keyword('awarded_from')),
    snapshotBefore: nullable(json('snapshot_before')),
    snapshotAfter: nullable(json('snapshot_after')),
    reversedEventId: nullable(uuid('reversed_event_id')),
    clientEventId: nullable(externalText('client_event_id', LIMITS.id)),
    createdAt: moment('created_at'),
  },
  indices: [
    { name: 'score_events_by_sequence', columns: ['matchSessionId', 'sequence'], unique: true },
    {
      name: 'score_events_by_client_event',
      columns: ['matchSessionId', 'clientEventId'],
      unique: true,
    },
  ],
})
