import { baselineMigration } from './baseline-migration.ts'

/** The highest publication sequence that was purged, so that a reader behind it is refused. */
export const createEventLogPurges = baselineMigration(
  1003,
  'create event log purges',
  `CREATE TABLE IF NOT EXISTS event_log_purges (
    organization_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
    publication_sequence bigint UNSIGNED NOT NULL
  ) ENGINE=InnoDB`,
)
