import { afterEach, describe, expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import Stripe from 'stripe'
import { toEventRecord } from '../../../../schema/club/event-record.ts'
import { inTransaction } from '../../../../subgraphs/foundation/database/transaction.ts'
import { readAfter } from '../../../../subgraphs/foundation/event-log/read-log.ts'
import {
  endpointStore,
  sealSecret,
} from '../../../../subgraphs/foundation/webhooks/endpoint-store.ts'
import { until } from '../../../support/time/until.ts'
import { PUBLIC_URL, secretBox } from './engine.ts'
import type { Received } from './receiver.ts'
import { closeAll, makeDue, makeIdle, newSender, start, started } from './running-engine.ts'

afterEach(closeAll)

describe('webhook delivery', () => {
  test('contains the record of the event feed, with signatures that Stripe and Standard Webhooks accept', async () => {
    const receiver = await start()
    const engine = await started()
    const { signingSecret } = await engine.addEndpoint(receiver.url)
    await engine.publish()
    await until(() => receiver.received.length === 1)

    const [{ headers, body }] = receiver.received as [Received]
    const header = `t=${headers['service-timestamp']},${headers['service-signature']}`
    const read = new Stripe('sk_test_none').webhooks.constructEvent(
      body,
      header,
      signingSecret,
      300,
    )
    const { organizationId } = engine.home.club
    const slice = { organizationId, clubId: null, after: '0', limit: 1 }
    const [event] = await readAfter(engine.database, slice)
    if (!event) throw new Error('Nothing was logged.')
    const resource = { type: event.resourceType, id: event.resourceId }
    expect(body).toBe(JSON.stringify(toEventRecord({ ...event, resource }, PUBLIC_URL)))
    const standard = new Webhook(signingSecret).verify(body, headers as Record<string, string>)
    expect(standard).toEqual(read)
    expect(headers['webhook-id']).toBe(event.id)
    expect(read).toMatchObject({ data_url: `${PUBLIC_URL}/v1/club/bookings/${event.resourceId}` })
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'service-event': 'booking.created',
      'service-timestamp': expect.stringMatching(/^\d{10}$/),
    })
  })

  test('is retried with the same id and body until it succeeds', async () => {
    const receiver = await start((_received, response) =>
      response.writeHead(receiver.received.length < 3 ? 500 : 200).end(),
    )
    const engine = await started()
    const { id } = await engine.addEndpoint(receiver.url)
    await engine.publish()
    await until(async () => (await engine.deliveriesOf(id))[0]?.status === 'DELIVERED')

    const ids = new Set(receiver.received.map(({ headers }) => headers['service-delivery']))
    const bodies = new Set(receiver.received.map(({ body }) => body))
    expect([receiver.received.length, ids.size, bodies.size]).toEqual([3, 1, 1])
    const [delivery] = await engine.deliveriesOf(id)
    expect(delivery).toMatchObject({ id: [...ids][0], attemptCount: 3 })
    expect(delivery?.attempts).toMatchObject([
      { number: 1, responseStatus: 500, failure: 'http_status' },
      { number: 2, responseStatus: 500, failure: 'http_status' },
      { number: 3, responseStatus: 200, failure: null },
    ])
    expect(await engine.endpoint(id)).toMatchObject({ consecutiveFailures: 0 })
  })

  test('sends the trace of the write in each attempt, or else one whose id is that of the delivery', async () => {
    const receiver = await start((_received, response) =>
      response.writeHead(receiver.received.length % 2 === 1 ? 500 : 200).end(),
    )
    const engine = await started()
    const { id } = await engine.addEndpoint(receiver.url)
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await engine.publish(1, 'booking.created', traceparent)
    await until(() => receiver.received.length === 2)
    await engine.publish()
    await until(async () => receiver.received.length === 4)
    const sent = receiver.received.map(({ headers }) => String(headers['traceparent']))
    expect(sent.slice(0, 2)).toEqual([traceparent, traceparent])
    const [delivery] = await engine.deliveriesOf(id)
    const traceId = delivery?.id.replaceAll('-', '')
    const own = expect.stringMatching(`^00-${traceId}-[0-9a-f]{16}-00$`)
    expect(sent.slice(2)).toEqual([own, own])
  })

  test('is FAILED after the last attempt of the schedule', async () => {
    const receiver = await start((_received, response) => response.writeHead(500).end())
    const engine = await started({ waitsMs: [0, 5, 5] })
    const { id } = await engine.addEndpoint(receiver.url)
    await engine.publish()
    await until(async () => (await engine.deliveriesOf(id))[0]?.status === 'FAILED')
    expect(receiver.received).toHaveLength(3)
    expect((await engine.deliveriesOf(id))[0]?.completedAt).not.toBeNull()
  })

  test('is written once per subscribed endpoint by two replicas', async () => {
    const [one, other] = [await start(), await start()]
    const engine = await started()
    engine.start(await newSender())
    engine.start(await newSender())
    await engine.addEndpoint(one.url, ['booking.created', 'booking.updated'])
    await engine.addEndpoint(other.url, ['booking.updated'])
    await engine.publish(40)
    await engine.publish(3, 'booking.updated')
    await until(() => one.received.length >= 43 && other.received.length >= 3)
    expect(new Set(one.received.map(({ body }) => JSON.parse(body).id)).size).toBe(43)
    expect([one.received.length, other.received.length]).toEqual([43, 3])
  })

  test('is not written for events older than the endpoint', async () => {
    const receiver = await start()
    const engine = await makeIdle()
    await engine.addEndpoint('https://localhost:1/')
    await engine.publish(2)
    await engine.addEndpoint(receiver.url)
    const [wanted] = await engine.publish(1)
    engine.start(await newSender())
    await until(() => receiver.received.length > 0)
    expect(receiver.received.map(({ body }) => JSON.parse(body).id)).toEqual([wanted])
  })

  test('needs no dispatcher in an organization without endpoints, and starts with its first endpoint', async () => {
    const receiver = await start()
    const engine = await started()
    for (let event = 0; event < 20; event += 1) await engine.publish()
    const looks = engine.statements.filter((sql) => sql.includes('FROM webhook_positions p'))
    expect(looks.length).toBeLessThan(10)

    await engine.addEndpoint(receiver.url)
    const [eventId] = await engine.publish()
    await until(() => receiver.received.length === 1)
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ id: eventId })
  })

  test('is retried to the current URL, signed with the current secret', async () => {
    const [old, current] = [
      await start((_r, response) => response.writeHead(500).end()),
      await start(),
    ]
    const engine = await started({ waitsMs: [0, 60_000] })
    const { id } = await engine.addEndpoint(old.url)
    await engine.publish()
    await until(async () => (await engine.endpoint(id)).consecutiveFailures === 1)

    const secret = sealSecret(secretBox, id, 'whsec_new')
    await inTransaction(engine.database, (tx) =>
      endpointStore.update(tx, id, { url: current.url, secret, backoffUntil: null }),
    )
    await makeDue(engine, id)
    await until(() => current.received.length === 1)
    const [{ headers, body }] = current.received as [Received]
    const header = `t=${headers['service-timestamp']},${headers['service-signature']}`
    const { webhooks } = new Stripe('sk_test_none')
    expect(() => webhooks.constructEvent(body, header, 'whsec_new', 300)).not.toThrow()
    expect(old.received).toHaveLength(1)
  })

  test('fails with blocked_address when the host resolves to a private address', async () => {
    const receiver = await start()
    const addresses = { now: ['127.0.0.1'] }
    const engine = await makeIdle({ waitsMs: [0] })
    engine.start(await newSender({ resolveHost: async () => addresses.now }))
    const url = `https://hooks.partner.com:${receiver.port}/`
    const { id } = await engine.addEndpoint(url)
    await engine.publish()
    await until(() => receiver.received.length === 1)

    addresses.now = ['10.0.0.1']
    await engine.publish()
    await until(async () =>
      (await engine.deliveriesOf(id)).some(({ status }) => status === 'FAILED'),
    )
    const [last] = await engine.deliveriesOf(id)
    expect(last?.attempts).toMatchObject([{ responseStatus: null, failure: 'blocked_address' }])
    expect(receiver.received).toHaveLength(1)
  })
})
