import { addition } from '../../foundation/addition.ts'

export const pointBookingsAtConflicts = addition(
  126,
  'point bookings at conflicts',
  `ALTER TABLE bookings
    ADD COLUMN open_conflict_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL`,
)
