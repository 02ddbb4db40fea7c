import { additiveMigration } from '../../foundation/migrations/additive-migration.ts'

export const letRunsWait = additiveMigration(
  171,
  'let runs wait',
  `ALTER TABLE workflow_runs
    ADD COLUMN due_at datetime(3) NULL AFTER start_count,
    ADD COLUMN published_count int unsigned NOT NULL DEFAULT 1 AFTER finished_at,
    ADD INDEX workflow_runs_by_due (workflow_id, due_at)`,
)
