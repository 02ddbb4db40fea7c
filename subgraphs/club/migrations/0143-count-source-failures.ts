import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const countSourceFailures = additiveMigration(
  143,
  'count source failures',
  'ALTER TABLE booking_sources ADD COLUMN failures_in_a_row int UNSIGNED NOT NULL DEFAULT 0',
)
