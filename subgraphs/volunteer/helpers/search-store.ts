import { HELPER_STATUSES } from '../../../schema/volunteer/statuses.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import { allOf, type Condition } from '../../foundation/query/conditions.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { type HelperSearchPart, HelperSearchPartEntity } from './entities.ts'
import type { Helper } from './helper.ts'
import { PART_LENGTH, toSearchParts, toSearchText, toTagPart } from './search-text.ts'

const parts = tableOf(HelperSearchPartEntity)

/** Of more than these, a page is found sooner in the order of the list. */
export const FEW = 500

/**
 * With a tag, which words of names do not go with: where 5,000 of a million have it, a page is as far
 * away in the order of the list as those are many.
 */
export const FEW_TAGGED = 5000

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
   * Helpers of whom the rarest of the words may be found, or who may have the tag, all that there are;
   * null where there are many for each of them, or nothing is searched.
   */
  async findFew(
    database: Queryable,
    clubId: string,
    searched: Searched,
  ): Promise<readonly string[] | null> {
    const { words, tag } = searched
    if (words?.length === 0) return []
    const lookUps = [...toLookUps(words ?? []), ...(tag === null ? [] : [toTagLookUp(tag)])]
    if (lookUps.length === 0) return null

    // What is in no key is asked for as well: MySQL may scan all of an index that has everything.
    const selects = lookUps.map(
      ({ sql, most }, at) =>
        `(SELECT ${at} AS lookUp, p.helper_id AS id, p.position FROM helper_search_parts p FORCE INDEX (PRIMARY)
          WHERE p.club_part ${sql} LIMIT ${most + 1})`,
    )
    const rows = await database.query<{ lookUp: number; id: string }[]>(
      selects.join(' UNION ALL '),
      lookUps.map(({ parts }) => parts.map((part) => clubId + part)),
    )
    const found = lookUps.map((_, at) => rows.filter(({ lookUp }) => Number(lookUp) === at))
    const [fewest] = found
      .filter(({ length }, at) => length <= (lookUps[at]?.most ?? 0))
      .sort((a, b) => a.length - b.length)
    return fewest === undefined ? null : [...new Set(fewest.map(({ id }) => id))]
  },

  /** How many have the tag, whom the parts alone tell; nobody has one who was erased. */
  async countTagged(database: Queryable, { clubId, tag, status }: Tagged): Promise<number> {
    const tagged = toTagParts(tag, status)
    const counts = tagged.map(
      () =>
        '(SELECT count(*) FROM helper_search_parts p FORCE INDEX (PRIMARY) WHERE p.club_part = ?)',
    )
    const [counted] = await database.query<{ n: string }[]>(
      `SELECT ${counts.join(' + ')} AS n`,
      tagged.map((part) => clubId + part),
    )
    return Number(counted?.n)
  },

  /** How many of those who have the tag meet the conditions, whose table is `h`. */
  async countTaggedThat(
    database: Queryable,
    { clubId, tag, status }: Tagged,
    conditions: readonly (Condition | null)[],
  ): Promise<number> {
    const { sql, params } = allOf(conditions)
    const [counted] = await database.query<{ n: string }[]>(
      `SELECT count(*) AS n FROM helper_search_parts p FORCE INDEX (PRIMARY)
       STRAIGHT_JOIN helpers h FORCE INDEX (PRIMARY) ON h.id = p.helper_id
       WHERE p.club_part IN (?) AND ${sql}`,
      [toTagParts(tag, status).map((part) => clubId + part), ...params],
    )
    return Number(counted?.n)
  },
}

export interface Tagged {
  clubId: string
  tag: string
  /** Null for those of any. */
  status: Helper['status'] | null
}

/** What is searched of helpers; null where they may have any. */
export interface Searched {
  words: readonly string[] | null
  tag: string | null
}

function toLookUps(words: readonly string[]) {
  const longest = [...words].sort((a, b) => b.length - a.length).slice(0, WORDS_LOOKED_UP)
  return longest.map((word) => ({ sql: 'LIKE ?', parts: [toBeginning(word)], most: FEW }))
}

function toTagLookUp(tag: string) {
  return { sql: 'IN (?)', parts: toTagParts(tag, null), most: FEW_TAGGED }
}

function toTagParts(tag: string, status: Tagged['status']): string[] {
  return (status === null ? HELPER_STATUSES : [status]).map((one) => toTagPart(tag, one))
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
  const parts = [
    ...toSearchParts(toSearchText(helper)),
    ...helper.tags.map((tag) => toTagPart(tag, helper.status)),
  ]
  return [...new Set(parts)].map((part, position) => ({
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
