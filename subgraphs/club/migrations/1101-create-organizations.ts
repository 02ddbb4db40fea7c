import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Owners of clubs. */
export const createOrganizations = baselineMigration(
  1101,
  'create organizations',
  `CREATE TABLE IF NOT EXISTS organizations (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    name varchar(120) NOT NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (id)
  ) ENGINE=InnoDB`,
)
