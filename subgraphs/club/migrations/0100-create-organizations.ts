import { migration } from '../../foundation/migrations/migration.ts'

export const createOrganizations = migration(
  100,
  'create organizations',
  `CREATE TABLE IF NOT EXISTS organizations (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    name varchar(120) NOT NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (id)
  ) ENGINE=InnoDB`,
)
