import type { QueryRunner } from 'typeorm'
import { migration } from '../../foundation/migrations/migration.ts'
import { SEARCH_TEXT_LENGTH, toSearchable } from '../helpers/search-text.ts'

interface Stored {
  id: string
  searchText: string
}

const BATCH = 500

/** Removes accents from search texts; repeating it changes nothing. */
export class FoldSearchTexts extends migration(112, 'fold search texts', 'DO 0') {
  override async up(runner: QueryRunner): Promise<void> {
    for (let after = ''; ; ) {
      const rows: Stored[] = await runner.query(
        `SELECT id, search_text AS searchText FROM helpers WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
        [after],
      )
      for (const { id, searchText } of rows) {
        const folded = [...toSearchable(searchText)].slice(0, SEARCH_TEXT_LENGTH).join('')
        if (folded !== searchText)
          await runner.query('UPDATE helpers SET search_text = ? WHERE id = ?', [folded, id])
      }
      const last = rows.at(-1)
      if (last === undefined || rows.length < BATCH) return
      after = last.id
    }
  }
}
