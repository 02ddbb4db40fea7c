import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Shifts of an event. */
export const createShifts = baselineMigration(
  1111,
  'create shifts',
  `CREATE TABLE IF NOT EXISTS shifts (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    role_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    title varchar(140) NOT NULL,
    description varchar(4000) NULL,
    location varchar(240) NULL,
    start_time datetime(3) NOT NULL,
    end_time datetime(3) NOT NULL,
    required_helpers int UNSIGNED NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    deleted_at datetime(3) NULL,
    -- Whether deleted_at is set, for indices.
    is_deleted tinyint(1) NOT NULL,
    published_count int UNSIGNED NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX shifts_by_start (event_id, is_deleted, status, start_time, id),
    INDEX shifts_by_update (event_id, is_deleted, status, updated_at, id),
    INDEX shifts_of_role_by_start (event_id, role_id, is_deleted, status, start_time, id),
    INDEX shifts_of_role_by_update (event_id, role_id, is_deleted, status, updated_at, id),
    -- Retention.
    INDEX shifts_by_deletion (deleted_at)
  ) ENGINE=InnoDB`,
)
