import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { findFreePort, type Instance, makeDataDir, startInstance } from './instance.ts'
import { makeRestClient, type RestClient } from './rest-client.ts'

let dir: Awaited<ReturnType<typeof makeDataDir>>
let instance: Instance
let port: number

beforeAll(async () => {
  dir = await makeDataDir()
  port = await findFreePort()
  instance = await startInstance({ dataDir: dir.path, port })
})

afterAll(async () => {
  await instance.end('SIGTERM')
  await dir.remove()
})

const WRITERS = 8
const WRITES_BEFORE_CRASH = 200

describe('an instance that is killed under load', () => {
  test('has every acknowledged write when it is started again', async () => {
    const partner = clientOf(instance)
    const sourceId = await connect(partner, instance.sandbox.clubs.main.courts[0]?.id ?? '')
    const acknowledged = new Map<string, string>()
    const crash = Promise.withResolvers<void>()
    const write = async (writer: number) => {
      for (let index = 0; ; index += 1) {
        const name = `crash-${writer}-${index}`
        const answer = await partner(
          'PUT',
          `/booking-sources/${sourceId}/bookings/${name}`,
          SNAPSHOT,
        ).catch(() => null)
        if (answer === null) return
        expect(answer.status).toBe(201)
        acknowledged.set(name, answer.body.data.id)
        if (acknowledged.size === WRITES_BEFORE_CRASH) crash.resolve()
      }
    }
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))
    await crash.promise
    await instance.end('SIGKILL')
    await Promise.all(writers)

    instance = await startInstance({ dataDir: dir.path, port })
    const again = clientOf(instance)
    const stored = new Map<string, string>()
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Awaited<ReturnType<RestClient>> = await again(
        'GET',
        `/bookings?limit=200&from=2103-01-01T00:00:00Z${cursor && `&cursor=${cursor}`}`,
      )
      for (const row of page.body.data) stored.set(row.external_booking_id, row.id)
      cursor = page.body.next_cursor
    }

    expect(acknowledged.size).toBeGreaterThanOrEqual(WRITES_BEFORE_CRASH)
    const lost = [...acknowledged].filter(([name, id]) => stored.get(name) !== id)
    expect(lost).toEqual([])
  })
})

const SNAPSHOT = {
  source_version: 1,
  external_court_id: 'c1',
  scheduled_start: '2103-05-01T18:00:00Z',
  scheduled_end: '2103-05-01T19:30:00Z',
  status: 'CONFIRMED',
}

function clientOf({ baseUrl, sandbox }: Instance): RestClient {
  return makeRestClient(baseUrl, sandbox.installations['full']?.access_token ?? '')
}

async function connect(partner: RestClient, courtId: string): Promise<string> {
  const source = await partner(
    'POST',
    '/booking-sources',
    { source_key: 'crash', name: 'Front desk' },
    { 'idempotency-key': 'crash' },
  )
  await partner('PUT', `/booking-sources/${source.body.data.id}/court-mappings/c1`, {
    court_id: courtId,
    external_court_name: 'Centre court',
  })
  return source.body.data.id
}
