import { migration } from '../../foundation/migrations/migration.ts'

export const createBookingImportSteps = migration(
  160,
  'create booking import steps',
  `CREATE TABLE IF NOT EXISTS booking_import_steps (
    import_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    first_position int UNSIGNED NOT NULL,
    results json NOT NULL,
    PRIMARY KEY (import_id, first_position)
  ) ENGINE=InnoDB`,
)
