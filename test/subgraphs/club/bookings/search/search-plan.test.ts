import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../../platform/ids.ts'
import { BookingEntity } from '../../../../../subgraphs/club/bookings/entities.ts'
import {
  findBookings,
  SORTED_TERMS,
} from '../../../../../subgraphs/club/bookings/search/find-store.ts'
import { searchTermStore } from '../../../../../subgraphs/club/bookings/search/store.ts'
import {
  SEARCHED_MS,
  TERMS_OF_BOOKING,
  toLookedUpWords,
} from '../../../../../subgraphs/club/bookings/search/terms.ts'
import {
  makeTermPurge,
  makeTermRepair,
  REPAIR_AFTER_MS,
} from '../../../../../subgraphs/club/bookings/search/upkeep-job.ts'
import type { Database } from '../../../../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../../../../subgraphs/foundation/database/transaction.ts'
import { addClub, addInstallation } from '../../../../support/club/fixtures.ts'
import { addOneOfEach } from '../../../../support/club/one-of-each.ts'
import {
  copyMany,
  countRowsRead,
  MANY,
  misleadStatistics,
} from '../../../../support/database/many-rows.ts'
import { openClubDatabase } from '../../../../support/database/test-database.ts'

let database: Database
let clubId: string
/** Of the booking that others are copies of. */
let start: Date

/** Copies are made in the order of their ids, which is that of their starts. */
const ID = "CONCAT('0190d000-0000-7000-8000-', LPAD(n, 12, '0'))"

const idOf = (n: number) => `0190d000-0000-7000-8000-${String(n).padStart(12, '0')}`

beforeAll(async () => {
  database = await openClubDatabase({ poolSize: 1 })
  const home = await addClub(database)
  clubId = home.club.id
  const ids = await addOneOfEach(database, home, await addInstallation(database, home.club))
  await copyMany(database, BookingEntity, ids.Booking, {
    ...{ id: ID, externalBookingId: 'n', scheduledStart: 't.scheduled_start + INTERVAL n SECOND' },
  })
  const [booking] = await database.query<{ start: Date }[]>(
    'SELECT scheduled_start AS start FROM bookings WHERE id = ?',
    [ids.Booking],
  )
  start = booking?.start ?? new Date(0)
  // Each has a name that all have, one of its own, one that few have, and a number.
  const names = [
    "'gomez'",
    "CONCAT('n', LPAD(RIGHT(b.id, 8), 8, '0'))",
    "CONCAT('#b-', RIGHT(b.id, 8))",
  ]
  const halves = "IF(RIGHT(b.id, 1) IN ('0', '2', '4', '6', '8'), 'even', 'odd')"
  const thirds = "ELT(1 + RIGHT(b.id, 8) % 3, 'ana', 'eva', 'iris')"
  const eighths = "CONCAT('eighth', RIGHT(b.id, 8) % 8)"
  const few = "IF(RIGHT(b.id, 3) = '007', 'rare', 'common')"
  for (const name of [...names, halves, thirds, eighths, few])
    await database.query(
      `INSERT INTO booking_search_terms (club_term, booking_id, scheduled_start)
       SELECT CONCAT(b.club_id, ${name}), b.id, b.scheduled_start FROM bookings b WHERE b.id LIKE '0190d%'`,
    )
  await misleadStatistics(database)
})

afterAll(() => database.close())

async function find(text: string, maySeeNumbers = true) {
  const words = toLookedUpWords(text)
  return findBookings(database, { clubId, words, maySeeNumbers }, start)
}

/** Of the newest 20. */
const NEWEST = Array.from({ length: 20 }, (_, n) => idOf(MANY - n))

/** Of those whose number is such a one. */
const newestWhere = (isOne: (n: number) => boolean) =>
  Array.from({ length: MANY }, (_, n) => MANY - n)
    .filter(isOne)
    .slice(0, 20)
    .map(idOf)

/** Those whose number ends so, newest first. */
const RARE = Array.from({ length: 20 }, (_, n) => idOf(MANY - 993 - 1000 * n))

describe(`a search among ${MANY} bookings whose statistics are wrong`, () => {
  test.each<[string, readonly string[], number]>([
    ['gomez', NEWEST, SORTED_TERMS + 1500],
    ['n0', NEWEST, SORTED_TERMS + 3000],
    ['b-0', NEWEST, SORTED_TERMS + 3000],
    ['gomez common', NEWEST, 2 * SORTED_TERMS + 2000],
    ['rare', RARE, 1000],
    ['gomez rare', RARE, SORTED_TERMS + 1000],
    [
      'b-00013 gomez common',
      [...Array(20)].map((_, n) => idOf(13_999 - n)),
      2 * SORTED_TERMS + 20_000,
    ],
    ['b-00013007', [idOf(13_007)], 100],
    ['n00013007 rare gomez', [idOf(13_007)], SORTED_TERMS + 1000],
    ['rare n00013008', [], 1000],
    ['n0 b-0 nobody', [], 2 * SORTED_TERMS + 1000],
    ['b-0 b-1', [], SORTED_TERMS + 1000],
    // Together among the newest ones.
    ['eva gomez', newestWhere((n) => n % 3 === 1), 2 * SORTED_TERMS + 2000],
    ['eighth1 gomez', newestWhere((n) => n % 8 === 1), 15_000],
    ['eighth1 eva', newestWhere((n) => n % 8 === 1 && n % 3 === 1), 15_000],
    // Never together.
    ['eighth1 eighth2', [], 12_000],
    ['eighth1 even', [], 15_000],
    ['ana eva', [], 5 * MANY],
    ['odd even', [], 5 * MANY],
    ['odd even gomez', [], 6 * MANY],
    ['nobody', [], 100],
  ])('by %j reads no more than it takes', async (text, found, most) => {
    expect(await find(text)).toEqual(found)
    expect(await countRowsRead(database, () => find(text))).toBeLessThan(most)
  })

  test('knows no numbers without the right to them', async () => {
    expect(await find('b-0', false)).toEqual([])
  })

  test('finds nothing in another club', async () => {
    const search = { clubId: newUuid(), words: toLookedUpWords('gomez'), maySeeNumbers: true }
    expect(await findBookings(database, search, start)).toEqual([])
  })
})

describe('a write among many terms whose statistics are wrong', () => {
  test.each([
    [0, 0],
    // The booking that the others are copies of is found by no words.
    [600, 59],
  ])('purges what is %i s too old, in batches, without reading others', async (seconds, purged) => {
    const before = await countTerms()
    const now = new Date(start.getTime() + SEARCHED_MS + seconds * 1000)
    const purge = makeTermPurge({ database, clock: () => now })
    for (let batch = 0; batch < 3; batch += 1)
      expect(await countRowsRead(database, () => purge(20))).toBeLessThan(500)
    // Seven words each.
    expect(before - (await countTerms())).toBe(7 * purged)
  })

  test('replaces the terms of a booking without reading those of others', async () => {
    const bookingId = idOf(15_000)
    const term = { clubTerm: `${clubId}new`, scheduledStart: start, bookingId }
    const rows = await countRowsRead(database, () =>
      inTransaction(database, (tx) =>
        searchTermStore.write(tx, { removed: [bookingId], added: [term], moved: [] }),
      ),
    )
    expect(rows).toBeLessThan(TERMS_OF_BOOKING)
    expect(await find('new')).toEqual([bookingId])
  })

  test('moves the terms of a booking without reading those of others', async () => {
    const rows = await countRowsRead(database, () =>
      inTransaction(database, (tx) =>
        searchTermStore.write(tx, { removed: [], added: [], moved: [idOf(15_001)] }),
      ),
    )
    expect(rows).toBeLessThan(2 * TERMS_OF_BOOKING)
  })

  test('compares a batch of bookings without reading others', async () => {
    const repair = makeTermRepair({
      database,
      clock: () => start,
      elapsedMs: () => REPAIR_AFTER_MS,
    })
    for (let batch = 0; batch < 2; batch += 1)
      expect(await countRowsRead(database, () => repair(20))).toBeLessThan(800)
  })

  async function countTerms(): Promise<number> {
    const [row] = await database.query<{ n: unknown }[]>(
      'SELECT COUNT(*) AS n FROM booking_search_terms',
    )
    return Number(row?.n)
  }
})
