import { migration } from './migration.ts'

/** The changes by staff and ADMINs, which no statement updates. */
export const createAuditEntries = migration(
  1262,
  'create audit entries',
  `CREATE TABLE IF NOT EXISTS audit_entries (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- Null for rows of the platform.
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    actor_kind varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    actor_id varbinary(800) NOT NULL,
    actor_name varchar(120) NULL,
    mutation varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    resource_type varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
    resource_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    resource_count int UNSIGNED NOT NULL,
    action varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- Names of all changed fields; of values only those without secrets and text about persons.
    changed_fields json NOT NULL,
    values_before json NULL,
    values_after json NULL,
    request_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    occurred_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    -- The list of the platform, and retention.
    INDEX audit_entries_by_time (occurred_at, id),
    INDEX audit_entries_by_club (club_id, occurred_at, id),
    INDEX audit_entries_by_resource (resource_id, occurred_at, id),
    INDEX audit_entries_by_actor (actor_id, occurred_at, id),
    INDEX audit_entries_of_club_by_actor (club_id, actor_id, occurred_at, id)
  ) ENGINE=InnoDB`,
)
