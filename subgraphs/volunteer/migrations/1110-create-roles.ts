import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Roles of an event. */
export const createRoles = baselineMigration(
  1110,
  'create roles',
  `CREATE TABLE IF NOT EXISTS roles (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    name varchar(120) NOT NULL,
    -- Unique within the event; null once the role is deleted, which frees its name.
    name_key varbinary(1440) NULL,
    description varchar(1000) NULL,
    deleted_at datetime(3) NULL,
    -- Whether deleted_at is set, for indices.
    is_deleted tinyint(1) NOT NULL,
    published_count int UNSIGNED NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX roles_by_name_key (event_id, name_key),
    INDEX roles_by_name (club_id, is_deleted, name, id),
    INDEX roles_by_update (club_id, is_deleted, updated_at, id),
    INDEX roles_of_event_by_name (event_id, is_deleted, name, id),
    INDEX roles_of_event_by_update (event_id, is_deleted, updated_at, id),
    -- Retention.
    INDEX roles_by_deletion (deleted_at)
  ) ENGINE=InnoDB`,
)
