import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

/** No statement of any version reads it. */
export const dropSessionsByBooking = additiveMigration(
  156,
  'drop sessions by booking',
  'DROP INDEX match_sessions_by_booking ON match_sessions',
)
