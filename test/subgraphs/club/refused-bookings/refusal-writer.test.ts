import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { CLUB_LIMITS } from '../../../../schema/club/limits.ts'
import {
  makeRefusedBookings,
  type RefusedBookings,
} from '../../../../subgraphs/club/refused-bookings/refusal-writer.ts'
import { refusedBookingStore } from '../../../../subgraphs/club/refused-bookings/store.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { aLog } from '../../../gateway/samples/sample-graph.ts'
import { until } from '../../../support/time/until.ts'
import { aBookingInput, addHome, addSource, type RunningClub, startClub } from '../running-club.ts'

const START = new Date('2026-07-01T12:00:00.000Z')

const {
  ofSource,
  waitingOfInstallation: { atMost },
} = CLUB_LIMITS.refusedBookings

let club: RunningClub
let sourceId: string
let installationId: string
let caller: Awaited<ReturnType<typeof addSource>>['caller']
let now = START

beforeAll(async () => {
  club = await startClub()
  const source = await addSource(club, await addHome(club))
  sourceId = source.sourceId
  caller = source.caller
  installationId = caller.installationId
})

beforeEach(async () => {
  now = START
  await club.database.query('DELETE FROM refused_bookings')
})

afterAll(() => club.close())

const makeRecorder = (log = aLog().log) =>
  makeRefusedBookings({ database: club.database, clock: () => now, log })

const aRefusal = (externalBookingId = 'b-1', changes: object = {}) => ({
  ...{ installationId, bookingSourceId: sourceId, externalBookingId, way: 'PUT' as const },
  ...{ code: 'unmapped_court', details: { externalCourtId: 'c9' } },
  ...changes,
})

/** Stored refusals, the latest first. */
const stored = () =>
  club.database.query<{ number: string; code: string; details: string; way: string }[]>(
    `SELECT CONVERT(external_booking_id USING utf8mb4) AS number, code, way,
       CAST(details AS CHAR) AS details FROM refused_bookings ORDER BY occurred_at DESC, id`,
  )

const numbers = async () => (await stored()).map(({ number }) => number)

async function store(recorder: RefusedBookings, ...refusals: ReturnType<typeof aRefusal>[]) {
  for (const refusal of refusals) recorder.note(refusal)
  await recorder.flush()
}

describe('refused bookings', () => {
  test('have one row for a source, number and code, the latest', async () => {
    const recorder = makeRecorder()
    await store(recorder, aRefusal(), aRefusal('b-1', { code: 'version_conflict' }))
    now = new Date(START.getTime() + 1_000)
    await store(recorder, aRefusal('b-1', { way: 'IMPORT', details: { externalCourtId: 'c8' } }))
    const rows = await stored()
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ number: 'b-1', code: 'unmapped_court', way: 'IMPORT' })
    expect(JSON.parse(rows[0]?.details ?? '')).toEqual([{ name: 'externalCourtId', value: 'c8' }])
  })

  test('name the court where it is mapped and taken out of use', async () => {
    await store(makeRecorder(), aRefusal('b-1', { details: { externalCourtId: 'c1' } }))
    const [row] = await stored()
    expect(JSON.parse(row?.details ?? '')).toEqual([
      { name: 'externalCourtId', value: 'c1' },
      { name: 'courtName', value: 'Court 1' },
    ])
  })

  test.each([
    ['of a source that another installation owns', () => ({ installationId: newUuid() })],
    ['of a source that is not there', () => ({ bookingSourceId: newUuid() })],
    ['with no id of a source', () => ({ bookingSourceId: "' OR 1=1" })],
    ['of a number that no booking has', () => ({ externalBookingId: 'b'.repeat(201) })],
    ['of a number that is no text', () => ({ externalBookingId: 'b\ud83d' })],
    ['without a number', () => ({ externalBookingId: '' })],
    ['by the limit of requests', () => ({ code: 'rate_limited' })],
  ])('are not stored %s', async (_what, changes) => {
    await store(makeRecorder(), aRefusal('b-1', changes()), aRefusal('b-2'))
    expect(await numbers()).toEqual(['b-2'])
  })

  test('take numbers as they are: case, accents, spaces', async () => {
    const given = ['B-1', 'b-1', 'bé-1', ' b-1', 'b-1 ', '🎾'.repeat(200)]
    await store(makeRecorder(), ...given.map((number) => aRefusal(number)))
    expect((await numbers()).sort()).toEqual(given.sort())
  })

  test('wait while the table is locked, and are stored behind it', async () => {
    const recorder = makeRecorder()
    await store(recorder, aRefusal())
    await inTransaction(club.database, async (tx) => {
      await tx.query('SELECT id FROM refused_bookings FOR UPDATE')
      recorder.note(aRefusal('b-1', { way: 'IMPORT' }))
      await recorder.flush()
      // Noted without waiting, and put back by the failed statement.
      recorder.note(aRefusal('b-2'))
    })
    await recorder.flush()
    await recorder.flush()
    expect((await numbers()).sort()).toEqual(['b-1', 'b-2'])
    expect((await stored()).map(({ way }) => way).sort()).toEqual(['IMPORT', 'PUT'])
  })

  test('are dropped after five failures, which the log has, and later ones are stored', async () => {
    const { log, entries } = aLog()
    const recorder = makeRecorder(log)
    await club.database.query('RENAME TABLE refused_bookings TO away')
    recorder.note(aRefusal('b-1'))
    for (let tried = 0; tried < 5; tried += 1) await recorder.flush()
    await club.database.query('RENAME TABLE away TO refused_bookings')
    await store(recorder, aRefusal('b-2'))
    expect(await numbers()).toEqual(['b-2'])
    expect(entries.map(({ fields }) => fields['event'])).toEqual([
      'refused_bookings.failed',
      'refused_bookings.failed',
    ])
  })

  test('wait for as long as the database cannot be read, and those behind five that fail', async () => {
    const recorder = makeRecorder()
    await club.database.query('RENAME TABLE booking_sources TO away')
    recorder.note(aRefusal('b-1'))
    for (let tried = 0; tried < 7; tried += 1) await recorder.flush()
    await club.database.query('RENAME TABLE away TO booking_sources')
    await recorder.flush()
    expect(await numbers()).toEqual(['b-1'])

    await club.database.query('RENAME TABLE refused_bookings TO away')
    for (let nth = 0; nth < 8; nth += 1) recorder.note(aRefusal(`c-${nth}`))
    for (let tried = 0; tried < 5; tried += 1) await recorder.flush()
    await club.database.query('RENAME TABLE away TO refused_bookings')
    await recorder.flush()
    expect(await numbers()).toHaveLength(4)
  })

  test('are stored beside one that no try can store', async () => {
    const recorder = makeRecorder()
    const many = { externalCourtId: `c${'🎾'.repeat(199)}` }
    for (const refusal of [aRefusal('b-1'), aRefusal('b-2', { details: many }), aRefusal('b-3')])
      recorder.note(refusal)
    recorder.note(aRefusal('bad', { code: 'version_conflict' }))
    await club.database.query(
      "ALTER TABLE refused_bookings ADD CONSTRAINT no_conflict CHECK (code <> 'version_conflict')",
    )
    for (let tried = 0; tried < 5; tried += 1) await recorder.flush()
    await club.database.query('ALTER TABLE refused_bookings DROP CONSTRAINT no_conflict')
    await recorder.flush()
    expect((await numbers()).sort()).toEqual(['b-1', 'b-2', 'b-3'])
  })

  test('are stored by the end of the jobs of a process', async () => {
    const stop = club.startJobs()
    const input = aBookingInput({ bookingSourceId: sourceId, externalCourtId: 'c9' })
    expect((await club.ask('PutBooking', { input }, caller)).codes).toEqual(['unmapped_court'])
    await stop()
    expect(await numbers()).toEqual(['b-1'])
  })

  test('of a source are the latest 5000: the oldest go', async () => {
    const recorder = makeRecorder()
    for (let nth = 0; nth < ofSource + 250; nth += 250) {
      now = new Date(START.getTime() + nth)
      for (let each = 0; each < 250; each += 1) recorder.note(aRefusal(`b-${nth + each}`))
      await recorder.flush()
    }
    const left = await numbers()
    expect(left.length).toBeLessThanOrEqual(ofSource)
    expect(left.length).toBeGreaterThan(ofSource - 1_000)
    expect(left).toContain(`b-${ofSource + 249}`)
    expect(left).not.toContain('b-0')
  })

  test('of a large import are all stored, without a wait between statements', async () => {
    const { log, entries } = aLog()
    const recorder = makeRecorder(log)
    for (let nth = 0; nth < 2_500; nth += 1)
      recorder.note(aRefusal(`b-${nth}`, { code: 'booking_source_inactive', way: 'IMPORT' }))
    const isStored = async () => (await stored()).length === 2_500
    await until(isStored)
    expect(entries).toEqual([])
  })

  test('are counted in the log where there are too many at once', async () => {
    const { log, entries } = aLog()
    const recorder = makeRecorder(log)
    for (let nth = 0; nth < atMost + 7; nth += 1) recorder.note(aRefusal(`b-${nth}`))
    await recorder.flush()
    expect(entries.map(({ fields }) => fields)).toMatchObject([
      { event: 'refused_bookings.dropped', dropped: 7 },
    ])
  })

  test('are purged after seven days', async () => {
    const recorder = makeRecorder()
    await store(recorder, aRefusal('old'))
    now = new Date(START.getTime() + 60_000)
    await store(recorder, aRefusal('new'))
    const weekLater = new Date(START.getTime() + 7 * 86_400_000 + 1)
    expect(await refusedBookingStore.purge(club.database, weekLater, 100)).toBe(1)
    expect(await numbers()).toEqual(['new'])
  })
})
