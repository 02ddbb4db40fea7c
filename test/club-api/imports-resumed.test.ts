import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../platform/ids.ts'
import { importRecords } from '../../subgraphs/club/imports/change-import.ts'
import { makeChange } from '../../subgraphs/foundation/change.ts'
import { makeIdempotencyStore } from '../../subgraphs/foundation/idempotency.ts'
import { makeSecretBox } from '../../subgraphs/foundation/secret-box.ts'
import { startTestApi, type TestApi } from '../support/api.ts'
import { addSource } from '../support/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../support/fixtures.ts'
import {
  aRecord,
  postImport,
  readImport,
  records,
  runImport,
  waitForImport,
} from '../support/imports.ts'

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
    const queued = await postImport(api, sourceId, { token, bookings: records(500) })
    const { id } = queued.body.data
    stopJobs = api.startClubJobs()
    while ((await readImport(api, id, token)).body.data.imported === 0);
    await stopJobs()
    const { data: half } = (await readImport(api, id, token)).body
    expect(half).toMatchObject({ status: 'PROCESSING', failed: 0, completed_at: null })
    expect(half.imported).toBeLessThan(500)
    expect(half.result.records).toHaveLength(half.imported)
    const [item] = await api.club.query('SELECT lease FROM work_items')
    expect(item).toEqual({ lease: null })

    stopJobs = api.startClubJobs()
    const job = await waitForImport(api, id, token)
    expect(job).toMatchObject({ status: 'COMPLETED', imported: 500 })
    expect(new Set(job.result.records.map(outcomeOf))).toEqual(new Set(['created']))
    expect(job.result.records.map(({ index }: { index: number }) => index)).toEqual(
      Array.from({ length: 500 }, (_, index) => index),
    )
  })

  test('leaves an import alone while somebody else holds it', async () => {
    const id = await queueHeld("due_at = utc_timestamp(3) + INTERVAL 1 HOUR, lease = 'other'")
    await runImport(api, await addSource(api, home, token), { token, bookings: records(1) })
    expect((await readImport(api, id, token)).body.data.status).toBe('PENDING')
    await api.club.query('UPDATE work_items SET due_at = utc_timestamp(3)')
    expect(await waitForImport(api, id, token)).toMatchObject({ status: 'COMPLETED' })
  }, 20_000)

  test('writes nothing for a worker that has lost the import', async () => {
    const id = await queueHeld("due_at = utc_timestamp(3) + INTERVAL 1 HOUR, lease = 'new'")
    const idempotencyStore = makeIdempotencyStore(makeSecretBox([Buffer.alloc(32, 1)]))
    const clock = () => new Date()
    const shared = { database: api.club, bus: api.bus, clock, newId: newUuid }
    const change = makeChange({ ...shared, idempotencyStore })
    const item = { id, queue: 'booking-imports', lane: sourceId, dueAt: clock(), attemptCount: 1 }

    const lost = await importRecords({ change, newId: newUuid }, { ...item, lease: 'old' }, 50)
    expect([lost.is, (await readImport(api, id, token)).body.data.imported]).toEqual(['LOST', 0])
    const held = await importRecords({ change, newId: newUuid }, { ...item, lease: 'new' }, 50)
    expect([held.is, (await readImport(api, id, token)).body.data.imported]).toEqual(['OVER', 1])
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

  test('takes the same number of statements for 50 records as for one', async () => {
    const count = async (bookings: unknown) => {
      api.takeStatements()
      await runImport(api, sourceId, { token, bookings })
      return api.takeStatements().filter((sql) => WRITES.some((start) => sql.startsWith(start)))
        .length
    }
    const named = (name: string, version = 1) =>
      Array.from({ length: 50 }, (_, nth) => aRecord(`${name}-${nth}`, { source_version: version }))
    const one = await count([aRecord('single')])
    expect(await count(named('many'))).toBe(one)
    expect(one).toBeLessThanOrEqual(16)
    const changed = named('many', 2).map(({ booking, ...record }) => ({
      ...record,
      booking: { ...booking, external_court_id: 'c2' },
    }))
    expect(await count(changed)).toBeLessThanOrEqual(one)
  })
})

/** An import as somebody else has taken it. */
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
