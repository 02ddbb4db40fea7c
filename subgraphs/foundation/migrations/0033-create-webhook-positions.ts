import { migration } from './migration.ts'

export const createWebhookPositions = migration(
  33,
  'create webhook positions',
  `CREATE TABLE IF NOT EXISTS webhook_positions (
    organization_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
    publication_sequence bigint UNSIGNED NOT NULL
  ) ENGINE=InnoDB`,
)
