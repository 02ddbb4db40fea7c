import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Results of an import, a row for the records of each transaction. */
export const createBookingImportSteps = baselineMigration(
  1118,
  'create booking import steps',
  `CREATE TABLE IF NOT EXISTS booking_import_steps (
    import_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    first_position int UNSIGNED NOT NULL,
    results json NOT NULL,
    PRIMARY KEY (import_id, first_position)
  ) ENGINE=InnoDB`,
)
