import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../../platform/ids.ts'
import { BookingEntity } from '../../../../subgraphs/club/bookings/entities.ts'
import { lockBookings } from '../../../../subgraphs/club/bookings/writing/lock-store.ts'
import { inTransaction, type Tx } from '../../../../subgraphs/foundation/database/transaction.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { findContradictions } from '../../../subgraphs/club/consistency.ts'
import { addSource, aSnapshot } from '../../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import { aRecord, postImport, waitForImport } from '../../../support/club/imports.ts'
import { type Answered, startTestApi, type TestApi } from '../../../support/http/api.ts'
import { until } from '../../../support/time/until.ts'

let api: TestApi
let home: ClubFixture
let token: string
let sourceId: string
let stopJobs = async () => {}
/** Ends the transaction that a test keeps open. */
let release = async () => {}

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club, { courts: 2 })
  token = await api.tokenFor(await addInstallation(api.club, home.club))
})

beforeEach(async () => {
  sourceId = await addSource(api, home, token)
})

afterEach(async () => {
  await release()
  await stopJobs()
  stopJobs = async () => {}
})

afterAll(() => api.close())

const put = (name: string, changes: Record<string, unknown> = {}): Promise<Answered> =>
  api.ask('PUT', `/v1/club/booking-sources/${sourceId}/bookings/${name}`, {
    token,
    body: aSnapshot(changes),
  })

/** Opens a transaction that stays open until `release`, as that of a frozen process does. */
async function keepOpen(lock: (tx: Tx) => Promise<unknown>): Promise<void> {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const over = inTransaction(api.club, async (tx) => {
    await lock(tx)
    locked.resolve()
    await released.promise
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  await Promise.race([locked.promise, over])
  release = () => {
    released.resolve()
    return over
  }
}

class Undone extends Error {}

const OTHERS = 80

/** Puts `stuck` among many other bookings at the same time. */
function putAmongOthers(changes: Record<string, unknown> = {}) {
  const stuck = put('stuck', changes)
  const others = Array.from({ length: OTHERS }, (_, nth) => put(`other-${nth}`))
  return { stuck, others: Promise.all(others) }
}

const STUCK = "booking_source_id = ? AND external_booking_id = 'stuck'"

const lockBooking = (tx: Tx) =>
  tx.query(`SELECT id FROM bookings WHERE ${STUCK} FOR UPDATE`, [sourceId])

const lockSession = (tx: Tx) =>
  tx.query(
    `SELECT ms.id FROM match_sessions ms
     WHERE ms.id = (SELECT match_session_id FROM bookings WHERE ${STUCK}) FOR UPDATE`,
    [sourceId],
  )

/** A booking of the same name, as another process inserts it. */
async function insertBooking(tx: Tx) {
  const [found] = await tx.readAll([lockBookings(sourceId, [Buffer.from('template')])])
  const template = found.get('template')
  if (template === undefined) throw new Error('There is no booking to copy.')
  const inserted = { ...template, id: newUuid(), externalBookingId: 'stuck', matchSessionId: null }
  await tableOf(BookingEntity).insert(tx, inserted)
  await tx.query('SELECT 1')
}

const statusesOf = (answers: readonly Answered[]) => [...new Set(answers.map((one) => one.status))]

describe('PUT booking while another transaction keeps a lock', () => {
  test.each([
    ['the booking', lockBooking, { source_version: 2, external_court_id: 'c2' }],
    ['its match session', lockSession, { source_version: 2, external_court_id: 'c2' }],
  ])('on %s is 503 for that booking alone', async (_what, lock, changes) => {
    await put('stuck')
    await keepOpen(lock)
    const { stuck, others } = putAmongOthers(changes)
    expect(statusesOf(await others)).toEqual([201])
    const refused = await stuck
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, expect.anything()])
    await release()
    expect((await put('stuck', changes)).status).toBe(200)
    expect(await findContradictions(api.club)).toEqual([])
  })

  test('on a booking that it inserts is 503 for that booking alone', async () => {
    await put('template')
    await keepOpen(insertBooking)
    const first = putAmongOthers()
    expect(statusesOf(await first.others)).toEqual([201])
    expect((await first.stuck).status).toBe(503)
    await release()
    await until(async () => (await put('stuck')).status === 201)
    expect(await findContradictions(api.club)).toEqual([])
  })

  test('on a court is 503 for bookings of that court alone', async () => {
    await keepOpen((tx) =>
      tx.query('SELECT id FROM courts WHERE id = ? FOR UPDATE', [home.courts[1]?.id]),
    )
    const [onLocked, onFree] = await Promise.all([
      put('on-locked', { external_court_id: 'c2' }),
      put('on-free'),
    ])
    expect([onLocked.status, onFree.status]).toEqual([503, 201])
    await release()
  })

  test('is answered as usual where the lock is released in a moment', async () => {
    await put('stuck')
    await keepOpen(lockBooking)
    api.takeStatements()
    const { stuck, others } = putAmongOthers({ source_version: 2 })
    await until(() => api.takeStatements().some((sql) => sql.endsWith('NOWAIT')))
    await release()
    expect((await stuck).status).toBe(200)
    expect(statusesOf(await others)).toEqual([201])
  })
})

describe('an import of which another transaction has locked a booking', () => {
  test('writes the records before it, stops no other write, and goes on once it is released', async () => {
    await put('stuck')
    await keepOpen(lockBooking)
    const names = ['r-0', 'r-1', 'stuck', 'r-3']
    const bookings = names.map((name) => aRecord(name, { source_version: 2 }))
    const queued = await postImport(api, sourceId, { token, bookings })
    stopJobs = api.startClubJobs()
    const importedOf = async () => {
      const [row] = await api.club.query('SELECT imported FROM booking_imports WHERE id = ?', [
        queued.body.data.id,
      ])
      return row?.['imported']
    }
    await until(async () => (await importedOf()) === 2)
    const others = Array.from({ length: OTHERS }, (_, nth) => put(`other-${nth}`))
    expect(statusesOf(await Promise.all(others))).toEqual([201])
    expect(await importedOf()).toBe(2)
    await release()
    const job = await waitForImport(api, queued.body.data.id, token)
    expect(job).toMatchObject({ status: 'COMPLETED', imported: 4, failed: 0 })
    expect(await findContradictions(api.club)).toEqual([])
  })
})

describe('bookings that are written one by one', () => {
  test('are answered as they are written, though the database is away for a later one', async () => {
    await put('template')
    // Noted behind the answer: a write that waits for the source's row would keep the next ones waiting.
    await until(async () => {
      const [row] = await api.club.query(
        'SELECT last_synchronized_at AS at FROM booking_sources WHERE id = ?',
        [sourceId],
      )
      return row?.['at'] !== null
    })
    await api.club.query("UPDATE booking_sources SET status = 'ERROR', failures_in_a_row = 12")
    await api.club.query(
      `CREATE TRIGGER refuse BEFORE INSERT ON bookings FOR EACH ROW
       BEGIN
         IF NEW.external_booking_id = 'b-refused' THEN SIGNAL SQLSTATE '45000'; END IF;
         IF NEW.external_booking_id = 'c-away' THEN
           SIGNAL SQLSTATE '08S01' SET MYSQL_ERRNO = 1053;
         END IF;
       END`,
    )
    // What is noted of the source after a commit waits for its row; the commits themselves share it.
    await keepOpen((tx) =>
      tx.query('SELECT id FROM booking_sources WHERE id = ? LOCK IN SHARE MODE', [sourceId]),
    )
    const names = ['0-first', 'a', 'b-refused', 'c-away', 'd']
    const answers = names.map((name) => put(name))
    const away = await answers[3]
    await release()
    expect(away?.status).toBe(503)
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    // In whatever order the requests arrived: 201 exactly for those that are written.
    expect(statuses[0]).toBe(201)
    expect([500, 503]).toContain(statuses[2])
    await api.club.query('DROP TRIGGER refuse')
    const rows = await api.club.query<{ name: Buffer }[]>(
      'SELECT external_booking_id AS name FROM bookings WHERE external_booking_id IN (?)',
      [names.map((name) => Buffer.from(name))],
    )
    const written = rows.map(({ name }) => name.toString()).sort()
    expect(written).toEqual(names.filter((_name, nth) => statuses[nth] === 201))
  })
})
