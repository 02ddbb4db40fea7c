import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { METRICS } from '../../../../platform/metrics/list.ts'
import {
  makeCertificate,
  type Receiver,
  startReceiver,
} from '../../../subgraphs/foundation/webhooks/receiver.ts'
import { findFreePort } from '../../../support/http/free-port.ts'
import { type Scraped, scrapeAt, sumOf } from '../../../support/http/scraped.ts'
import { namedIn } from '../../../support/source/observability.ts'
import { until } from '../../../support/time/until.ts'
import { type DataDir, type Instance, startInstance } from '../../support/processes/instance.ts'
import { trust } from '../../support/processes/trust.ts'
import { makeUsedDataDir } from '../../support/processes/used-data-dir.ts'
import { askGraph, type Load, PERSON, readRequests, startLoad } from './short-load.ts'

const NAMES = Object.values(METRICS).map(({ name }) => name)

/** Values that are 0 while all is well, or at the moment of the scrape; suites of their parts move them. */
const MAY_BE_ZERO = [
  'clubgate_sql_pool_connections',
  'clubgate_event_tail_lag_seconds',
  'clubgate_webhook_backlog',
  'clubgate_webhook_oldest_seconds',
  'clubgate_webhook_endpoints_disabled_total',
  'clubgate_jobs_waiting',
  'clubgate_clock_difference_seconds',
  'clubgate_requests_counted_in_process_total',
]

let dir: DataDir
let receiver: Receiver
let instance: Instance
let port: string
let load: Load | undefined
let scraped: Scraped
let createdBefore: number

// An instance of its own: its log is at another level, and its metrics are those of a known load.
beforeAll(async () => {
  dir = await makeUsedDataDir()
  const certificate = await makeCertificate()
  receiver = await startReceiver(certificate)
  port = String(await findFreePort())
  instance = await startInstance({
    dataDir: dir.path,
    env: {
      ...trust(certificate, dir.path),
      METRICS_PORT: port,
      LOG_LEVEL: 'debug',
    },
  })
  createdBefore = countCreated(await scrapeAt(port))
  load = await startLoad(instance, receiver.url)
  await until(() => receiver.received.length === 2)
  await until(async () => {
    scraped = await scrapeAt(port)
    return sumOf(scraped, 'clubgate_webhook_attempts_total') === 2
  })
})

afterAll(async () => {
  await load?.end()
  await instance.end('SIGTERM')
  await receiver.close()
  await dir.remove()
})

/** A process that seeds its database has the events of the seed counted, too. */
function countCreated({ samples }: Scraped): number {
  return samples.find(({ labels }) => labels['type'] === 'booking.created')?.value ?? 0
}

/** Series that requests begin; the runtime, jobs and the log of requests begin theirs at any time. */
function seriesOfRequests({ samples }: Scraped): string[] {
  return samples
    .filter(({ name }) => /^clubgate_(http|graphql|refusals|requests)_/.test(name))
    .filter(({ labels }) => !labels['operation']?.startsWith('Record'))
    .map(({ name, labels }) => `${name} ${JSON.stringify(labels)}`)
    .sort()
}

describe('GET /metrics', () => {
  test.each(Object.values(METRICS))(
    'serves $name with its type and labels',
    ({ name, type, labels }) => {
      expect(scraped.types.get(name)).toBe(type)
      const own = scraped.samples.filter(
        (sample) => sample.name.replace(/_(bucket|sum|count)$/, '') === name,
      )
      const named = new Set(own.flatMap((sample) => Object.keys(sample.labels)))
      named.delete('le')
      if (name !== 'clubgate_webhook_endpoints_disabled_total') expect([...named]).toEqual(labels)
      if (!MAY_BE_ZERO.includes(name)) expect(sumOf(scraped, name)).toBeGreaterThan(0)
    },
  )

  test('has no metric of the product that is not listed', () => {
    const served = [...scraped.types.keys()].filter((name) => name.startsWith('clubgate_'))
    expect(served.sort()).toEqual(NAMES.toSorted())
  })

  test('observes requests and operations by route and registered name', () => {
    const find = (labels: Record<string, string>) =>
      scraped.samples.find((sample) =>
        Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
      )
    const route = '/v1/club/booking-sources/:sourceId/bookings/:externalBookingId'
    expect(find({ api: 'club', route, method: 'PUT', status: '201' })).toBeDefined()
    expect(find({ operation: 'PutBooking', kind: 'mutation', outcome: 'success' })).toBeDefined()
    expect(find({ operation: 'client', kind: 'query', outcome: 'refused' })).toBeDefined()
    expect(find({ api: 'club', code: 'not_found' })).toBeDefined()
    expect(find({ api: 'graphql', code: 'invalid_input' })).toBeDefined()
    expect(find({ api: 'graphql', route: 'unmatched', status: '400' })).toBeDefined()
    expect(find({ kind: 'events' })).toMatchObject({ name: 'clubgate_sockets', value: 1 })
    expect(countCreated(scraped) - createdBefore).toBe(2)
  })

  test('has labels that no client can choose or multiply', async () => {
    const before = await attack('a').then(() => scrapeAt(port))
    const after = await attack('b').then(() => scrapeAt(port))
    expect(seriesOfRequests(after)).toEqual(seriesOfRequests(before))
    const values = after.samples.flatMap(({ labels }) => Object.values(labels))
    expect(values.filter((value) => /hostile/i.test(value))).toEqual([])
  })
})

describe('deploy/observability', () => {
  test.each(['dashboard.json', 'alerts.yaml'])(
    'names in %s only metrics and labels that are served',
    (file) => {
      const { labels, metrics } = namedIn(file)
      expect(metrics.length).toBeGreaterThan(10)
      const served = (name: string) =>
        scraped.types.has(name) || scraped.types.has(name.replace(/_(bucket|count|sum)$/, ''))
      expect(metrics.filter((name) => name !== 'up' && !served(name))).toEqual([])
      const known = new Set<string>(Object.values(METRICS).flatMap((metric) => metric.labels))
      // Prometheus itself adds the labels of its target.
      for (const label of ['le', 'job', 'instance']) known.add(label)
      expect(labels.filter((label) => !known.has(label))).toEqual([])
    },
  )

  test('shows every metric of the product', () => {
    const { metrics } = namedIn('dashboard.json')
    const shown = new Set(metrics.map((name) => name.replace(/_(bucket|count|sum)$/, '')))
    expect(NAMES.filter((name) => !shown.has(name))).toEqual([])
  })
})

describe('a booking that the facade has refused', () => {
  test('is found by its number, with the names of its faulty fields alone', async () => {
    const { partner, sourceId } = load as Load
    const person = { external_id: 'p-1', display_name: PERSON, team: PERSON }
    const path = `/booking-sources/${sourceId}/bookings/b-200`
    const { status } = await partner('PUT', path, { status: 'CONFIRMED', participants: [person] })
    expect(status).toBe(400)
    const refused =
      'refusedBookings(filter: { externalBookingId: "b-200" }) { nodes { code way details { name } } }'
    let nodes: unknown[] = []
    await until(async () => {
      const document = `{ club(id: "${instance.sandbox.clubs.main.id}") { ${refused} } }`
      // biome-ignore lint/suspicious/noExplicitAny: the answer has the form of the document.
      const { data } = (await (await askGraph(instance, document)).json()) as any
      nodes = data?.club.refusedBookings.nodes ?? []
      return nodes.length > 0
    })
    const details = ['participants[0].team', 'scheduledEnd', 'sourceVersion'].map((name) => ({
      name,
    }))
    expect(nodes).toMatchObject([
      { code: 'INVALID_INPUT', way: 'PUT', details: expect.arrayContaining(details) },
    ])
  })
})

describe('the log of requests', () => {
  const lines = () =>
    instance
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))

  test('has one line for each, with its caller, route, status, code and time', async () => {
    const { partner } = load as Load
    const { headers } = await partner('GET', '/bookings/00000000-0000-4000-8000-000000000000')
    const requestId = headers.get('x-request-id')
    const ofRequest = () => lines().filter((line) => line.requestId === requestId)
    await until(() => ofRequest().length > 0)
    expect(ofRequest()).toEqual([
      {
        level: 30,
        time: expect.any(String),
        role: 'all-in-one',
        event: 'request.answered',
        requestId,
        method: 'GET',
        route: '/v1/club/bookings/:id',
        status: 404,
        code: 'not_found',
        durationMs: expect.any(Number),
        callerKind: 'installation',
        callerId: instance.sandbox.installations['full']?.id,
        clubId: instance.sandbox.clubs.main.id,
        msg: 'request answered',
      },
    ])
  })

  test('has the trace of a request, if its header is valid', async () => {
    const { partner } = load as Load
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const traceparents = [`00-${traceId}-00f067aa0ba902b7-01`, `00-${'0'.repeat(32)}-hostile-01`]
    const ids: (string | null)[] = []
    for (const traceparent of traceparents) {
      const { headers } = await partner('GET', '/context', undefined, { traceparent })
      ids.push(headers.get('x-request-id'))
    }
    const answered = () => ids.map((id) => lines().find((line) => line.requestId === id))
    await until(() => answered().every((line) => line !== undefined))
    expect(answered().map((line) => line.traceId)).toEqual([traceId, undefined])
  })

  test('contains no text of a person, no secret and no text of a client at its finest level', async () => {
    const { baseUrl, sandbox } = instance
    const { partner, sourceId } = load as Load
    await attack('c')
    await partner('PUT', `/booking-sources/${sourceId}/bookings/hostile%20person`, {
      hostile: PERSON,
    })
    await partner('GET', `/bookings?hostile=${encodeURIComponent(PERSON)}`)
    await askGraph(instance, `{ node(id: "${PERSON}") { id } }`)
    await fetch(`${baseUrl}/v1/club/context`, { headers: { authorization: 'Bearer hostile' } })
    const { headers } = await partner('GET', '/context')
    await until(() => instance.output().includes(headers.get('x-request-id') ?? '-'))

    const text = instance.output()
    const secrets = [
      ...Object.values(sandbox.installations).map(({ access_token: token }) => token),
      ...Object.values(sandbox.api_keys).map(({ key }) => key),
      sandbox.clubs.main.staff_token,
      receiver.url,
    ]
    for (const secret of [PERSON, 'Quendolin', 'hostile', 'Hostile', '127.0.0.1:', ...secrets])
      expect(lines().filter((line) => JSON.stringify(line).includes(secret))).toEqual([])
    expect(text).toContain('webhook.attempt_succeeded')
  })
})

describe('the log of requests of an installation', () => {
  test('has its latest ones, with refusals, for staff of its club', async () => {
    const { partner } = load as Load
    const { headers } = await partner('GET', '/bookings/00000000-0000-4000-8000-000000000001')
    const id = headers.get('x-request-id')
    let found: Record<string, unknown> | undefined
    await until(async () => {
      found = (await readRequests(instance)).find((request) => request.id === id)
      return found !== undefined
    })
    expect(found).toEqual({
      id,
      requestedAt: expect.any(String),
      method: 'GET',
      route: '/v1/club/bookings/:id',
      status: 404,
      code: 'not_found',
      durationMs: expect.any(Number),
    })
  })
})

/** Requests whose every text is chosen by the client; `round` makes each text another one. */
async function attack(round: string): Promise<void> {
  const { baseUrl } = instance
  const { partner } = load as Load
  for (const nth of [1, 2, 3]) {
    const text = `hostile-${round}${nth}`
    for (const path of ['', 'v1/club/', 'api/developer/v1/', 'graphql/'])
      await fetch(`${baseUrl}/${path}${text}?${text}=1`, { headers: { 'x-service-api-key': text } })
    for (const method of ['PROPFIND', 'REPORT', 'TRACK', 'QUERY'])
      await fetch(`${baseUrl}/v1/club/bookings/${text}`, { method }).catch(() => null)
    await partner('GET', `/bookings/${text}`)
    await partner('GET', `/bookings?provider=${text}`)
    await askGraph(instance, `query Hostile${round}${nth} { hostile${round}${nth}: __typename }`)
    await askGraph(instance, `query Hostile${round}${nth} { hostile${nth} }`)
  }
}
