import { createHmac } from 'node:crypto'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  type EventRecord,
  isGenuine,
  makeWebhookHandler,
} from '../../../../examples/webhook-receiver.ts'
import { makeSender } from '../../../../subgraphs/foundation/webhooks/request.ts'
import { makeTargetGuard } from '../../../../subgraphs/foundation/webhooks/target-safety.ts'
import { until } from '../../../support/time/until.ts'
import { type Engine, makeEngine } from './engine.ts'
import { makeCertificate } from './receiver.ts'

describe('examples/webhook-receiver.ts', () => {
  let engine: Engine
  const closing: (() => unknown)[] = []

  beforeAll(async () => {
    engine = await makeEngine()
  })

  afterAll(async () => {
    await engine.close()
    for (const close of closing) close()
  })

  test('handles each delivered event once', async () => {
    const certificate = await makeCertificate()
    const events: EventRecord[] = []
    let refusals = 0
    const onEvent = (event: EventRecord) => {
      refusals += 1
      if (refusals === 1) throw new Error('The first one is not taken.')
      events.push(event)
    }
    const secret = { now: '' }
    const server = createServer(certificate, (request, response) =>
      makeWebhookHandler({ signingSecret: secret.now, onEvent })(request, response),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(
      () => server.closeAllConnections(),
      () => server.close(),
    )
    const { port } = server.address() as AddressInfo
    const made = await engine.addEndpoint(`https://localhost:${port}/`)
    secret.now = made.signingSecret

    const rules = { resolveHost: async () => [], ifUnresolved: 'refuse' } as const
    const guard = makeTargetGuard({ ...rules, allowCidrs: ['127.0.0.0/8'] })
    const sender = makeSender({ guard, ca: certificate.cert })
    closing.push(sender.close)
    engine.start(sender)
    const ids = await engine.publish(3)
    await until(() => events.length === 3)
    expect(events.map(({ id }) => id).sort()).toEqual(ids.sort())
  })

  test('survives a request that breaks off', async () => {
    const { promise: handled, resolve } = Promise.withResolvers<unknown>()
    const handle = makeWebhookHandler({ signingSecret: SECRET, onEvent: () => {} })
    const server = createHttpServer((request, response) => {
      resolve(handle(request, response).catch((error) => error))
      request.once('data', () => socket.destroy())
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    closing.push(() => server.close())
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{')
    expect(await handled).toBeUndefined()
  })

  test.each([
    ['the signature of the body is genuine', {}, true],
    ['it is 300 seconds old', { age: 300 }, true],
    ['it is older', { age: 301 }, false],
    ['it comes from the future', { age: -301 }, false],
    ['another secret signed it', { secret: 'whsec_other' }, false],
    ['another body was signed', { signed: '{"id":"2"}' }, false],
    ['the version of the signature is unknown', { prefix: 'v2=' }, false],
    ['it has no signature', { prefix: null }, false],
  ])('verifies a request: %s', (_title, change, isAccepted) => {
    const { age, secret, signed, prefix } = {
      age: 0,
      secret: SECRET,
      signed: BODY,
      prefix: 'v1=' as string | null,
      ...change,
    }
    const timestamp = String(NOW_SECONDS - age)
    const mac = createHmac('sha256', secret).update(`${timestamp}.${signed}`).digest('hex')
    const signature = prefix === null ? {} : { 'service-signature': `${prefix}${mac}` }
    const headers = { 'service-timestamp': timestamp, ...signature }
    const now = new Date(NOW_SECONDS * 1000)
    expect(isGenuine(headers, Buffer.from(BODY), SECRET, now)).toBe(isAccepted)
  })
})

const SECRET = 'whsec_example'
const BODY = '{"id":"1"}'
const NOW_SECONDS = 1_800_000_000
