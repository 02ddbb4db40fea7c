import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const listAssignments = additiveMigration(
  135,
  'list assignments',
  `ALTER TABLE shift_assignments
    ADD INDEX shift_assignments_of_event (event_id, status, created_at, id),
    ADD INDEX shift_assignments_of_event_by_update (event_id, status, updated_at, id),
    ADD INDEX shift_assignments_of_shift (shift_id, status, created_at, id),
    ADD INDEX shift_assignments_of_shift_by_update (shift_id, status, updated_at, id),
    ADD INDEX shift_assignments_of_helper (helper_id, event_id, status, created_at, id),
    ADD INDEX shift_assignments_of_helper_by_update (helper_id, event_id, status, updated_at, id)`,
)
