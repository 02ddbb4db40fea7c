import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Events that runs published, by resource and sequence: they trigger no workflow. */
export const createWorkflowEffects = baselineMigration(
  1119,
  'create workflow effects',
  `CREATE TABLE IF NOT EXISTS workflow_effects (
    resource_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    sequence int UNSIGNED NOT NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (resource_id, sequence),
    -- Retention.
    INDEX workflow_effects_by_time (created_at)
  ) ENGINE=InnoDB`,
)
