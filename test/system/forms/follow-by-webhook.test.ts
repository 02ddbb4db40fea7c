import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import Stripe from 'stripe'
import {
  type Behaviour,
  makeCertificate,
  type Received,
  type Receiver,
  startReceiver,
} from '../../subgraphs/foundation/webhooks/receiver.ts'
import { findFreePort } from '../../support/http/free-port.ts'
import { checkDelivery } from '../../support/openapi/check-delivery.ts'
import { until } from '../../support/time/until.ts'
import { type DataDir, type Instance, startInstance } from '../support/processes/instance.ts'
import { trust } from '../support/processes/trust.ts'
import { makeUsedDataDir } from '../support/processes/used-data-dir.ts'
import { makeRestClient, type RestClient } from './clients/rest-client.ts'

let dir: DataDir
let receiver: Receiver
let start: () => Promise<Instance>
let instance: Instance
let partner: RestClient
let sourceId: string
let signingSecret: string
let endpointId: string
let behave: Behaviour = (_received, response) => void response.writeHead(204).end()

beforeAll(async () => {
  dir = await makeUsedDataDir()
  const certificate = await makeCertificate()
  receiver = await startReceiver(certificate, (...args) => behave(...args))
  const port = await findFreePort()
  const env = trust(certificate, dir.path)
  start = () => startInstance({ dataDir: dir.path, port, env })
  instance = await start()
  partner = clientOf(instance)
  const courtId = instance.sandbox.clubs.main.courts[0]?.id ?? ''
  sourceId = await connect(courtId)
})

afterAll(async () => {
  await instance.end('SIGTERM')
  await receiver.close()
  await dir.remove()
})

describe('a partner that follows by webhook', () => {
  test('receives a booking event with the same record as the feed', async () => {
    const made = await partner(
      'POST',
      '/webhook-endpoints',
      { name: 'Desk', url: receiver.url, event_types: ['booking.created'] },
      { 'idempotency-key': 'endpoint' },
    )
    expect(made.status).toBe(201)
    ;({ id: endpointId, signing_secret: signingSecret } = made.body.data)
    const bookingId = await book('b-1')
    await until(() => receiver.received.length > 0)

    const [{ headers, body }] = receiver.received as [Received]
    checkDelivery('club', { headers, body })
    const header = `t=${headers['service-timestamp']},${headers['service-signature']}`
    const { webhooks } = new Stripe('sk_test_none')
    expect(webhooks.constructEvent(body, header, signingSecret, 300)).toMatchObject({
      resource: { type: 'booking', id: bookingId },
      data_url: `${instance.baseUrl}/v1/club/bookings/${bookingId}`,
    })
    const feed = await eventsOf(bookingId)
    expect(body).toBe(JSON.stringify(feed[0]))
  })

  test('can have its endpoint tried, and read in the log how deliveries went', async () => {
    const token = instance.sandbox.clubs.main.staff_token
    const ping = await graph(token, PING, { id: endpointId })
    expect(ping.pingWebhookEndpoint).toMatchObject({ responseStatus: 204, failureClass: null })
    const pinged = receiver.received.at(-1)
    expect(pinged?.headers['service-event']).toBe('ping')
    await until(
      async () =>
        (await graph(token, LOG, { id: endpointId })).webhookEndpoint.deliveries.nodes[0]?.attempts
          .length === 1,
    )
    const { webhookEndpoint } = await graph(token, LOG, { id: endpointId })
    expect(webhookEndpoint.deliveries.nodes).toMatchObject([
      { status: 'DELIVERED', attempts: [{ number: 1, responseStatus: 204, failureClass: null }] },
    ])
  })

  test('receives the deliveries again that were in flight when the process was killed', async () => {
    receiver.received.length = 0
    behave = () => {}
    const bookingId = await book('b-2')
    await until(() => receiver.received.length === 1)
    await instance.end('SIGKILL')
    behave = (_received, response) => void response.writeHead(204).end()
    instance = await start()
    await until(() => receiver.received.length === 2)

    const [first, again] = receiver.received as [Received, Received]
    expect(JSON.parse(again.body).resource.id).toBe(bookingId)
    expect(again.body).toBe(first.body)
    expect(again.headers['service-delivery']).toBe(first.headers['service-delivery'])
  })
})

const PING = `mutation ($id: ID!) {
  pingWebhookEndpoint(input: { endpointId: $id }) { responseStatus failureClass }
}`

const LOG = `query ($id: ID!) { webhookEndpoint(id: $id) {
  deliveries { nodes { status attempts { number responseStatus failureClass } } }
} }`

const clientOf = ({ baseUrl, sandbox }: Instance) =>
  makeRestClient(baseUrl, sandbox.installations['full']?.access_token ?? '')

async function connect(courtId: string): Promise<string> {
  const source = await partner(
    'POST',
    '/booking-sources',
    { source_key: 'hooked', name: 'Front desk' },
    { 'idempotency-key': 'source' },
  )
  await partner('PUT', `/booking-sources/${source.body.data.id}/court-mappings/c1`, {
    court_id: courtId,
    external_court_name: 'Centre court',
  })
  return source.body.data.id
}

async function book(name: string): Promise<string> {
  const answer = await partner('PUT', `/booking-sources/${sourceId}/bookings/${name}`, {
    source_version: 1,
    external_court_id: 'c1',
    scheduled_start: '2103-05-01T18:00:00Z',
    scheduled_end: '2103-05-01T19:30:00Z',
    status: 'CONFIRMED',
  })
  expect(answer.status).toBe(201)
  return answer.body.data.id
}

/** Events of one resource, from the feed. */
async function eventsOf(resourceId: string): Promise<unknown[]> {
  const found: { resource: { id: string } }[] = []
  for (let after = ''; ; ) {
    const page = await partner('GET', `/events?limit=500${after}`)
    found.push(...page.body.data)
    if (!page.body.has_more) return found.filter(({ resource }) => resource.id === resourceId)
    after = `&after=${page.body.next_cursor}`
  }
}

async function graph(token: string, query: string, variables: Record<string, unknown>) {
  const response = await fetch(instance.sandbox.graphql, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of many shapes.
  const { data, errors } = (await response.json()) as any
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}
