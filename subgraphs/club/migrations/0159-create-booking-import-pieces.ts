import { migration } from '../../foundation/migrations/migration.ts'

export const createBookingImportPieces = migration(
  159,
  'create booking import pieces',
  `CREATE TABLE IF NOT EXISTS booking_import_pieces (
    import_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    first_position int UNSIGNED NOT NULL,
    snapshots json NOT NULL,
    PRIMARY KEY (import_id, first_position)
  ) ENGINE=InnoDB`,
)
