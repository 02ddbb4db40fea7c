import { migration } from '../../foundation/migrations/migration.ts'

export const createBookingImportRecords = migration(
  141,
  'create booking import records',
  `CREATE TABLE IF NOT EXISTS booking_import_records (
    import_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    record_index int UNSIGNED NOT NULL,
    snapshot json NOT NULL,
    PRIMARY KEY (import_id, record_index)
  ) ENGINE=InnoDB`,
)
