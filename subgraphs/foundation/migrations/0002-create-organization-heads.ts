import { migration } from './migration.ts'

export const createOrganizationHeads = migration(
  2,
  'create organization heads',
  `CREATE TABLE IF NOT EXISTS organization_heads (
    organization_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
    publication_sequence bigint UNSIGNED NOT NULL
  ) ENGINE=InnoDB`,
)
