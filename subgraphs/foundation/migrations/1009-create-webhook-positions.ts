import { baselineMigration } from './baseline-migration.ts'

/** The last event of an organization's log that was dispatched to its endpoints. */
export const createWebhookPositions = baselineMigration(
  1009,
  'create webhook positions',
  `CREATE TABLE IF NOT EXISTS webhook_positions (
    organization_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
    publication_sequence bigint UNSIGNED NOT NULL
  ) ENGINE=InnoDB`,
)
