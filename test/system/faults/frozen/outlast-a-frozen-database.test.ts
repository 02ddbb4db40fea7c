import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { until } from '../../../support/time/until.ts'
import {
  makeRestClient,
  type RestAnswer,
  type RestClient,
} from '../../forms/clients/rest-client.ts'
import { type Instance, makeDataDir, startInstance } from '../../support/processes/instance.ts'
import { addressAt } from '../../support/processes/split-instance.ts'
import {
  type StoppableServer,
  startStoppableServer,
} from '../../support/processes/stoppable-server.ts'

let server: StoppableServer
let dir: Awaited<ReturnType<typeof makeDataDir>>
let instance: Instance
let partner: RestClient
let sourceId: string

beforeAll(async () => {
  server = await startStoppableServer()
  dir = await makeDataDir()
  const env = { DATABASE_URL: addressAt(server.socketPath, 'frozen') }
  instance = await startInstance({ dataDir: dir.path, env })
  const { sandbox, baseUrl } = instance
  partner = makeRestClient(baseUrl, sandbox.installations['full']?.access_token ?? '')
  sourceId = await connect()
})

afterAll(async () => {
  server.thaw()
  await instance.end('SIGTERM')
  await server.close()
  await dir.remove()
})

/**
 * Every step's limit is about five seconds, all of a request's about ten. As much again for a busy machine:
 * what has no limit is not answered at all before the database goes on.
 */
const LIMIT_MS = 30_000

const WRITERS = 20

const FROZEN = {
  source_version: 1,
  external_court_id: 'c1',
  scheduled_start: '2103-05-01T18:00:00Z',
  scheduled_end: '2103-05-01T19:30:00Z',
  status: 'CONFIRMED',
}

const put = (name: string) =>
  partner('PUT', `/booking-sources/${sourceId}/bookings/${name}`, FROZEN)

const createSource = () =>
  partner(
    'POST',
    '/booking-sources',
    { source_key: 'while-frozen', name: 'Second desk' },
    { 'idempotency-key': 'while-frozen' },
  )

const readiness = async () => (await fetch(`${instance.baseUrl}/readyz`)).status

interface Timed {
  answer: RestAnswer
  tookMs: number
}

async function timed(ask: () => Promise<RestAnswer>): Promise<Timed> {
  const before = performance.now()
  const answer = await ask()
  return { answer, tookMs: performance.now() - before }
}

describe('while the database is frozen', () => {
  test('requests are answered 503 in time, and once it goes on nothing is half done or done twice', async () => {
    for (let index = 0; index < WRITERS; index += 1) await put(`before-${index}`)
    // Some of these are in the middle of their transactions when it freezes.
    const racing = Array.from({ length: WRITERS }, (_, index) => timed(() => put(`race-${index}`)))
    await Promise.race(racing)
    server.freeze()
    const asked = [
      ...racing,
      ...Array.from({ length: WRITERS }, (_, index) => timed(() => put(`frozen-${index}`))),
      ...Array.from({ length: WRITERS }, () => timed(() => partner('GET', '/bookings?limit=5'))),
      timed(createSource),
    ]
    const [answers, notReady] = await Promise.all([Promise.all(asked), readiness()])
    expect(notReady).toBe(503)
    for (const { answer, tookMs } of answers) {
      expect([200, 201, 503]).toContain(answer.status)
      expect(tookMs).toBeLessThan(LIMIT_MS)
      if (answer.status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    }
    const refused = answers.slice(WRITERS).map(({ answer }) => answer.status)
    expect(refused).toEqual(refused.map(() => 503))

    server.thaw()
    await until(async () => (await readiness()) === 200)
    for (const name of ['race', 'frozen'])
      for (let index = 0; index < WRITERS; index += 1)
        expect([200, 201]).toContain((await put(`${name}-${index}`)).status)
    const again = [await createSource(), await createSource()]
    expect(again.map(({ status }) => status)).toEqual([201, 201])
    expect(again[1]?.body.data.id).toBe(again[0]?.body.data.id)
    await expectOneOfEach()
  })
})

/** Each booking, and the event that it was made, once. */
async function expectOneOfEach(): Promise<void> {
  const bookings = await partner('GET', '/bookings?limit=200&from=2103-01-01T00:00:00Z')
  const ids: string[] = bookings.body.data.map(({ id }: { id: string }) => id)
  expect(ids).toHaveLength(3 * WRITERS)
  const created = (await readEvents()).filter(({ type }) => type === 'booking.created')
  const publishedIds = created.map(({ resource }) => resource.id).filter((id) => ids.includes(id))
  expect(publishedIds.toSorted()).toEqual(ids.toSorted())
}

interface EventRecord {
  id: string
  type: string
  resource: { id: string }
}

async function readEvents(): Promise<EventRecord[]> {
  const events: EventRecord[] = []
  for (;;) {
    const last = events.at(-1)
    const path = `/events?limit=100${last ? `&after=${last.id}` : ''}`
    const { status, body } = await partner('GET', path)
    // Another of the connections that it froze with may still have to be given up.
    if (status === 503) continue
    events.push(...body.data)
    if (!body.has_more) return events
  }
}

async function connect(): Promise<string> {
  const source = await partner(
    'POST',
    '/booking-sources',
    { source_key: 'frozen', name: 'Front desk' },
    { 'idempotency-key': 'frozen' },
  )
  const { id } = source.body.data
  await partner('PUT', `/booking-sources/${id}/court-mappings/c1`, {
    court_id: instance.sandbox.clubs.main.courts[0]?.id ?? '',
    external_court_name: 'Centre court',
  })
  return id
}
