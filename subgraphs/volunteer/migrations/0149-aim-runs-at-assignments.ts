import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const aimRunsAtAssignments = additiveMigration(
  149,
  'aim runs at assignments',
  `ALTER TABLE workflow_runs
    ADD COLUMN assignment_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER helper_ids,
    ADD COLUMN start_count int unsigned NOT NULL DEFAULT 1 AFTER error`,
)
