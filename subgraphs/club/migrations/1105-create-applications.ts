import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Applications of partners. One without a registration cannot be installed. */
export const createApplications = baselineMigration(
  1105,
  'create applications',
  `CREATE TABLE IF NOT EXISTS applications (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    slug varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    name varchar(120) NOT NULL,
    created_at datetime(3) NOT NULL,
    registration json NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX applications_by_slug (slug)
  ) ENGINE=InnoDB`,
)
