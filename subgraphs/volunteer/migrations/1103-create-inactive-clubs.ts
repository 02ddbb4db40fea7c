import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/** Clubs whose status is not ACTIVE, as the gateway reported it: a club without a row is ACTIVE. */
export const createInactiveClubs = baselineMigration(
  1103,
  'create inactive clubs',
  `CREATE TABLE IF NOT EXISTS inactive_clubs (
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    PRIMARY KEY (club_id)
  ) ENGINE=InnoDB`,
)
