import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import {
  type DataDir,
  type Form,
  type Instance,
  makeDataDir,
  startInstance,
} from '../../support/processes/instance.ts'
import { ROLES } from '../../support/processes/split-instance.ts'
import { makeUsedDataDir } from '../../support/processes/used-data-dir.ts'
import { until } from '../../support/time/until.ts'
import { type EventFollowers, followEvents } from '../clients/event-followers.ts'
import { makeRestClient, type RestClient } from '../clients/rest-client.ts'
import { findTooLong } from './find-too-long.ts'
import { heaviestDocuments } from './heaviest-documents.ts'
import { type HeavyClub, makeHeavyClub } from './heavy-volunteer-club.ts'
import { LARGE_BODIES } from './large-bodies.ts'
import { type LoopMeters, makeLoopMeters } from './loop-meters.ts'

let dir: DataDir
let instance: Instance
let partner: RestClient
let sourceId: string
let heavy: HeavyClub
let takeLongest: LoopMeters['takeLongest']

/** Set for each form before its tests run. */
async function startMetered(form: Form) {
  dir = form === 'one process' ? await makeUsedDataDir() : await makeDataDir()
  const meters = await makeLoopMeters(PROCESSES[form])
  takeLongest = meters.takeLongest
  // Each subscription counts as a request.
  const env = { ...meters.env, STAFF_RATE_LIMIT: '10000', CLUB_RATE_LIMIT: '100000' }
  instance = await startInstance({ dataDir: dir.path, form, env })
  const { clubs, installations } = instance.sandbox
  partner = makeRestClient(instance.baseUrl, installations['full']?.access_token ?? '')
  sourceId = await connect(clubs.main.courts[0]?.id ?? '')
  heavy = await makeHeavyClub(instance)
}

const PROCESSES: Record<Form, readonly string[]> = {
  'one process': ['all-in-one'],
  'a process per tier': ROLES,
}

/** The tests that send the heaviest permitted requests to an instance of the form. */
export function describeHeaviestRequests(form: Form): void {
  describe(`the heaviest permitted request to ${form}`, () => {
    beforeAll(() => startMetered(form))

    afterAll(async () => {
      await instance?.end('SIGTERM')
      await dir.remove()
    })

    test('over REST blocks no event loop for 100 ms', async () => {
      const found = await findTooLong(takeLongest, REST_REQUESTS, (name, { status }) =>
        expect({ name, isDone: status < 300 }).toEqual({ name, isDone: true }),
      )
      expect(found).toEqual([])
    })

    test('with an invalid body blocks no event loop for 100 ms, and is refused', async () => {
      const found = await findTooLong(takeLongest, BAD_REQUESTS, (name, { status }) =>
        expect({ name, status }).toEqual({ name, status: 400 }),
      )
      expect(found).toEqual([])
    })

    test('over GraphQL blocks no event loop for 100 ms', async () => {
      const found = await findTooLong(takeLongest, documents(askGraph), (name, answer) => {
        if (name !== 'faults alone') expect({ name, ...answer }).toEqual({ name, status: 200 })
      })
      expect(found).toEqual([])
    })

    test('over a WebSocket blocks no event loop for 100 ms', async () => {
      const client = createClient({
        url: instance.sandbox.graphql.replace('http', 'ws'),
        webSocketImpl: WebSocket,
        connectionParams: { authorization: `Bearer ${instance.sandbox.clubs.main.staff_token}` },
      })
      const askOnSocket = (query: string) =>
        client
          .iterate({ query })
          .next()
          .catch((errors: unknown) => ({ errors }))
      const found = await findTooLong(takeLongest, documents(askOnSocket), (name, answer) => {
        if (name !== 'faults alone')
          expect({ name, ...answer }).toMatchObject({ name, done: false })
      })
      await client.dispose()
      expect(found).toEqual([])
    })

    test('that ends thousands of subscriptions blocks no event loop for 100 ms', async () => {
      const found: string[] = []
      for (const [name, { end, attempts }] of Object.entries(ENDS_OF_SUBSCRIPTIONS)) {
        let followers: EventFollowers
        const prepare = async () => {
          followers = await followEvents(instance, SUBSCRIPTIONS)
        }
        const request = { [name]: () => end(followers) }
        found.push(...(await findTooLong(takeLongest, request, () => {}, { attempts, prepare })))
      }
      expect(found).toEqual([])
    })
  })
}

const SUBSCRIPTIONS = 6_000

interface EndOfSubscriptions {
  attempts: number
  end(followers: EventFollowers): Promise<void>
}

const ENDS_OF_SUBSCRIPTIONS: Record<string, EndOfSubscriptions> = {
  'clients that disconnect': {
    attempts: 3,
    async end(followers) {
      followers.terminate()
      // The sockets end one per turn of the loop, and each request takes several turns.
      for (let n = 0; n < SUBSCRIPTIONS / 100; n += 1) await partner('GET', '/context')
    },
  },
  'a withdrawn scope': {
    // Without the scope nothing can be subscribed to again.
    attempts: 1,
    async end(followers) {
      const { id = '' } = instance.sandbox.installations['full'] ?? {}
      const input = {
        clubId: instance.sandbox.clubs.main.id,
        installationId: id,
        grantedScopes: ['CLUB_READ'],
      }
      const change =
        'mutation ($input: ChangeInstallationScopesInput!) { changeInstallationScopes(input: $input) { installation { id } } }'
      expect(await askGraph(change, { input })).toEqual({ status: 200 })
      await until(() => followers.errors() === SUBSCRIPTIONS)
      followers.terminate()
    },
  },
}

/** The heaviest documents, each new whenever it is asked: what is kept of an earlier one costs nothing. */
function documents<Answer>(ask: (query: string) => Promise<Answer>) {
  const places = { clubId: instance.sandbox.clubs.main.id, eventId: heavy.eventId }
  const names = Object.keys(heaviestDocuments(0, places))
  return Object.fromEntries(
    names.map((name) => [name, () => ask(heaviestDocuments(nextNumber(), places)[name] ?? '')]),
  )
}

let lastNumber = 0

function nextNumber(): number {
  lastNumber += 1
  return lastNumber
}

const MIB = 1024 * 1024

const REST_REQUESTS: Record<string, () => Promise<{ status: number }>> = {
  'import of 500': () => importBookings(nextNumber()),
  'second import of 500': () => importBookings(nextNumber()),
  'list of 200 bookings': () => partner('GET', '/bookings?limit=200'),
  'list of 200 sessions': () => partner('GET', '/match-sessions?limit=200'),
  'page of 500 events': () => partner('GET', '/events?limit=500'),
  'sync of 100': () => volunteer('POST', '/events/sync', { events: syncItems() }),
  'list of 200 volunteer events': () => volunteer('GET', '/events?limit=200'),
  'bulk of 200 helpers': () => volunteer('POST', '/helpers/bulk', { helpers: heavy.helpers }),
  'bulk of 200 accesses': () =>
    volunteer('PUT', `/events/${heavy.eventId}/helpers/access`, { event_access: accesses() }),
  'bulk of 100 shifts': () =>
    volunteer('POST', `/events/${heavy.eventId}/shifts/bulk`, { shifts: newShifts() }),
  'list of 200 helpers': () => volunteer('GET', '/helpers?limit=200'),
  'list of 200 helpers of an event': () => ofEvent('helpers'),
  'list of 200 messages': () => ofEvent('messages'),
  'list of 200 availability requests': () => ofEvent('availability-requests'),
  'list of 200 answers': () => ofEvent(`availability-requests/${heavy.pollId}/responses`),
  'list of 200 workflows': () => volunteer('GET', '/automation/workflows?limit=200'),
}

const BAD_REQUESTS: Record<string, () => Promise<{ status: number }>> = {
  ...Object.fromEntries(
    Object.entries(LARGE_BODIES).flatMap(([name, make]) => [
      [`import of ${name}`, () => importText(make(16 * MIB))],
      [`graph asked with ${name}`, () => askGraphInText(make(MIB))],
    ]),
  ),
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

const importText = async (body: string) => {
  const { access_token: token } = instance.sandbox.installations['full'] ?? {}
  return post(`${instance.baseUrl}/v1/club/booking-sources/${sourceId}/imports`, body, token, KEY)
}

const askGraphInText = (body: string) =>
  post(instance.sandbox.graphql, body, instance.sandbox.clubs.main.staff_token)

async function post(url: string, body: string, token = '', others: Record<string, string> = {}) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    ...others,
  }
  const { status, body: answer } = await fetch(url, { method: 'POST', headers, body })
  await answer?.cancel()
  return { status }
}

const importAnything = (bookings: object[]) =>
  partner('POST', `/booking-sources/${sourceId}/imports`, { bookings }, KEY)

const importByGraph = (count: number) =>
  askGraph(
    'mutation ($i: ImportBookingsInput!) { importBookings(input: $i) { idempotentReplay } }',
    {
      i: { bookingSourceId: sourceId, bookings: many(count) },
    },
  )

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
  await until(async () => {
    const read = await partner('GET', `/booking-imports/${made.body.data.id}`)
    return read.body.data?.completed_at != null
  })
  return made
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

/** Other roles than those before, so that all of them are written. */
const accesses = () =>
  heavy.accesses.map((access) => ({ ...access, ...(nextNumber() % 2 === 0 && { role_ids: [] }) }))

function newShifts() {
  return Array.from({ length: 100 }, (_, index) => ({
    ...{ title: `Shift ${index}`, description: '€'.repeat(4000), location: '€'.repeat(240) },
    ...{ start_time: '2101-07-01T18:00:00Z', end_time: '2101-07-01T22:00:00Z' },
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

const ofEvent = (list: string) => volunteer('GET', `/events/${heavy.eventId}/${list}?limit=200`)

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
