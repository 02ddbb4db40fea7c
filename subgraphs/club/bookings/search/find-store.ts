import { CLUB_LIMITS } from '../../../../schema/club/limits.ts'
import type { Queryable } from '../../../foundation/database/database.ts'
import type { Condition } from '../../../foundation/query/conditions.ts'
import { END_OF_TIME, type SearchWord, searchedSince, TERMS_OF_BOOKING } from './terms.ts'

export interface BookingSearch {
  clubId: string
  words: readonly SearchWord[]
  maySeeNumbers: boolean
}

/** Of a word with more terms that begin with it, the newest bookings are found sooner by comparing bookings in their order. */
export const SORTED_TERMS = 5000

/** Bookings that are compared one after the other, until enough are found. */
const COMPARED_AT_ONCE = [500, 2_000, 17_500]

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
  if (search.words.length === 0) return []
  const lead = (await findFrequent(database, search)).indexOf(false)
  return lead === -1 ? findByStart(database, search, now) : findByTerm(database, search, lead)
}

/** Whether each word begins more terms than are sorted. */
async function findFrequent(database: Queryable, search: BookingSearch): Promise<boolean[]> {
  const { words } = search
  const conditions = words.map((word) => beginsWith('t', word, search))
  const looks = conditions.map(
    ({ sql }, nth) => `(SELECT t.scheduled_start FROM booking_search_terms t FORCE INDEX (PRIMARY)
      WHERE ${sql} LIMIT 1 OFFSET ${SORTED_TERMS}) AS word${nth}`,
  )
  const [row] = await database.query(
    `SELECT ${looks.join(', ')}`,
    conditions.flatMap(({ params }) => params),
  )
  return words.map((_, nth) => row?.[`word${nth}`] !== null)
}

/** Reads all terms that begin with one of the words. */
async function findByTerm(
  database: Queryable,
  search: BookingSearch,
  lead: number,
): Promise<string[]> {
  const conditions = search.words.map((word, nth) =>
    nth === lead ? beginsWith('t', word, search) : isFoundBy('t.booking_id', word, search),
  )
  const rows = await database.query<{ id: string }[]>(
    `SELECT t.booking_id AS id FROM booking_search_terms t FORCE INDEX (PRIMARY)
     WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}
     ORDER BY t.scheduled_start DESC, t.booking_id DESC LIMIT ${results * TERMS_OF_BOOKING}`,
    conditions.flatMap(({ params }) => params),
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
  search: BookingSearch,
  now: Date,
): Promise<string[]> {
  const since = searchedSince(now)
  const found: string[] = []
  let before = END_OF_TIME
  for (const count of COMPARED_AT_ONCE) {
    const range = { since, before, clubId: search.clubId }
    const from = (await findStart(database, range, count)) ?? since
    found.push(...(await compareBookings(database, search, { from, before, found })))
    if (found.length === results || from <= since) break
    before = from
  }
  return found
}

/** The start of the last of so many bookings, from the newest on; null if there are fewer. */
async function findStart(
  database: Queryable,
  { clubId, since, before }: { clubId: string; since: Date; before: Date },
  count: number,
): Promise<Date | null> {
  const [row] = await database.query<{ start: Date }[]>(
    `SELECT b.scheduled_start AS start FROM bookings b FORCE INDEX (bookings_by_start_and_court)
     WHERE b.club_id = ? AND b.scheduled_start >= ? AND b.scheduled_start < ?
     ORDER BY b.scheduled_start DESC, b.id DESC LIMIT 1 OFFSET ?`,
    [clubId, since, before, count - 1],
  )
  return row?.start ?? null
}

async function compareBookings(
  database: Queryable,
  search: BookingSearch,
  { from, before, found }: { from: Date; before: Date; found: readonly string[] },
): Promise<string[]> {
  const conditions = search.words.map((word) => isFoundBy('b.id', word, search))
  const rows = await database.query<{ id: string }[]>(
    `SELECT b.id FROM bookings b FORCE INDEX (bookings_by_start_and_court)
     WHERE b.club_id = ? AND b.scheduled_start >= ? AND b.scheduled_start < ?
       AND ${conditions.map(({ sql }) => sql).join(' AND ')}
     ORDER BY b.scheduled_start DESC, b.id DESC LIMIT ?`,
    [
      ...[search.clubId, from, before, ...conditions.flatMap(({ params }) => params)],
      results - found.length,
    ],
  )
  return rows.map(({ id }) => id)
}

/** A look-up for each booking: as EXISTS, both servers may begin with the terms of the word. */
function isFoundBy(bookingId: string, word: SearchWord, search: BookingSearch): Condition {
  const { sql, params } = beginsWith('o', word, search)
  return {
    sql: `(SELECT o.scheduled_start FROM booking_search_terms o
        FORCE INDEX (booking_search_terms_by_booking)
        WHERE o.booking_id = ${bookingId} AND ${sql} LIMIT 1) IS NOT NULL`,
    params,
  }
}

function beginsWith(
  alias: string,
  { name, number }: SearchWord,
  { clubId, maySeeNumbers }: BookingSearch,
): Condition {
  const beginnings = maySeeNumbers ? [name, number] : [name]
  return {
    sql: `(${beginnings.map(() => `${alias}.club_term LIKE ?`).join(' OR ')})`,
    params: beginnings.map((text) => `${clubId}${text.replace(/[\\%_]/g, '\\$&')}%`),
  }
}
