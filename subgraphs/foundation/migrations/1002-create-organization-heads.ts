import { baselineMigration } from './baseline-migration.ts'

/** The last publication sequence that was assigned in an organization: its row serializes publications. */
export const createOrganizationHeads = baselineMigration(
  1002,
  'create organization heads',
  `CREATE TABLE IF NOT EXISTS organization_heads (
    organization_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
    publication_sequence bigint UNSIGNED NOT NULL
  ) ENGINE=InnoDB`,
)
