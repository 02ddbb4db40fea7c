import { migration } from '../../foundation/migrations/migration.ts'

export const createCourtMappings = migration(
  107,
  'create court mappings',
  `CREATE TABLE IF NOT EXISTS court_mappings (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    booking_source_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    external_court_id varbinary(800) NOT NULL,
    external_court_name varchar(120) NULL,
    court_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX court_mappings_by_external_court (booking_source_id, external_court_id)
  ) ENGINE=InnoDB`,
)
