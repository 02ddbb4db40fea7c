import { baselineMigration } from './baseline-migration.ts'

/** The published events of each organization, in publication order; purged after their retention. */
export const createEventLog = baselineMigration(
  1001,
  'create event log',
  `CREATE TABLE IF NOT EXISTS event_log (
    organization_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    publication_sequence bigint UNSIGNED NOT NULL,
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    type varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    schema_version int UNSIGNED NOT NULL,
    resource_type varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    resource_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    sequence int UNSIGNED NOT NULL,
    changed_fields json NOT NULL,
    occurred_at datetime(3) NOT NULL,
    -- Null where consumers read the resource themselves.
    data json NULL,
    PRIMARY KEY (organization_id, publication_sequence),
    UNIQUE INDEX event_log_by_id (id),
    INDEX event_log_by_club (club_id, publication_sequence),
    -- Retention.
    INDEX event_log_by_time (occurred_at)
  ) ENGINE=InnoDB`,
)
