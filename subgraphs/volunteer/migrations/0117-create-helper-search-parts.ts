import { migration } from '../../foundation/migrations/migration.ts'

export const createHelperSearchParts = migration(
  117,
  'create helper search parts',
  `CREATE TABLE IF NOT EXISTS helper_search_parts (
    club_part varchar(48) NOT NULL,
    helper_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    position int unsigned NOT NULL,
    PRIMARY KEY (club_part, helper_id)
  ) ENGINE=InnoDB`,
)
