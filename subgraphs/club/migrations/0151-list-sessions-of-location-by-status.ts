import { migration } from '../../foundation/migrations/migration.ts'

/** Under its old name, so that a step that was cut off can be repeated. */
export const listSessionsOfLocationByStatus = migration(
  151,
  'list sessions of location by status',
  `ALTER TABLE match_sessions DROP INDEX match_sessions_by_location,
    ADD INDEX match_sessions_by_location (club_id, location_id, status, scheduled_start, id)`,
)
