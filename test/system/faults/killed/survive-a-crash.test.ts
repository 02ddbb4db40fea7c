import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { findFreePort } from '../../../support/http/free-port.ts'
import { until } from '../../../support/time/until.ts'
import { type Followers, makeFollowers } from '../../forms/clients/following.ts'
import { insisting, makeRestClient, type RestClient } from '../../forms/clients/rest-client.ts'
import { type DataDir, type Instance, startInstance } from '../../support/processes/instance.ts'
import { makeUsedDataDir } from '../../support/processes/used-data-dir.ts'

let dir: DataDir
let instance: Instance
let port: number
let sourceId: string
/** Consumers of all events. */
let followers: Followers

beforeAll(async () => {
  dir = await makeUsedDataDir()
  port = await findFreePort()
  instance = await startInstance({ dataDir: dir.path, port, env: ENV })
  sourceId = await connect(clientOf(instance), instance.sandbox.clubs.main.courts[0]?.id ?? '')
  followers = makeFollowers(dir.path)
})

afterAll(async () => {
  followers[Symbol.dispose]()
  await instance.end('SIGTERM')
  await dir.remove()
})

/** It is asked for more in a minute than partners may. */
const ENV = { CLUB_RATE_LIMIT: '1000000' }

/** Enough for several to wait for the source while a batch of it commits. */
const WRITERS = 20
const WRITES_BEFORE_END = 300

/** Lets all writers write until the instance is gone; answers what it has acknowledged. */
async function endUnderLoad(name: string, signal: 'SIGKILL' | 'SIGTERM') {
  const partner = clientOf(instance)
  const acknowledged = new Map<string, string>()
  const enough = Promise.withResolvers<void>()
  const write = async (writer: number) => {
    for (let index = 0; ; index += 1) {
      const booking = `${name}-${writer}-${index}`
      const path = `/booking-sources/${sourceId}/bookings/${booking}`
      const answer = await partner('PUT', path, SNAPSHOT).catch(() => null)
      if (answer === null) return
      // A PUT with a 503 response can have been committed: then it returns 200.
      expect([200, 201]).toContain(answer.status)
      acknowledged.set(booking, answer.body.data.id)
      if (acknowledged.size === WRITES_BEFORE_END) enough.resolve()
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))
  await enough.promise
  await instance.end(signal)
  await Promise.all(writers)
  instance = await startInstance({ dataDir: dir.path, port, env: ENV })
  return acknowledged
}

/** Ids of the bookings whose names begin so. */
async function readBookings(name: string): Promise<Map<string, string>> {
  const rows = await readAll('/bookings?from=2103-01-01T00:00:00Z')
  return new Map(
    rows
      .filter((row) => String(row['external_booking_id']).startsWith(`${name}-`))
      .map((row) => [String(row['external_booking_id']), String(row['id'])]),
  )
}

async function readAll(path: string): Promise<Record<string, unknown>[]> {
  const partner = clientOf(instance)
  const rows: Record<string, unknown>[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const separator = path.includes('?') ? '&' : '?'
    const page = `${path}${separator}limit=200${cursor && `&cursor=${cursor}`}`
    const { body }: Awaited<ReturnType<RestClient>> = await partner('GET', page)
    rows.push(...body.data)
    cursor = body.next_cursor
  }
  return rows
}

describe('an instance that is killed under load', () => {
  test('has every acknowledged write, one event of it and its words of the search, when it is started again', async () => {
    const consumer = followers.start()
    await until(() => consumer.ids().length > 0)
    const acknowledged = await endUnderLoad('crash', 'SIGKILL')
    consumer.kill()
    const stored = await readBookings('crash')
    expect(acknowledged.size).toBeGreaterThanOrEqual(WRITES_BEFORE_END)
    const lost = [...acknowledged].filter(([name, id]) => stored.get(name) !== id)
    expect(lost).toEqual([])

    expect(await findOtherwiseNamed()).toEqual([])

    const ids = new Set(stored.values())
    const created = (await readAll('/events'))
      .filter(({ type }) => type === 'booking.created')
      .map(({ resource }) => (resource as { id: string }).id)
      .filter((id) => ids.has(id))
    expect(created.sort()).toEqual([...ids].sort())
  })
})

describe('an instance that is stopped under load', () => {
  test('has answered whatever it wrote', async () => {
    followers.start()
    const acknowledged = await endUnderLoad('stop', 'SIGTERM')
    expect(await readBookings('stop')).toEqual(acknowledged)
  })
})

describe('a consumer of events', () => {
  test('misses none when it and the platform are killed, and when the platform is stopped', async () => {
    const { logged, seen } = await followers.compare(instance)
    expect(seen).toEqual(logged)
    expect(logged.length).toBeGreaterThan(2 * WRITES_BEFORE_END)
  })
})

/** Bookings that are found by more or fewer words of names than theirs, and words of none. */
async function findOtherwiseNamed(): Promise<unknown> {
  const connection = await instance.connect('club')
  const [rows] = await connection.query(
    `SELECT b.external_booking_id, t.booking_id, COUNT(t.booking_id) AS words FROM bookings b
     LEFT JOIN booking_search_terms t
       ON t.booking_id = b.id AND SUBSTRING(t.club_term, 37) IN ('zyzzy', 'zyxomma')
     WHERE b.external_booking_id LIKE 'crash-%' GROUP BY b.id HAVING words <> 2
     UNION ALL
     SELECT b.external_booking_id, t.booking_id, 0 FROM booking_search_terms t
     LEFT JOIN bookings b ON b.id = t.booking_id WHERE b.id IS NULL`,
  )
  await connection.end()
  return rows
}

const SNAPSHOT = {
  source_version: 1,
  participants: [{ external_id: 'p-1', display_name: 'Zyzzy Zyxomma', consent_to_share: true }],
  external_court_id: 'c1',
  scheduled_start: '2103-05-01T18:00:00Z',
  scheduled_end: '2103-05-01T19:30:00Z',
  status: 'CONFIRMED',
}

function clientOf({ baseUrl, sandbox }: Instance): RestClient {
  return insisting(makeRestClient(baseUrl, sandbox.installations['full']?.access_token ?? ''))
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
