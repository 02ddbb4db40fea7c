import { migration } from '../../foundation/migrations/migration.ts'

/** The persons whose erasure from a club's own bookings is not complete: writers of those bookings leave them out. */
export const createErasingPersons = migration(
  1401,
  'create erasing persons',
  `CREATE TABLE IF NOT EXISTS erasing_persons (
    -- Of the erasure.
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    person json NOT NULL,
    PRIMARY KEY (id),
    KEY erasing_persons_by_club (club_id)
  ) ENGINE=InnoDB`,
)
