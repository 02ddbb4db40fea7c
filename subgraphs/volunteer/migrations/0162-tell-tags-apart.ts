import type { QueryRunner } from 'typeorm'
import { migration } from '../../foundation/migrations/migration.ts'
import type { Helper } from '../helpers/helper.ts'
import { toTagPart } from '../helpers/search-text.ts'
import { toTagBeginning } from './0160-fill-tag-parts.ts'

interface Stored extends Pick<Helper, 'id' | 'clubId' | 'status'> {
  tags: string
}

interface Tagged extends Omit<Stored, 'tags'> {
  tag: string
  at: number
}

const BATCH = 200

/** After all parts of a text. */
const POSITION = 1000

/**
 * Replaces tag parts by ones that identify tag and status exactly; repeating it changes nothing.
 */
export class TellTagsApart extends migration(162, 'tell tags apart', 'DO 0') {
  override async up(runner: QueryRunner): Promise<void> {
    for (let after = ''; ; ) {
      const rows: Stored[] = await runner.query(
        `SELECT id, club_id AS clubId, status, CAST(tags AS char) AS tags FROM helpers
         WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
        [after],
      )
      const tagged = rows.flatMap(({ tags, ...helper }) =>
        (JSON.parse(tags) as string[]).map((tag, at) => ({ ...helper, tag, at })),
      )
      if (tagged.length > 0) await replaceParts(runner, tagged)
      const last = rows.at(-1)
      if (last === undefined || rows.length < BATCH) return
      after = last.id
    }
  }
}

async function replaceParts(runner: QueryRunner, tagged: readonly Tagged[]): Promise<void> {
  await runner.query('DELETE FROM helper_search_parts WHERE (club_part, helper_id) IN (?)', [
    tagged.map(({ id, clubId, tag }) => [clubId + toTagBeginning(tag), id]),
  ])
  await runner.query(
    'INSERT IGNORE INTO helper_search_parts (club_part, helper_id, position) VALUES ?',
    [
      tagged.map(({ id, clubId, status, tag, at }) => [
        clubId + toTagPart(tag, status),
        id,
        POSITION + at,
      ]),
    ],
  )
}
