import { migration } from '../../foundation/migrations/migration.ts'

export const createWorkflowEffects = migration(
  147,
  'create workflow effects',
  `CREATE TABLE IF NOT EXISTS workflow_effects (
    resource_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    sequence int unsigned NOT NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (resource_id, sequence),
    INDEX workflow_effects_by_time (created_at)
  ) ENGINE=InnoDB`,
)
