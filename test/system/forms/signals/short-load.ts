import { once } from 'node:events'
import { WebSocket } from 'ws'
import { until } from '../../../support/time/until.ts'
import type { Instance } from '../../support/processes/instance.ts'
import { makeRestClient, type RestClient } from '../clients/rest-client.ts'

/** Writes a booking of a new source, and a webhook endpoint that receives it; returns the id of the source. */
export async function writeBooking(
  { baseUrl, sandbox }: Instance,
  receiverUrl: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const partner = makeRestClient(baseUrl, sandbox.installations['full']?.access_token ?? '')
  const source = { source_key: 'signals', name: 'Front desk' }
  const { body } = await partner('POST', '/booking-sources', source, keyed('source'))
  const sourceId = body.data.id
  await partner('PUT', `/booking-sources/${sourceId}/court-mappings/c1`, {
    court_id: sandbox.clubs.main.courts[0]?.id,
    external_court_name: 'Centre court',
  })
  const endpoint = { name: 'Desk', url: receiverUrl, event_types: ['booking.created'] }
  await partner('POST', '/webhook-endpoints', endpoint, keyed('endpoint'))
  const path = `/booking-sources/${sourceId}/bookings/b-1`
  const put = await partner('PUT', path, aBooking('18'), headers)
  if (put.status !== 201) throw new Error(JSON.stringify(put.body))
  return sourceId
}

/** Sockets of the load, which stay open until it ends. */
export interface Load {
  partner: RestClient
  sourceId: string
  end(): Promise<void>
}

/** Text of the load that no signal may contain. */
export const PERSON = 'Zacharias Quendolin'

/** Moves every metric: both APIs, the graph, sockets, a batch, an import, a delivery and refusals. */
export async function startLoad(instance: Instance, receiverUrl: string): Promise<Load> {
  const { baseUrl, sandbox } = instance
  const token = sandbox.installations['full']?.access_token ?? ''
  const partner = makeRestClient(baseUrl, token)
  const sockets = [await openEvents(instance, partner), await openSubscription(instance, token)]
  const sourceId = await writeBooking(instance, receiverUrl)
  const bookings = [{ external_booking_id: 'b-2', booking: aBooking('20') }]
  const queued = await partner(
    'POST',
    `/booking-sources/${sourceId}/imports`,
    { bookings },
    keyed('import'),
  )
  if (queued.status !== 201) throw new Error(JSON.stringify(queued.body))
  await until(async () => {
    const read = await partner('GET', `/booking-imports/${queued.body.data.id}`)
    return read.body.data.status === 'COMPLETED'
  })
  await partner('GET', '/bookings/00000000-0000-4000-8000-000000000000')
  await fetch(`${baseUrl}/api/developer/v1/events`)
  await askGraph(instance, 'query Mine { __typename }')
  await askGraph(instance, '{ nothing }')
  await fetch(`${baseUrl}/graphql/%zz`)
  return {
    partner,
    sourceId,
    async end() {
      for (const socket of sockets) socket.terminate()
    },
  }
}

function keyed(key: string) {
  return { 'idempotency-key': key }
}

function aBooking(hour: string) {
  return {
    source_version: 1,
    external_court_id: 'c1',
    scheduled_start: `2104-05-01T${hour}:00:00Z`,
    scheduled_end: `2104-05-01T${hour}:59:00Z`,
    status: 'CONFIRMED',
    participants: [{ external_id: 'p-1', display_name: PERSON }],
  }
}

/** The log of requests of the installation, as an OWNER reads it; empty where a busy server refuses the reading. */
export async function readRequests(instance: Instance): Promise<Record<string, unknown>[]> {
  const id = instance.sandbox.installations['full']?.id
  const fields = 'id requestedAt method route status code durationMs'
  const path = `installations { nodes { id requests { nodes { ${fields} } } } }`
  const answer = await askGraph(
    instance,
    `{ club(id: "${instance.sandbox.clubs.main.id}") { ${path} } }`,
  )
  // biome-ignore lint/suspicious/noExplicitAny: the answer has the form of the document.
  const { data } = (await answer.json()) as any
  const nodes = data?.club.installations.nodes ?? []
  return nodes.find((node: { id: string }) => node.id === id)?.requests.nodes ?? []
}

export function askGraph({ sandbox }: Instance, query: string): Promise<Response> {
  return fetch(sandbox.graphql, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sandbox.clubs.main.staff_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query }),
  })
}

async function openEvents({ baseUrl }: Instance, partner: RestClient): Promise<WebSocket> {
  const { body } = await partner('POST', '/event-stream-tickets', { after: null }, keyed('ticket'))
  const url = `${baseUrl.replace('http', 'ws')}/v1/club/events?ticket=${body.data.ticket}`
  const socket = new WebSocket(url)
  await once(socket, 'open')
  return socket
}

async function openSubscription({ sandbox }: Instance, token: string): Promise<WebSocket> {
  const socket = new WebSocket(sandbox.graphql.replace('http', 'ws'), 'graphql-transport-ws')
  let isAnswered = false
  socket.on('message', (frame) => {
    const { type } = JSON.parse(String(frame))
    const query = 'subscription { clubEvents { position event { id } } }'
    if (type === 'connection_ack')
      socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query } }))
    isAnswered ||= type === 'next'
  })
  await once(socket, 'open')
  const payload = { authorization: `Bearer ${token}` }
  socket.send(JSON.stringify({ type: 'connection_init', payload }))
  await until(() => isAnswered)
  return socket
}
