import type { Condition } from '../../foundation/conditions.ts'
import type { Queryable } from '../../foundation/database.ts'
import { tableOf } from '../../foundation/table.ts'
import { type HelperSearchPart, HelperSearchPartEntity } from './entities.ts'
import type { Helper } from './helper.ts'
import { PART_LENGTH, toSearchParts, toSearchText } from './search-text.ts'

const parts = tableOf(HelperSearchPartEntity)

/** Of more than these, a page is found sooner in the order of the list. */
const FEW = 500

/** Of one statement. */
const ROWS = 2000

/** The longest words tell the most. */
const WORDS_LOOKED_UP = 3

export const searchStore = {
  /** Writes what the helpers are found by; in their own transaction. */
  addAll: (database: Queryable, added: readonly Helper[]) =>
    insertAll(database, added.flatMap(toRecords)),

  removeAll: (database: Queryable, helper: Helper) =>
    remove(database, helper.id, toRecords(helper)),

  /** Brings the parts of stored helpers in line with what they are now, each in the same place of both lists. */
  async replaceAll(
    database: Queryable,
    before: readonly Helper[],
    after: readonly Helper[],
  ): Promise<void> {
    const changed = after.map((helper, at) => {
      const [former, present] = [before[at] ? toRecords(before[at]) : [], toRecords(helper)]
      return { id: helper.id, lost: without(former, present), won: without(present, former) }
    })
    for (const { id, lost } of changed) await remove(database, id, lost)
    await insertAll(
      database,
      changed.flatMap(({ won }) => won),
    )
  },

  /**
   * Helpers of whom the rarest of the words may be found, all that there are; null where each of the
   * words is found of many.
   */
  async findFew(
    database: Queryable,
    clubId: string,
    words: readonly string[],
  ): Promise<readonly string[] | null> {
    if (words.length === 0) return []
    const asked = [...words].sort((a, b) => b.length - a.length).slice(0, WORDS_LOOKED_UP)
    // What is in no key is asked for as well: MySQL may scan all of an index that has everything.
    const selects = asked.map(
      (_word, at) =>
        `(SELECT ${at} AS word, p.helper_id AS id, p.position FROM helper_search_parts p FORCE INDEX (PRIMARY)
          WHERE p.club_part LIKE ? LIMIT ${FEW + 1})`,
    )
    const rows = await database.query<{ word: number; id: string }[]>(
      selects.join(' UNION ALL '),
      asked.map((word) => clubId + toBeginning(word)),
    )
    const found = asked.map((_word, at) => rows.filter(({ word }) => Number(word) === at))
    const [fewest = []] = found.sort((a, b) => a.length - b.length)
    return fewest.length > FEW ? null : [...new Set(fewest.map(({ id }) => id))]
  },
}

async function insertAll(database: Queryable, records: HelperSearchPart[]): Promise<void> {
  for (let from = 0; from < records.length; from += ROWS)
    await parts.insertAll(database, records.slice(from, from + ROWS))
}

async function remove(database: Queryable, helperId: string, lost: HelperSearchPart[]) {
  if (lost.length === 0) return

  await database.write(
    `DELETE p FROM helper_search_parts p FORCE INDEX (PRIMARY)
     WHERE p.club_part IN (?) AND p.helper_id = ?`,
    [lost.map(({ clubPart }) => clubPart), helperId],
  )
}

function toRecords(helper: Helper): HelperSearchPart[] {
  return toSearchParts(toSearchText(helper)).map((part, position) => ({
    clubPart: helper.clubId + part,
    position,
    helperId: helper.id,
  }))
}

function without(some: HelperSearchPart[], others: readonly HelperSearchPart[]) {
  const left = new Set(others.map(({ clubPart }) => clubPart))
  return some.filter(({ clubPart }) => !left.has(clubPart))
}

/** LOCATE knows no wildcards: every character stands for itself. */
export function holdsWords(words: readonly string[]): Condition {
  if (words.length === 0) return { sql: 'FALSE', params: [] }

  return { sql: words.map(() => 'LOCATE(?, h.search_text) > 0').join(' AND '), params: words }
}

function toBeginning(word: string): string {
  const part = [...word].slice(0, PART_LENGTH).join('')
  return `${part.replace(/[\\%_]/g, '\\$&')}%`
}
