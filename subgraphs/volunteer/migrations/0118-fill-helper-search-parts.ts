import type { QueryRunner } from 'typeorm'
import { migration } from '../../foundation/migrations/migration.ts'
import { toSearchParts } from '../helpers/search-text.ts'

interface Stored {
  id: string
  clubId: string
  searchText: string
}

const BATCH = 200

/** Writes search parts of existing helpers; repeating it changes nothing. */
export class FillHelperSearchParts extends migration(118, 'fill helper search parts', 'DO 0') {
  override async up(runner: QueryRunner): Promise<void> {
    for (let after = ''; ; ) {
      const rows: Stored[] = await runner.query(
        `SELECT id, club_id AS clubId, search_text AS searchText FROM helpers
         WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
        [after],
      )
      const parts = rows.flatMap(({ id, clubId, searchText }) =>
        toSearchParts(searchText).map((part, position) => [clubId + part, id, position]),
      )
      if (parts.length > 0)
        await runner.query(
          'INSERT IGNORE INTO helper_search_parts (club_part, helper_id, position) VALUES ?',
          [parts],
        )
      const last = rows.at(-1)
      if (last === undefined || rows.length < BATCH) return
      after = last.id
    }
  }
}
