import { EntitySchema } from 'typeorm'
import {
  count,
  json,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/columns.ts'
import type { MatchSession } from './rules.ts'

export const MatchSessionEntity = new EntitySchema<MatchSession>({
  name: 'MatchSession',
  tableName: 'match_sessions',
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
    aiModelVersion: nullable(text('ai_model_version', 120)),
    score: nullable(json('score')),
    participants: json('participants'),
    publishedCount: count('published_count'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    { name: 'match_sessions_by_start', columns: ['clubId', 'scheduledStart', 'id'] },
    { name: 'match_sessions_by_court', columns: ['clubId', 'courtId', 'scheduledStart', 'id'] },
    { name: 'match_sessions_by_booking', columns: ['bookingId'] },
  ],
})
