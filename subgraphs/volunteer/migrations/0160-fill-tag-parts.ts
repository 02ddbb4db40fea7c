import type { QueryRunner } from 'typeorm'
import { migration } from '../../foundation/migrations/migration.ts'

interface Stored {
  id: string
  clubId: string
  tags: string
}

const BATCH = 200

/** After all parts of a text. */
const POSITION = 1000

/** Writes tag parts of existing helpers; repeating it changes nothing. */
export class FillTagParts extends migration(160, 'fill tag parts', 'DO 0') {
  override async up(runner: QueryRunner): Promise<void> {
    for (let after = ''; ; ) {
      const rows: Stored[] = await runner.query(
        `SELECT id, club_id AS clubId, CAST(tags AS char) AS tags FROM helpers
         WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
        [after],
      )
      const parts = rows.flatMap(({ id, clubId, tags }) =>
        (JSON.parse(tags) as string[]).map((tag, at) => [
          clubId + toTagBeginning(tag),
          id,
          POSITION + at,
        ]),
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

/** The form of tag parts at that time: the beginning of the tag. */
export function toTagBeginning(tag: string): string {
  const beginning = [...tag].slice(0, 11).join('')
  return `\n${beginning.trimEnd()}`
}
