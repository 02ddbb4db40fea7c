import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { heaviestDocuments } from './heaviest-documents.ts'
import { findFreePort, type Instance, makeDataDir, startInstance } from './instance.ts'
import { makeRestClient, type RestClient } from './rest-client.ts'

/** Of the processor, not of the clock: what else the machine does changes nothing. */
const MAX_HELD_MS = 100

let dir: Awaited<ReturnType<typeof makeDataDir>>
let instance: Instance
let partner: RestClient
let sourceId: string
let takeLongest: () => Promise<number>

beforeAll(async () => {
  dir = await makeDataDir()
  const meterPort = await findFreePort()
  const env = {
    LOOP_METER_PORT: String(meterPort),
    NODE_OPTIONS: `--import ${resolve(import.meta.dirname, 'loop-meter.ts')}`,
  }
  instance = await startInstance({ dataDir: dir.path, env })
  takeLongest = async () => {
    const response = await fetch(`http://127.0.0.1:${meterPort}`)
    return ((await response.json()) as { longestMs: number }).longestMs
  }
  const { clubs, installations } = instance.sandbox
  partner = makeRestClient(instance.baseUrl, installations['full']?.access_token ?? '')
  sourceId = await connect(clubs.main.courts[0]?.id ?? '')
})

afterAll(async () => {
  await instance?.end('SIGTERM')
  await dir.remove()
})

describe('the heaviest request that is allowed', () => {
  test('to REST holds the event loop for less than 100 ms, from the first on', async () => {
    const held: Record<string, number> = {}
    for (const [name, ask] of Object.entries(REST_REQUESTS)) {
      await takeLongest()
      const answer = await ask()
      held[name] = await takeLongest()
      expect({ name, status: answer.status }).toEqual({ name, status: expect.any(Number) })
      expect(answer.status).toBeLessThan(300)
    }
    expect(tooLong(held)).toEqual({})
  })

  test('with a body that is no good is refused as fast', async () => {
    const held: Record<string, number> = {}
    for (const [name, ask] of Object.entries(BAD_REQUESTS)) {
      await takeLongest()
      const { status } = await ask()
      held[name] = await takeLongest()
      expect({ name, status }).toEqual({ name, status: 400 })
    }
    expect(tooLong(held)).toEqual({})
  })

  test('to the graph holds it no longer', async () => {
    const held: Record<string, number> = {}
    for (const round of [1, 2]) {
      const documents = heaviestDocuments(round, instance.sandbox.clubs.main.id)
      for (const [name, query] of Object.entries(documents)) {
        await takeLongest()
        const answer = await askGraph(query)
        held[`${name}, round ${round}`] = await takeLongest()
        if (name !== 'faults alone') expect({ name, ...answer }).toEqual({ name, status: 200 })
      }
    }
    expect(tooLong(held)).toEqual({})
  })

  test('over a socket holds it no longer', async () => {
    const client = createClient({
      ...{ url: instance.sandbox.graphql.replace('http', 'ws'), webSocketImpl: WebSocket },
      connectionParams: { authorization: `Bearer ${instance.sandbox.clubs.main.staff_token}` },
    })
    const held: Record<string, number> = {}
    const documents = heaviestDocuments(3, instance.sandbox.clubs.main.id)
    for (const [name, query] of Object.entries(documents)) {
      await takeLongest()
      const answers = client.iterate({ query })
      const first = await answers.next().catch((errors: unknown) => ({ errors }))
      held[name] = await takeLongest()
      if (name !== 'faults alone') expect({ name, ...first }).toMatchObject({ name, done: false })
    }
    await client.dispose()
    expect(tooLong(held)).toEqual({})
  })
})

const REST_REQUESTS: Record<string, () => Promise<{ status: number }>> = {
  'import of 500': () => importBookings(1),
  'second import of 500': () => importBookings(2),
  'list of 200 bookings': () => partner('GET', '/bookings?limit=200'),
  'list of 200 sessions': () => partner('GET', '/match-sessions?limit=200'),
  'page of 500 events': () => partner('GET', '/events?limit=500'),
  'sync of 100': () => volunteer('POST', '/events/sync', { events: syncItems() }),
  'list of 200 volunteer events': () => volunteer('GET', '/events?limit=200'),
}

const BAD_REQUESTS: Record<string, () => Promise<{ status: number }>> = {
  'import of half a million records': () => importAnything(many(500_000)),
  'import of 29,000 empty records': () => importAnything(many(29_000)),
  'unknown members': () => partner('POST', '/booking-sources', unknownMembers(4900), KEY),
  'too many unknown members': () =>
    partner('POST', '/booking-sources', unknownMembers(50_000), KEY),
  'variables of 100,000 records': () => importByGraph(100_000),
  'variables of 19,000 records': () => importByGraph(19_000),
}

const KEY = { 'idempotency-key': 'bad' }

const many = (count: number): object[] => Array(count).fill({})

const unknownMembers = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]))

const importAnything = (bookings: object[]) =>
  partner('POST', `/booking-sources/${sourceId}/imports`, { bookings }, KEY)

const importByGraph = (count: number) =>
  askGraph(
    'mutation ($i: ImportBookingsInput!) { importBookings(input: $i) { idempotentReplay } }',
    {
      i: { sourceId, bookings: many(count) },
    },
  )

function tooLong(held: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(held).filter(([, ms]) => ms >= MAX_HELD_MS))
}

/** Waits for the import to end: what it does by itself holds the loop as well. */
async function importBookings(batch: number) {
  const bookings = Array.from({ length: 500 }, (_, index) => {
    const start = Date.UTC(2100 + batch, 0, 1) + index * 4 * 3_600_000
    const booking = {
      ...{ source_version: 1, external_court_id: 'c1', status: 'CONFIRMED' },
      scheduled_start: new Date(start).toISOString(),
      scheduled_end: new Date(start + 3_600_000).toISOString(),
      participants: [1, 2, 3, 4].map((n) => ({
        external_id: `p${n}`,
        display_name: 'Ann'.repeat(20),
      })),
    }
    return { external_booking_id: `b-${batch}-${index}`, booking }
  })
  const path = `/booking-sources/${sourceId}/imports`
  const made = await partner('POST', path, { bookings }, { 'idempotency-key': `batch-${batch}` })
  for (;;) {
    const read = await partner('GET', `/booking-imports/${made.body.data.id}`)
    if (read.body.data.completed_at) return made
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function syncItems() {
  return Array.from({ length: 100 }, (_, index) => ({
    external_id: `e-${index}`,
    name: `Event ${index}`,
    description: 'd'.repeat(4000),
    start_date: '2100-05-01',
    end_date: '2100-05-02',
    status: 'archived',
  }))
}

async function volunteer(method: string, path: string, body?: unknown) {
  const { key = '' } = instance.sandbox.api_keys['pro'] ?? {}
  const response = await fetch(`${instance.baseUrl}/api/developer/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  await response.arrayBuffer()
  return { status: response.status }
}

async function askGraph(query: string, variables: object = {}) {
  const response = await fetch(instance.sandbox.graphql, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${instance.sandbox.clubs.main.staff_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query, variables }),
  })
  const { errors } = (await response.json()) as { errors?: unknown[] }
  return errors ? { status: response.status, errors } : { status: response.status }
}

async function connect(courtId: string): Promise<string> {
  const made = await partner(
    'POST',
    '/booking-sources',
    { source_key: 'heavy', name: 'Heavy' },
    { 'idempotency-key': 'heavy' },
  )
  const { id } = made.body.data
  await partner('PUT', `/booking-sources/${id}/court-mappings/c1`, {
    court_id: courtId,
    external_court_name: 'Centre court',
  })
  return id
}
