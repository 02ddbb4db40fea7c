import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const pointBookingsAtConflicts = additiveMigration(
  126,
  'point bookings at conflicts',
  `ALTER TABLE bookings
    ADD COLUMN open_conflict_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL`,
)
