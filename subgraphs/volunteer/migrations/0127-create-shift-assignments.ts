import { migration } from '../../foundation/migrations/migration.ts'

export const createShiftAssignments = migration(
  127,
  'create shift assignments',
  `CREATE TABLE IF NOT EXISTS shift_assignments (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    event_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    shift_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    helper_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    status_reason varchar(500) NULL,
    note varchar(500) NULL,
    status_changed_at datetime(3) NOT NULL,
    created_via varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    published_count int unsigned NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX shift_assignments_by_helper (shift_id, helper_id),
    INDEX shift_assignments_by_status (shift_id, status)
  ) ENGINE=InnoDB`,
)
