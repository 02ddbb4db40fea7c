import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mergeIntervals, subtractIntervals } from '../../../../platform/time/intervals.ts'
import { CLUB_LIMITS } from '../../../../schema/club/limits.ts'
import { BookingEntity } from '../../../../subgraphs/club/bookings/entities.ts'
import { availabilityStore } from '../../../../subgraphs/club/court-availability/store.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { addClub, addInstallation } from '../../../support/club/fixtures.ts'
import { addOneOfEach } from '../../../support/club/one-of-each.ts'
import {
  copyMany,
  countRowsRead,
  ID,
  misleadStatistics,
} from '../../../support/database/many-rows.ts'
import { openClubDatabase } from '../../../support/database/test-database.ts'

const MINUTE_MS = 60_000
const START = new Date('2026-07-01T00:00:00Z')

/** Minutes between the starts of two bookings, which last ten. */
const STEP = 15

let database: Database
let clubId: string
let courtIds: string[]

beforeAll(async () => {
  database = await openClubDatabase({ poolSize: 1 })
  const home = await addClub(database, { courts: 2 })
  clubId = home.club.id
  courtIds = home.courts.map(({ id }) => id)
  const ids = await addOneOfEach(database, home, await addInstallation(database, home.club))
  const at = (minutes: string) => `'2026-07-01' + INTERVAL ${minutes} MINUTE`
  await copyMany(database, BookingEntity, ids.Booking, {
    ...{ id: ID, externalBookingId: 'n', courtId: `'${courtIds[0]}'` },
    // Each third one is off, and two of the others begin at one moment.
    status: "ELT(1 + n % 3, 'CANCELLED', 'CONFIRMED', 'COMPLETED')",
    scheduledStart: at(`${STEP} * (n - n % 3)`),
    scheduledEnd: at(`${STEP} * (n - n % 3) + 5 + 5 * (n % 3 = 1)`),
  })
  await misleadStatistics(database)
  // The index has all columns of the read: only where few rows are read of many does the server begin at the range.
  await database.query('ANALYZE TABLE bookings')
})

afterAll(() => database.close())

const rangeOf = (hours: number, length: number) => {
  const start = START.getTime() + hours * 60 * MINUTE_MS
  return { clubId, courtIds, range: { start, end: start + length * 60 * MINUTE_MS } }
}

const readBooked = (
  wanted: ReturnType<typeof rangeOf>,
  limits: { chunk?: number; bookings?: number },
) => availabilityStore.readBooked(database, wanted, { ...CLUB_LIMITS.availability, ...limits })

describe('booked times', () => {
  test('are those of the bookings that count, whatever is read at once', async () => {
    const wanted = rangeOf(100, 24 * 14)
    const all = await availabilityStore.readBooked(database, wanted)
    const [court = '', other = ''] = courtIds
    const booked = all.get(court) ?? []
    expect(all.get(other)).toEqual([])
    expect(booked).toEqual(mergeIntervals(booked))
    // One of two hours and a quarter in three, each of ten minutes.
    expect(booked).toHaveLength((24 * 14 * 60) / (3 * STEP))
    expect(new Set(booked.map(({ start, end }) => (end - start) / MINUTE_MS))).toEqual(
      new Set([10]),
    )
    expect(await readBooked(wanted, { chunk: 7 })).toEqual(all)
  })

  test.each([
    ['all at once', 5000],
    ['a chunk at a time', 7],
  ])(
    'of more bookings than a read may have end with the rest of the range: %s',
    async (_what, chunk) => {
      const wanted = rangeOf(100, 24)
      const { start, end } = wanted.range
      const all = await availabilityStore.readBooked(database, wanted)
      // Two of three count, those of the day before the range included.
      const bookings = (2 * 2 * 24 * 60) / STEP / 3
      expect(await readBooked(wanted, { chunk, bookings })).toEqual(all)
      for (const most of [1, 7, bookings / 2, bookings / 2 + 6, bookings - 1]) {
        const booked = await readBooked(wanted, { chunk, bookings: most })
        for (const court of courtIds) {
          const [some = [], every = []] = [booked.get(court), all.get(court)]
          const free = subtractIntervals([{ start, end }], some)
          // No moment is free that is taken.
          expect(subtractIntervals(free, every)).toEqual(free)
          const cut = some.at(-1)?.start ?? end
          expect(some.at(-1)?.end).toBe(end)
          expect(free).toEqual(subtractIntervals(mergeIntervals([{ start, end: cut }]), every))
        }
      }
    },
  )

  test('are read from the index alone, and no others of 20,000', async () => {
    const wanted = rangeOf(1000, 24)
    const read = () => availabilityStore.readBooked(database, wanted)
    await read()
    // Those of two days: of the range, and of the day before it.
    const most = (2 * 24 * 60) / STEP
    expect(await countRowsRead(database, read)).toBeLessThan(1.5 * most)
  })
})
