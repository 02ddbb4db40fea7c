import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Clubs. `slug` is the name in addresses. */
export const createClubs = baselineMigration(
  1102,
  'create clubs',
  `CREATE TABLE IF NOT EXISTS clubs (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    organization_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    slug varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    name varchar(120) NOT NULL,
    status varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    timezone varchar(60) NOT NULL,
    currency varchar(3) NOT NULL,
    country varchar(2) NOT NULL,
    language varchar(35) NOT NULL,
    scoring_mode varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    rule_version varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (id),
    UNIQUE INDEX clubs_by_slug (slug),
    INDEX clubs_by_status (status, id),
    -- The volunteer subgraph's copies are synchronized in this order.
    INDEX clubs_by_update (updated_at, id)
  ) ENGINE=InnoDB`,
)
