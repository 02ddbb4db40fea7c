import { migration } from '../../foundation/migrations/migration.ts'

export const createWorkflowPositions = migration(
  148,
  'create workflow positions',
  `CREATE TABLE IF NOT EXISTS workflow_positions (
    organization_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    publication_sequence bigint unsigned NOT NULL,
    PRIMARY KEY (organization_id)
  ) ENGINE=InnoDB`,
)
