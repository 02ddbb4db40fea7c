import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const listAssignmentsOfHelpers = additiveMigration(
  138,
  'list assignments of helpers',
  `ALTER TABLE shift_assignments
    ADD INDEX shift_assignments_of_helper_by_creation (helper_id, status, created_at, id)`,
)
