import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Courts. `status` is derived from the override, the device and the sessions, and stored for reads. */
export const createCourts = baselineMigration(
  1104,
  'create courts',
  `CREATE TABLE IF NOT EXISTS courts (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    location_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    name varchar(120) NOT NULL,
    number int UNSIGNED NOT NULL,
    public_id varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    indoor_outdoor varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    surface_type varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    published_count int UNSIGNED NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    -- Set by staff.
    status_override varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
    -- Last report of the device; null without a reporting device.
    device_seen_at datetime(3) NULL,
    has_device_warning tinyint(1) NOT NULL DEFAULT 0,
    -- When a silent device changes the status.
    status_due_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX courts_by_public_id (public_id),
    INDEX courts_by_club (club_id, created_at, id),
    INDEX courts_by_status (status),
    INDEX courts_by_due_time (status_due_at, id)
  ) ENGINE=InnoDB`,
)
