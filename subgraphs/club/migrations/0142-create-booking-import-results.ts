import { migration } from '../../foundation/migrations/migration.ts'

export const createBookingImportResults = migration(
  142,
  'create booking import results',
  `CREATE TABLE IF NOT EXISTS booking_import_results (
    import_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    record_index int UNSIGNED NOT NULL,
    external_booking_id varbinary(800) NOT NULL,
    source_version int UNSIGNED NOT NULL,
    outcome varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    booking_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    reconciliation_status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    error json NULL,
    PRIMARY KEY (import_id, record_index)
  ) ENGINE=InnoDB`,
)
