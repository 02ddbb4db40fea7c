import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const timeMatchSessions = additiveMigration(
  121,
  'time match sessions',
  `ALTER TABLE match_sessions
    ADD COLUMN scored_at datetime(3) NULL,
    ADD COLUMN due_at datetime(3) NULL,
    ADD INDEX match_sessions_by_location (club_id, location_id, scheduled_start, id),
    ADD INDEX match_sessions_by_status (club_id, status, scheduled_start, id),
    ADD INDEX match_sessions_on_court (court_id, status, scheduled_start),
    ADD INDEX match_sessions_by_due_time (due_at, id)`,
)
