import { migration } from './migration.ts'

export const createEventLogPurges = migration(
  10,
  'create event log purges',
  `CREATE TABLE IF NOT EXISTS event_log_purges (
    organization_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
    publication_sequence bigint UNSIGNED NOT NULL
  ) ENGINE=InnoDB`,
)
