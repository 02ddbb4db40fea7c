import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** The court that a partner's court is, by the partner's id. */
export const createCourtMappings = baselineMigration(
  1110,
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
