import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/**
 * Access of helpers to events, with copies of the helper's columns by which an event's helpers are sorted and
 * filtered.
 */
export const createEventAccesses = baselineMigration(
  1108,
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
    -- Whether revoked_at is set, for indices.
    is_revoked tinyint(1) NOT NULL,
    first_name varchar(80) COLLATE utf8mb4_unicode_ci NULL,
    last_name varchar(80) COLLATE utf8mb4_unicode_ci NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- The last update of the access or the helper.
    changed_at datetime(3) NOT NULL,
    -- How often all links of the access were revoked.
    link_generation int UNSIGNED NOT NULL DEFAULT 0,
    PRIMARY KEY (id),
    UNIQUE INDEX event_accesses_by_helper (helper_id, event_id),
    INDEX event_accesses_of_helper (helper_id, is_revoked, granted_at, id),
    INDEX event_accesses_by_name (event_id, is_revoked, status, last_name, first_name, helper_id),
    INDEX event_accesses_by_change (event_id, is_revoked, status, changed_at, helper_id),
    -- Audiences of messages.
    INDEX event_accesses_by_recipient (event_id, is_revoked, status, helper_id)
  ) ENGINE=InnoDB`,
)
