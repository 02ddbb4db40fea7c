import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

/** No statement of any version reads it. */
export const dropConflictsByBooking = additiveMigration(
  157,
  'drop conflicts by booking',
  'DROP INDEX reconciliation_conflicts_by_booking ON reconciliation_conflicts',
)
