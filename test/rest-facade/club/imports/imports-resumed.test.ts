import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createConnection } from 'mysql2/promise'
import { newUuid } from '../../../../platform/ids.ts'
import { importRecords } from '../../../../subgraphs/club/imports/change-import.ts'
import { makeChange } from '../../../../subgraphs/foundation/change/change.ts'
import { makeIdempotencyStore } from '../../../../subgraphs/foundation/change/idempotency.ts'
import { makeSecretBox } from '../../../../subgraphs/foundation/secrets/secret-box.ts'
import { addSource } from '../../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import {
  aRecord,
  postImport,
  readImport,
  records,
  runImport,
  waitForImport,
} from '../../../support/club/imports.ts'
import { sessionsOf } from '../../../support/database/sessions.ts'
import { testSocket } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../../support/http/api.ts'
import { until } from '../../../support/time/until.ts'

let api: TestApi
let token: string
let sourceId: string
let home: ClubFixture
let names = 0
let stopJobs = async () => {}

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club, { courts: 2 })
  token = await api.tokenFor(await addInstallation(api.club, home.club))
  sourceId = await addSource(api, home, token)
})

afterAll(async () => {
  await stopJobs()
  await api.close()
})

describe('the work at imports', () => {
  test('goes on with the first record that is not finished when it is stopped in the middle', async () => {
    const { release, isHeld } = await holdAt('r-220')
    const queued = await postImport(api, sourceId, { token, bookings: records(500) })
    const { id } = queued.body.data
    stopJobs = api.startClubJobs()
    await until(isHeld)
    const stopped = stopJobs()
    await release()
    await stopped
    const { data: half } = (await readImport(api, id, token)).body
    expect(half).toMatchObject({ status: 'PROCESSING', failed: 0, completed_at: null })
    expect(half.imported).toBe(250)
    expect(half.result.records).toHaveLength(half.imported)
    const [item] = await api.club.query('SELECT lease FROM work_items')
    expect(item).toEqual({ lease: null })

    await api.club.query('DROP TRIGGER hold_one')
    stopJobs = api.startClubJobs()
    const job = await waitForImport(api, id, token)
    expect(job).toMatchObject({ status: 'COMPLETED', imported: 500 })
    expect(new Set(job.result.records.map(outcomeOf))).toEqual(new Set(['created']))
    expect(job.result.records.map(({ index }: { index: number }) => index)).toEqual(
      Array.from({ length: 500 }, (_, index) => index),
    )
  })

  test('skips an import while another worker has its lease', async () => {
    const id = await queueHeld("due_at = utc_timestamp(3) + INTERVAL 1 HOUR, lease = 'other'")
    await runImport(api, await addSource(api, home, token), { token, bookings: records(1) })
    expect((await readImport(api, id, token)).body.data.status).toBe('PENDING')
    await api.club.query('UPDATE work_items SET due_at = utc_timestamp(3)')
    expect(await waitForImport(api, id, token)).toMatchObject({ status: 'COMPLETED' })
  })

  test('writes nothing for a worker that has lost the import', async () => {
    await stopJobs()
    const { id, asHeldBy } = await aHeldImport([aRecord('one')])
    const imported = async () => (await readImport(api, id, token)).body.data.imported
    expect([(await asHeldBy('old')()).outcome, await imported()]).toEqual(['LEASE_LOST', 0])
    const steps = [(await asHeldBy('new')()).outcome, (await asHeldBy('new')()).outcome]
    expect([steps, await imported()]).toEqual([['IMPORTED', 'ENDED'], 1])
    stopJobs = api.startClubJobs()
  })

  test('imports record by record what the database refuses as a whole', async () => {
    await api.club.query(
      `CREATE TRIGGER refuse_one BEFORE INSERT ON bookings FOR EACH ROW
       IF NEW.external_booking_id = 'cursed' THEN SIGNAL SQLSTATE '45000'; END IF`,
    )
    const bookings = [aRecord('before'), aRecord('cursed'), aRecord('after')]
    const job = await runImport(api, sourceId, { token, bookings })
    await api.club.query('DROP TRIGGER refuse_one')

    expect(job).toMatchObject({ status: 'PARTIAL', imported: 2, failed: 1 })
    expect(job.result.records.map(outcomeOf)).toEqual(['created', 'failed', 'created'])
    expect(job.result.records[1].error).toEqual({
      code: 'internal_error',
      message: expect.any(String),
    })
  })

  test('takes the same number of statements for 60 and 100 records as for one', async () => {
    await stopJobs()
    const count = async (bookings: unknown) => {
      const step = (await aHeldImport(bookings)).asHeldBy('new')
      api.takeStatements()
      expect((await step()).outcome).toBe('IMPORTED')
      const taken = api.takeStatements()
      expect((await step()).outcome).toBe('ENDED')
      return taken.filter((sql) => WRITES.some((start) => sql.startsWith(start))).length
    }
    const named = (name: string, length: number, version = 1) =>
      Array.from({ length }, (_, nth) => aRecord(`${name}-${nth}`, { source_version: version }))
    const one = await count([aRecord('single')])
    expect(await count(named('many', 60))).toBe(one)
    expect(one).toBeLessThanOrEqual(16)
    expect(await count(named('more', 100))).toBe(one)
    const changed = named('many', 60, 2).map(({ booking, ...record }) => ({
      ...record,
      booking: { ...booking, external_court_id: 'c2' },
    }))
    expect(await count(changed)).toBeLessThanOrEqual(one)
  })
})

/** An import that this test works at, a transaction at a time. */
async function aHeldImport(bookings: unknown) {
  const queued = await postImport(api, sourceId, { token, bookings })
  const { id } = queued.body.data
  await api.club.query("UPDATE work_items SET lease = 'new' WHERE id = ?", [id])
  const idempotencyStore = makeIdempotencyStore(makeSecretBox([Buffer.alloc(32, 1)]))
  const clock = () => new Date()
  const shared = { database: api.club, bus: api.bus, clock, newId: newUuid }
  const changeOnce = makeChange({ ...shared, idempotencyStore })
  const item = {
    id,
    queue: 'booking-imports',
    lane: sourceId,
    dueAt: clock(),
    attemptCount: 1,
    traceparent: null,
  }
  const asHeldBy = (lease: string) => () =>
    importRecords({ changeOnce, newId: newUuid }, { ...item, lease }, 100)
  return { id, asHeldBy }
}

/** Locks this booking until the release. */
async function holdAt(externalBookingId: string) {
  const held = await createConnection({ socketPath: testSocket(), user: 'root' })
  const name = `hold-${newUuid()}`
  await held.query('SELECT GET_LOCK(?, 10)', [name])
  await api.club.query(
    `CREATE TRIGGER hold_one BEFORE INSERT ON bookings FOR EACH ROW
     IF NEW.external_booking_id = '${externalBookingId}' THEN
       DO GET_LOCK('${name}', 10); DO RELEASE_LOCK('${name}');
     END IF`,
  )
  return {
    release: () => held.end(),
    isHeld: async () => (await sessionsOf(api.club)).some(({ state }) => state === 'User lock'),
  }
}

/** An import that another worker has leased. */
async function queueHeld(held: string): Promise<string> {
  await stopJobs()
  names += 1
  const queued = await postImport(api, sourceId, { token, bookings: [aRecord(`held-${names}`)] })
  const { id } = queued.body.data
  await api.club.query(`UPDATE work_items SET ${held} WHERE id = ?`, [id])
  stopJobs = api.startClubJobs()
  return id
}

const outcomeOf = ({ outcome }: { outcome: string }) => outcome

/** Of everything that writes; what is read while waiting for the end is not counted. */
const WRITES = ['INSERT', 'UPDATE', 'DELETE']
