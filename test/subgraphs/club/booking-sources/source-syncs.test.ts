import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { makeSourceSyncs } from '../../../../subgraphs/club/booking-sources/sync-store.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { aBookingInput, addHome, addSource, type RunningClub, startClub } from '../running-club.ts'

const START = new Date('2098-07-01T12:00:00.000Z')

const later = (ms: number) => new Date(START.getTime() + ms)

let club: RunningClub
let sourceId: string
let caller: Awaited<ReturnType<typeof addSource>>['caller']
let now = START

beforeAll(async () => {
  club = await startClub()
  const source = await addSource(club, await addHome(club))
  sourceId = source.sourceId
  caller = source.caller
})

beforeEach(async () => {
  now = START
  await club.database.query('UPDATE booking_sources SET last_synchronized_at = NULL')
})

afterAll(() => club.close())

const makeSyncs = () => makeSourceSyncs(club.database, () => now)

async function lastSynchronizedAt(): Promise<unknown> {
  const [row] = await club.database.query('SELECT last_synchronized_at FROM booking_sources')
  return row?.['last_synchronized_at']
}

/** Keeps the source's row as it is while `work` runs, as a booking write does. */
const whileLocked = (work: () => Promise<void>) =>
  inTransaction(club.database, async (tx) => {
    await tx.query('SELECT id FROM booking_sources WHERE id = ? LOCK IN SHARE MODE', [sourceId])
    await work()
  })

describe('the time of a source’s last write', () => {
  test('is noted at once, and then at most once a second', async () => {
    const { note } = makeSyncs()
    const noted: unknown[] = []
    for (const ms of [0, 500, 999, 1_000, 1_500, 2_000]) {
      now = later(ms)
      await note(sourceId)
      noted.push(await lastSynchronizedAt())
    }
    expect(noted).toEqual([later(0), later(0), later(0), later(1_000), later(1_000), later(2_000)])
  })

  test('never goes back, though another process was ahead', async () => {
    now = later(5_000)
    await makeSyncs().note(sourceId)
    now = later(2_000)
    await makeSyncs().note(sourceId)
    expect(await lastSynchronizedAt()).toEqual(later(5_000))
  })

  test('is noted by the next write when the row was held too long', async () => {
    const { note } = makeSyncs()
    await whileLocked(async () => {
      await note(sourceId)
    })
    expect(await lastSynchronizedAt()).toBeNull()
    now = later(10)
    await note(sourceId)
    expect(await lastSynchronizedAt()).toEqual(later(10))
  })

  test('does not fail a booking that is written already', async () => {
    await whileLocked(async () => {
      const { data, codes } = await club.ask(
        'PutBooking',
        { input: aBookingInput({ bookingSourceId: sourceId }) },
        caller,
      )
      expect([data.putBooking?.outcome, codes]).toEqual(['CREATED', []])
    })
  })
})
