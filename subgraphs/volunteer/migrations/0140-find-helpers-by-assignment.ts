import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const findHelpersByAssignment = additiveMigration(
  140,
  'find helpers by assignment',
  `ALTER TABLE shift_assignments
    ADD INDEX shift_assignments_by_recipient (event_id, status, helper_id)`,
)
