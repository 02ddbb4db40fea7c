import { baselineMigration } from '../../foundation/migrations/baseline-migration.ts'

/**
 * Beginnings of words and tags by which helpers are found. `club_part` is the club's id and the text in one
 * column, because LIKE uses only the first column of an index.
 */
export const createHelperSearchParts = baselineMigration(
  1107,
  'create helper search parts',
  `CREATE TABLE IF NOT EXISTS helper_search_parts (
    club_part varchar(48) NOT NULL,
    helper_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    position int UNSIGNED NOT NULL,
    PRIMARY KEY (club_part, helper_id)
  ) ENGINE=InnoDB`,
)
