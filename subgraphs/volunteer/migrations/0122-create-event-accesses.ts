import { migration } from '../../foundation/migrations/migration.ts'

export const createEventAccesses = migration(
  122,
  'create event accesses',
  `CREATE TABLE IF NOT EXISTS event_accesses (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    helper_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    role_ids json NOT NULL,
    granted_at datetime(3) NOT NULL,
    revoked_at datetime(3) NULL,
    updated_at datetime(3) NOT NULL,
    is_revoked tinyint(1) NOT NULL,
    first_name varchar(80) COLLATE utf8mb4_unicode_ci NULL,
    last_name varchar(80) COLLATE utf8mb4_unicode_ci NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    changed_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX event_accesses_by_helper (helper_id, event_id),
    INDEX event_accesses_of_helper (helper_id, is_revoked, granted_at, id),
    INDEX event_accesses_by_name (event_id, is_revoked, status, last_name, first_name, helper_id),
    INDEX event_accesses_by_change (event_id, is_revoked, status, changed_at, helper_id)
  ) ENGINE=InnoDB`,
)
