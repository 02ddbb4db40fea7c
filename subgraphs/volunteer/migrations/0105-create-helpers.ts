import { migration } from '../../foundation/migrations/migration.ts'

export const createHelpers = migration(
  105,
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
    search_text varchar(580) NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX helpers_by_external_id (club_id, external_id),
    UNIQUE INDEX helpers_by_email (club_id, email),
    INDEX helpers_by_name (club_id, last_name, first_name, id, search_text)
  ) ENGINE=InnoDB`,
)
