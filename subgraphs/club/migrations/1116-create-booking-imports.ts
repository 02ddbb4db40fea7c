import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Imports of up to 500 bookings. The work item of an import has its id. */
export const createBookingImports = baselineMigration(
  1116,
  'create booking imports',
  `CREATE TABLE IF NOT EXISTS booking_imports (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    booking_source_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    installation_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    total int UNSIGNED NOT NULL,
    imported int UNSIGNED NOT NULL,
    failed int UNSIGNED NOT NULL,
    started_at datetime(3) NULL,
    completed_at datetime(3) NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id)
  ) ENGINE=InnoDB`,
)
