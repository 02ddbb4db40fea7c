import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import {
  makeCertificate,
  type Receiver,
  startReceiver,
} from '../../subgraphs/foundation/webhooks/receiver.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

let api: TestApi
let receiver: Receiver
const arrived = Promise.withResolvers<void>()
const hungUp = Promise.withResolvers<void>()

beforeAll(async () => {
  const certificate = await makeCertificate()
  receiver = await startReceiver(certificate, (_received, response) => {
    response.once('close', () => hungUp.resolve())
    arrived.resolve()
  })
  const webhooks = { allowCidrs: ['127.0.0.0/8'], ca: certificate.cert }
  api = await startTestApi({ webhooks })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await api.close()
  await receiver.close()
})

describe('a webhook ping requested over a socket', () => {
  test('is aborted when the socket closes', async () => {
    const { club } = await addClub(api.club)
    const token = await api.tokenFor(await addInstallation(api.club, club))
    const made = await api.ask('POST', '/v1/club/webhook-endpoints', {
      token,
      body: { name: 'Desk', url: receiver.url, event_types: ['booking.created'] },
      headers: { 'idempotency-key': 'one' },
    })
    expect(made).toMatchObject({ status: 201 })
    const client = createClient({
      url: `ws://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${token}` },
    })
    const query = `mutation { pingWebhookEndpoint(input: { endpointId: "${made.body.data.id}" }) { failureClass } }`
    const unsubscribe = client.subscribe({ query }, { next() {}, error() {}, complete() {} })
    await arrived.promise
    client.terminate()
    await hungUp.promise
    unsubscribe()
  })
})
