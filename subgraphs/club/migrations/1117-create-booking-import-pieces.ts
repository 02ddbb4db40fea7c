import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Queued records of an import, consecutive ones in one row: a row for each takes a fifteenth longer. */
export const createBookingImportPieces = baselineMigration(
  1117,
  'create booking import pieces',
  `CREATE TABLE IF NOT EXISTS booking_import_pieces (
    import_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    first_position int UNSIGNED NOT NULL,
    snapshots json NOT NULL,
    PRIMARY KEY (import_id, first_position)
  ) ENGINE=InnoDB`,
)
