import { migration } from '../../foundation/migrations/migration.ts'

/** Under its former name, with which processes of the previous version prepare statements. */
export const findKeptEvents = migration(
  114,
  'find kept events',
  `ALTER TABLE events DROP INDEX events_by_start,
   ADD INDEX events_by_start (club_id, deleted_at, status, start_date, id)`,
)
