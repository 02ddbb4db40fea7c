import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** The position in a club's log up to which workflows were triggered. */
export const createWorkflowPositions = baselineMigration(
  1120,
  'create workflow positions',
  `CREATE TABLE IF NOT EXISTS workflow_positions (
    organization_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    publication_sequence bigint UNSIGNED NOT NULL,
    PRIMARY KEY (organization_id)
  ) ENGINE=InnoDB`,
)
