import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Snapshots that contradict the started session of their booking, with what staff resolved. */
export const createReconciliationConflicts = baselineMigration(
  1112,
  'create reconciliation conflicts',
  `CREATE TABLE IF NOT EXISTS reconciliation_conflicts (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    booking_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    match_session_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    source_version int UNSIGNED NULL,
    fields json NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    resolved_at datetime(3) NULL,
    resolved_by varchar(255) NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    INDEX reconciliation_conflicts_by_status (club_id, status, created_at, id)
  ) ENGINE=InnoDB`,
)
