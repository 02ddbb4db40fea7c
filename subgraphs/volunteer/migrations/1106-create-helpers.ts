import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** People who help at the events of a club. Names sort without regard to case and accents. */
export const createHelpers = baselineMigration(
  1106,
  'create helpers',
  `CREATE TABLE IF NOT EXISTS helpers (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    external_id varbinary(480) NULL,
    first_name varchar(80) COLLATE utf8mb4_unicode_ci NULL,
    last_name varchar(80) COLLATE utf8mb4_unicode_ci NOT NULL,
    email varchar(254) NULL,
    phone varchar(32) NULL,
    language varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
    tags json NOT NULL,
    notes varchar(2000) NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    -- Whether the helper takes mails.
    mail varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'ON',
    published_count int UNSIGNED NOT NULL DEFAULT 0,
    -- Set by the erasure, which blanks the row.
    deleted_at datetime(3) NULL,
    -- Whether deleted_at is set, for indices.
    is_deleted tinyint(1) NOT NULL DEFAULT 0,
    search_text varchar(580) NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX helpers_by_external_id (club_id, external_id),
    UNIQUE INDEX helpers_by_email (club_id, email),
    INDEX helpers_by_name (club_id, is_deleted, last_name, first_name, id, search_text),
    INDEX helpers_by_status (club_id, is_deleted, status, last_name, first_name, id),
    INDEX helpers_by_update (club_id, is_deleted, status, updated_at, id),
    -- Retention.
    INDEX helpers_by_deletion (deleted_at)
  ) ENGINE=InnoDB`,
)
