import { CLUB_LIMITS } from '../../../../schema/club/limits.ts'
import type { Queryable } from '../../../foundation/database/database.ts'
import { allOf } from '../../../foundation/query/conditions.ts'
import { searchedSince, TERMS_OF_BOOKING } from './terms.ts'
import {
  type BookingSearch,
  beginsWith,
  isFoundBy,
  listTerms,
  type StoredWord,
  selectEach,
  startBehind,
  toStoredWords,
} from './word-store.ts'

/** Of a word with more terms that begin with it, the newest bookings are found sooner by comparing bookings in their order. */
export const SORTED_TERMS = 5000

/** So few terms are sorted at once, whatever the other words find. */
const RARE_TERMS = 100

/** Newest bookings that are compared until enough are found: each time also those of before, which cost little. */
const COMPARED = [250, 2_500, 20_000]

const { results } = CLUB_LIMITS.search

/**
 * Ids of the bookings that all words find, newest first. The terms are hints: the caller compares the bookings, which a
 * release without terms may have changed.
 */
export async function findBookings(
  database: Queryable,
  search: BookingSearch,
  now: Date,
): Promise<string[]> {
  const words = toStoredWords(search)
  if (words.length === 0) return []
  const rare = await findFew(database, words, RARE_TERMS)
  if (rare !== -1) return findByTerm(database, words, rare)

  const few = await findFew(database, words, SORTED_TERMS)
  if (few !== -1 && words.length === 1) return findByTerm(database, words, few)

  const listed = await listTerms(database, words)
  return few === -1
    ? findByStart(database, search.clubId, listed, searchedSince(now))
    : findByTerm(database, listed, few)
}

/** The first word that begins no more terms than these; -1 if there is none. */
async function findFew(
  database: Queryable,
  words: readonly StoredWord[],
  count: number,
): Promise<number> {
  const looks = words.map(({ beginnings }) => startBehind(beginnings, count))
  return (await selectEach(database, looks)).indexOf(null)
}

/** Reads all terms that begin with one of the words. */
async function findByTerm(
  database: Queryable,
  words: readonly StoredWord[],
  lead: number,
): Promise<string[]> {
  const { sql, params } = allOf(
    words.map((word, nth) =>
      nth === lead ? beginsWith('t', word.beginnings) : isFoundBy('t.booking_id', word),
    ),
  )
  const rows = await database.query<{ id: string }[]>(
    `SELECT t.booking_id AS id FROM booking_search_terms t FORCE INDEX (PRIMARY)
     WHERE ${sql}
     ORDER BY t.scheduled_start DESC, t.booking_id DESC LIMIT ${results * TERMS_OF_BOOKING}`,
    params,
  )
  // Several terms of a booking may begin with the word.
  return [...new Set(rows.map(({ id }) => id))].slice(0, results)
}

/**
 * Compares bookings from the newest on, where each word finds many: soon enough they are found together. Of words that
 * never are, the oldest bookings are not compared.
 */
async function findByStart(
  database: Queryable,
  clubId: string,
  words: readonly StoredWord[],
  since: Date,
): Promise<string[]> {
  const { sql, params } = allOf(words.map((word) => isFoundBy('l.id', word)))
  let found: string[] = []
  for (const count of COMPARED) {
    // Cut by their count, which bounds what is read whatever the statistics say.
    const rows = await database.query<{ id: string }[]>(
      `SELECT l.id FROM (
         SELECT b.id, b.scheduled_start FROM bookings b FORCE INDEX (bookings_by_start_and_court)
         WHERE b.club_id = ? ORDER BY b.scheduled_start DESC, b.id DESC LIMIT ${count}
       ) l
       WHERE l.scheduled_start >= ? AND ${sql}
       ORDER BY l.scheduled_start DESC, l.id DESC LIMIT ${results}`,
      [clubId, since, ...params],
    )
    found = rows.map(({ id }) => id)
    if (found.length === results) break
  }
  return found
}
