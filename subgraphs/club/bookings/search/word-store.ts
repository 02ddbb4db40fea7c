import type { Queryable } from '../../../foundation/database/database.ts'
import { anyOf, type Condition } from '../../../foundation/query/conditions.ts'
import type { SearchWord } from './terms.ts'

export interface BookingSearch {
  clubId: string
  words: readonly SearchWord[]
  maySeeNumbers: boolean
}

/** A word of a search among the stored terms of a club. */
export interface StoredWord {
  /** How the terms begin that it finds. */
  beginnings: readonly string[]
  /** All of these terms; null where there are more than `LISTED_TERMS`, or where they were not looked for. */
  terms: readonly string[] | null
}

/** Terms of a word that are read and looked up one by one. */
const LISTED_TERMS = 6

export function toStoredWords({ clubId, words, maySeeNumbers }: BookingSearch): StoredWord[] {
  return words.map(({ name, number }) => ({
    beginnings: (maySeeNumbers ? [name, number] : [name]).map((text) => clubId + text),
    terms: null,
  }))
}

/** Words with their terms where these are few. Each look is a seek: behind the term that was found before. */
export async function listTerms(
  database: Queryable,
  words: readonly StoredWord[],
): Promise<StoredWord[]> {
  const lists = words.flatMap(({ beginnings }, of) =>
    beginnings.map((beginning) => ({ of, beginning, terms: [] as string[], isWhole: false })),
  )
  for (let look = 0; look <= LISTED_TERMS; look += 1) {
    const open = lists.filter((list) => !list.isWhole)
    if (open.length === 0) break
    const looks = open.map(({ beginning, terms }) => nextTerm(beginning, terms.at(-1)))
    const found = await selectEach(database, looks)
    for (const [nth, list] of open.entries()) {
      const term = found[nth]
      if (term === null || term === undefined) list.isWhole = true
      else list.terms.push(String(term))
    }
  }
  return words.map((word, nth) => {
    const own = lists.filter(({ of }) => of === nth)
    const terms = own.flatMap((list) => list.terms)
    const isListed = own.every(({ isWhole }) => isWhole) && terms.length <= LISTED_TERMS
    return { ...word, terms: isListed ? terms : null }
  })
}

/** With the start, which no index has: MySQL may scan a whole index that covers a query. */
function nextTerm(beginning: string, last: string | undefined): Condition {
  const { sql, params } = beginsWith('t', [beginning])
  const behind = last === undefined ? '' : 't.club_term > ? AND'
  return {
    sql: `SELECT CAST(t.club_term AS CHAR CHARACTER SET utf8mb4)
      FROM booking_search_terms t FORCE INDEX (PRIMARY)
      WHERE ${behind} ${sql} AND t.scheduled_start IS NOT NULL ORDER BY t.club_term LIMIT 1`,
    params: last === undefined ? params : [last, ...params],
  }
}

/** The start of a booking that so many terms precede, in their order; null if there are no more. */
export function startBehind(beginnings: readonly string[], count: number): Condition {
  const { sql, params } = beginsWith('t', beginnings)
  return {
    sql: `SELECT t.scheduled_start FROM booking_search_terms t FORCE INDEX (PRIMARY)
      WHERE ${sql} LIMIT 1 OFFSET ${count}`,
    params,
  }
}

/** One value of each, in one trip. */
export async function selectEach(
  database: Queryable,
  selects: readonly Condition[],
): Promise<unknown[]> {
  const [row] = await database.query(
    `SELECT ${selects.map(({ sql }, nth) => `(${sql}) AS value${nth}`).join(', ')}`,
    selects.flatMap(({ params }) => params),
  )
  return selects.map((_, nth) => row?.[`value${nth}`] ?? null)
}

/**
 * Whether a word finds a booking. A look-up for each booking: as EXISTS, both servers may begin with the terms of the word.
 */
export function isFoundBy(bookingId: string, { terms, beginnings }: StoredWord): Condition {
  if (terms !== null)
    return anyOf([
      { sql: 'FALSE', params: [] },
      ...terms.map((term) => ({
        sql: `(SELECT o.scheduled_start FROM booking_search_terms o FORCE INDEX (PRIMARY)
          WHERE o.club_term = ? AND o.booking_id = ${bookingId}) IS NOT NULL`,
        params: [term],
      })),
    ])

  const { sql, params } = beginsWith('o', beginnings)
  return {
    sql: `(SELECT o.booking_id FROM booking_search_terms o
        FORCE INDEX (booking_search_terms_by_booking)
        WHERE o.booking_id = ${bookingId} AND ${sql} LIMIT 1) IS NOT NULL`,
    params,
  }
}

export function beginsWith(alias: string, beginnings: readonly string[]): Condition {
  return {
    sql: `(${beginnings.map(() => `${alias}.club_term LIKE ?`).join(' OR ')})`,
    params: beginnings.map((text) => `${text.replace(/[\\%_]/g, '\\$&')}%`),
  }
}
