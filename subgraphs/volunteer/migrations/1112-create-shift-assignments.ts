import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Helpers in shifts; at most one row for each pair. */
export const createShiftAssignments = baselineMigration(
  1112,
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
    published_count int UNSIGNED NOT NULL,
    -- When events published texts that a person wrote: an erasure redacts those.
    told_at json NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX shift_assignments_by_helper (shift_id, helper_id),
    -- Counts the helpers of a shift.
    INDEX shift_assignments_by_status (shift_id, status),
    -- Lists of an event, a shift and a helper, by creation and by update.
    INDEX shift_assignments_of_event (event_id, status, created_at, id),
    INDEX shift_assignments_of_event_by_update (event_id, status, updated_at, id),
    INDEX shift_assignments_of_shift (shift_id, status, created_at, id),
    INDEX shift_assignments_of_shift_by_update (shift_id, status, updated_at, id),
    INDEX shift_assignments_of_helper (helper_id, event_id, status, created_at, id),
    INDEX shift_assignments_of_helper_by_update (helper_id, event_id, status, updated_at, id),
    INDEX shift_assignments_of_helper_by_creation (helper_id, status, created_at, id),
    -- Audiences of messages.
    INDEX shift_assignments_by_recipient (event_id, status, helper_id)
  ) ENGINE=InnoDB`,
)
