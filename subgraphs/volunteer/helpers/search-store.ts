import { cleanAddress } from '../../../schema/fields/text/characters.ts'
import { HELPER_STATUSES } from '../../../schema/volunteer/statuses.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import { allOf, type Condition } from '../../foundation/query/conditions.ts'
import { deleteFrom } from '../../foundation/query/delete-from.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { type HelperSearchPart, HelperSearchPartEntity } from './entities.ts'
import type { Helper } from './helper.ts'
import {
  PART_LENGTH,
  toAddressPart,
  toPattern,
  toSearchParts,
  toSearchText,
  toTagPart,
} from './search-text.ts'

const parts = tableOf(HelperSearchPartEntity)

/** Above this number of matches, scanning the list in its order finds a page sooner. */
export const RARE_LIMIT = 500

/**
 * The same limit for a tag. At 5,000 of a million helpers, a page is about as far away in list
 * order as reading all matches.
 */
export const RARE_TAG_LIMIT = 5000

/** Rows per INSERT. */
const ROWS = 2000

/** Longer words are rarer, so only the longest ones are looked up. */
const LOOKED_UP_WORDS = 3

export const searchStore = {
  /** Writes the search parts of helpers; in the transaction that writes the helpers. */
  addAll: (database: Queryable, added: readonly Helper[]) =>
    insertAll(database, added.flatMap(toRecords)),

  removeAll: (database: Queryable, helper: Helper) =>
    remove(database, helper.id, toRecords(helper)),

  /** Replaces the search parts of changed helpers; `before` and `after` are in the same order. */
  async replaceAll(
    database: Queryable,
    before: readonly Helper[],
    after: readonly Helper[],
  ): Promise<void> {
    const changed = after.map((helper, at) => {
      const [former, present] = [before[at] ? toRecords(before[at]) : [], toRecords(helper)]
      return { id: helper.id, removed: without(former, present), added: without(present, former) }
    })
    for (const { id, removed } of changed) await remove(database, id, removed)
    await insertAll(
      database,
      changed.flatMap(({ added }) => added),
    )
  },

  /**
   * Ids of all helpers that match the rarest word or the tag, and of those with the number. Null if every word and the
   * tag have too many matches, or if there is no search.
   */
  async findRareMatches(
    database: Queryable,
    clubId: string,
    criteria: SearchCriteria,
  ): Promise<readonly string[] | null> {
    const { words, called, tag } = criteria
    if (words?.length === 0) return called
    const lookUps = [...toLookUps(words ?? []), ...(tag === null ? [] : [toTagLookUp(tag)])]
    if (lookUps.length === 0) return null

    // Selects a column outside the index, because MySQL may prefer scanning an index that covers
    // the query.
    const selects = lookUps.map(
      ({ sql, limit }, at) =>
        `(SELECT ${at} AS lookUp, p.helper_id AS id, p.position FROM helper_search_parts p FORCE INDEX (PRIMARY)
          WHERE p.club_part ${sql} LIMIT ${limit + 1})`,
    )
    const rows = await database.query<{ lookUp: number; id: string }[]>(
      selects.join(' UNION ALL '),
      lookUps.map(({ parts }) => parts.map((part) => clubId + part)),
    )
    const found = lookUps.map((_, at) => rows.filter(({ lookUp }) => Number(lookUp) === at))
    const [fewest] = found
      .filter(({ length }, at) => length <= (lookUps[at]?.limit ?? 0))
      .sort((a, b) => a.length - b.length)
    return fewest === undefined ? null : [...new Set([...fewest.map(({ id }) => id), ...called])]
  },

  /** Ids of helpers whose address is one of these without the format characters that it is stored with. */
  async findWithAddress(
    database: Queryable,
    clubId: string,
    addresses: readonly string[],
  ): Promise<string[]> {
    if (addresses.length === 0) return []
    // Selects a column outside the index, as findRareMatches does.
    const rows = await database.query<{ id: string }[]>(
      `SELECT p.helper_id AS id, p.position FROM helper_search_parts p FORCE INDEX (PRIMARY)
       WHERE p.club_part IN (?)`,
      [addresses.map((address) => clubId + toAddressPart(address))],
    )
    return rows.map(({ id }) => id)
  },

  /** Counts by search parts alone, which is exact because erased helpers have no parts. */
  async countTagged(database: Queryable, { clubId, tag, status }: TagFilter): Promise<number> {
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

  /** Counts helpers with the tag that meet the conditions on the helpers table, alias `h`. */
  async countTaggedMatching(
    database: Queryable,
    { clubId, tag, status }: TagFilter,
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

export interface TagFilter {
  clubId: string
  tag: string
  /** Null for any status. */
  status: Helper['status'] | null
}

/** Search words and tag; null for no restriction. */
export interface SearchCriteria {
  words: readonly string[] | null
  /** Ids of helpers that a search finds beside those with its words. */
  called: readonly string[]
  tag: string | null
}

function toLookUps(words: readonly string[]) {
  const longest = [...words].sort((a, b) => b.length - a.length).slice(0, LOOKED_UP_WORDS)
  return longest.map((word) => ({ sql: 'LIKE ?', parts: [toBeginning(word)], limit: RARE_LIMIT }))
}

function toTagLookUp(tag: string) {
  return { sql: 'IN (?)', parts: toTagParts(tag, null), limit: RARE_TAG_LIMIT }
}

function toTagParts(tag: string, status: TagFilter['status']): string[] {
  return (status === null ? HELPER_STATUSES : [status]).map((one) => toTagPart(tag, one))
}

async function insertAll(database: Queryable, records: HelperSearchPart[]): Promise<void> {
  for (let from = 0; from < records.length; from += ROWS)
    await parts.insertAll(database, records.slice(from, from + ROWS))
}

async function remove(database: Queryable, helperId: string, removed: HelperSearchPart[]) {
  if (removed.length === 0) return

  await database.write(
    `${deleteFrom('helper_search_parts')} WHERE club_part IN (?) AND helper_id = ?`,
    [removed.map(({ clubPart }) => clubPart), helperId],
  )
}

function toRecords(helper: Helper): HelperSearchPart[] {
  const parts = [
    ...toSearchParts(toSearchText(helper)),
    ...helper.tags.map((tag) => toTagPart(tag, helper.status)),
    ...toAddressParts(helper),
  ]
  return [...new Set(parts)].map((part, position) => ({
    clubPart: helper.clubId + part,
    position,
    helperId: helper.id,
  }))
}

function toAddressParts({ email }: Helper): string[] {
  const address = cleanAddress(email ?? '')
  return email === null || email === address ? [] : [toAddressPart(address)]
}

function without(some: HelperSearchPart[], others: readonly HelperSearchPart[]) {
  const left = new Set(others.map(({ clubPart }) => clubPart))
  return some.filter(({ clubPart }) => !left.has(clubPart))
}

function toBeginning(word: string): string {
  return `${toPattern([...word].slice(0, PART_LENGTH).join(''))}%`
}
