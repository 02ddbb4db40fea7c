import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { findFreePort } from '../../../support/http/free-port.ts'
import { until } from '../../../support/time/until.ts'
import { makeRestClient, type RestClient } from '../../forms/clients/rest-client.ts'
import { type DataDir, type Instance, startInstance } from '../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../support/processes/used-data-dir.ts'

let dir: DataDir
let instance: Instance
let port: number

beforeAll(async () => {
  dir = await makeUsedDataDir()
  port = await findFreePort()
  instance = await startInstance({ dataDir: dir.path, port, env: ENV })
})

afterAll(async () => {
  await instance.end('SIGTERM')
  await dir.remove()
})

/** It is asked for its imports again and again. */
const ENV = { CLUB_RATE_LIMIT: '1000000' }

const IMPORTS = 6
const RECORDS = 500

describe('an import whose instance is killed in the middle', () => {
  test('is gone on with after the next start, and repeats no record', async () => {
    const partner = clientOf(instance)
    const courtIds = instance.sandbox.clubs.main.courts.map(({ id }) => id)
    const sourceId = await connect(partner, courtIds.slice(0, 2))
    // The last import is of a court that others hold until the instance is killed.
    const holder = await hold(courtIds[1] ?? '')
    const ids: string[] = []
    for (let nth = 0; nth < IMPORTS; nth += 1) ids.push(await queue(partner, sourceId, nth))
    await until(async () => (await countDone(partner, ids)) > 0)
    const before = await countDone(partner, ids)
    await instance.end('SIGKILL')
    expect(before).toBeLessThan(IMPORTS * RECORDS)
    holder.destroy()

    instance = await startInstance({ dataDir: dir.path, port, env: ENV })
    const again = clientOf(instance)
    await until(async () => (await countDone(again, ids)) === IMPORTS * RECORDS)
    for (const id of ids) {
      const { data } = (await again('GET', `/booking-imports/${id}`)).body
      expect(data).toMatchObject({ status: 'COMPLETED', imported: RECORDS, failed: 0 })
      // A record that was written twice would be unchanged the second time.
      const outcomes = data.result.records.map(({ outcome }: { outcome: string }) => outcome)
      expect(outcomes).toEqual(Array(RECORDS).fill('created'))
    }
  })
})

async function queue(partner: RestClient, sourceId: string, nth: number): Promise<string> {
  const bookings = Array.from({ length: RECORDS }, (_, index) => ({
    external_booking_id: `${nth}-${index}`,
    booking: { ...SNAPSHOT, external_court_id: nth === IMPORTS - 1 ? 'c2' : 'c1' },
  }))
  const key = { 'idempotency-key': `import-${nth}` }
  const answer = await partner('POST', `/booking-sources/${sourceId}/imports`, { bookings }, key)
  expect(answer.status).toBe(201)
  return answer.body.data.id
}

async function countDone(partner: RestClient, ids: readonly string[]): Promise<number> {
  const jobs = await Promise.all(ids.map((id) => partner('GET', `/booking-imports/${id}`)))
  return jobs.reduce((sum, { body }) => sum + body.data.imported + body.data.failed, 0)
}

const SNAPSHOT = {
  source_version: 1,
  scheduled_start: '2103-05-01T18:00:00Z',
  scheduled_end: '2103-05-01T19:30:00Z',
  status: 'CONFIRMED',
}

function clientOf({ baseUrl, sandbox }: Instance): RestClient {
  return makeRestClient(baseUrl, sandbox.installations['full']?.access_token ?? '')
}

async function hold(courtId: string) {
  const holder = await instance.connect('club')
  // The server dies with the instance that started it.
  holder.on('error', () => {})
  await holder.query('START TRANSACTION')
  await holder.query('SELECT id FROM courts WHERE id = ? FOR UPDATE', [courtId])
  return holder
}

async function connect(partner: RestClient, courtIds: readonly string[]): Promise<string> {
  const source = await partner(
    'POST',
    '/booking-sources',
    { source_key: 'import', name: 'Front desk' },
    { 'idempotency-key': 'source' },
  )
  for (const [index, courtId] of courtIds.entries())
    await partner('PUT', `/booking-sources/${source.body.data.id}/court-mappings/c${index + 1}`, {
      court_id: courtId,
      external_court_name: 'Centre court',
    })
  return source.body.data.id
}
