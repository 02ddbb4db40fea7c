import { migration } from '../../foundation/migrations/migration.ts'

export const keepInactiveClubs = migration(
  113,
  'keep inactive clubs',
  `CREATE TABLE IF NOT EXISTS inactive_clubs (
    club_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    PRIMARY KEY (club_id)
  ) ENGINE=InnoDB`,
)
