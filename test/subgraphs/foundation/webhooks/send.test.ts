import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  toFailure,
  toTlsFault,
} from '../../../../subgraphs/foundation/webhooks/attempts/classify-failure.ts'
import type { TlsFault } from '../../../../subgraphs/foundation/webhooks/attempts/failures.ts'
import type { Posting } from '../../../../subgraphs/foundation/webhooks/request.ts'
import { makeSender, type Sender } from '../../../../subgraphs/foundation/webhooks/request.ts'
import { makeTargetGuard } from '../../../../subgraphs/foundation/webhooks/target-safety.ts'
import { until } from '../../../support/time/until.ts'
import {
  type Behaviour,
  type Certificate,
  makeCertificate,
  type Receiver,
  startReceiver,
} from './receiver.ts'

let certificate: Certificate
const senders: Sender[] = []
const receivers: Receiver[] = []

beforeAll(async () => {
  certificate = await makeCertificate()
})

afterAll(async () => {
  for (const sender of senders) sender.close()
  await Promise.all(receivers.map((receiver) => receiver.close()))
})

describe('webhook request', () => {
  test('posts body and headers unchanged, and returns the status', async () => {
    const receiver = await start((_received, response) => void response.writeHead(201).end('ok'))
    const attempted = await newSender().send(posting({ url: `${receiver.url}?a=1` }))
    expect(attempted).toMatchObject({ status: 201, failure: null })
    expect(receiver.received).toMatchObject([
      { path: '/hook?a=1', body: '{"ä":1}', headers: { 'x-one': '1', 'content-length': '8' } },
    ])
  })

  test('is aborted by its signal', async () => {
    let isClosed = false
    const receiver = await start((_received, response) => {
      response.socket?.once('close', () => {
        isClosed = true
      })
    })
    const gone = new AbortController()
    const sent = newSender().send(posting({ url: receiver.url, signal: gone.signal }))
    await until(() => receiver.received.length === 1)
    gone.abort()
    expect(await sent).toMatchObject({ status: null, failure: 'other' })
    await until(() => isClosed)
  })

  test('reuses the connection for the next delivery', async () => {
    const receiver = await start()
    const sender = newSender()
    for (let sent = 0; sent < 3; sent += 1) await sender.send(posting(receiver))
    expect(receiver.connections).toBe(1)
  })

  test('keeps as many idle connections as an endpoint has concurrent attempts', async () => {
    const receiver = await start()
    const sender = newSender()
    for (let times = 0; times < 2; times += 1)
      await Promise.all(Array.from({ length: 8 }, () => sender.send(posting(receiver))))
    expect(receiver.connections).toBe(8)
  })

  test.each<[string, number, Behaviour]>([
    ['an error', 500, (_received, response) => void response.writeHead(500).end('no')],
    ['a refusal', 410, (_received, response) => void response.writeHead(410).end()],
    [
      'a redirect, which is not followed',
      307,
      (_received, response) =>
        void response.writeHead(307, { location: 'http://169.254.169.254/' }).end(),
    ],
  ])('fails with http_status after %s', async (_title, status, behave) => {
    const receiver = await start(behave)
    const attempted = await newSender().send(posting(receiver))
    expect(attempted).toMatchObject({ status, failure: 'http_status' })
    expect(receiver.received).toHaveLength(1)
  })

  test('reads 64 KiB of a long response and closes the connection', async () => {
    const written = { bytes: 0, isClosed: false }
    const receiver = await start((_received, response) => {
      response.writeHead(200)
      response.once('close', () => (written.isClosed = true))
      const write = () => {
        while (written.bytes < 10_000_000 && !response.destroyed) {
          written.bytes += 65_536
          if (!response.write(Buffer.alloc(65_536))) return void response.once('drain', write)
        }
      }
      write()
    })
    expect(await newSender().send(posting(receiver))).toMatchObject({ status: 200, failure: null })
    await until(() => written.isClosed)
    expect(written.bytes).toBeLessThan(10_000_000)
  })

  test('fails with timeout without a response', async () => {
    const receiver = await start(() => {})
    const attempted = await newSender().send(posting({ ...receiver, timeoutMs: 60 }))
    expect(attempted).toMatchObject({ status: null, failure: 'timeout' })
  })

  test.each<[string, Behaviour]>([
    ['never ends', (_received, response) => response.writeHead(200).flushHeaders()],
    [
      'is cut off',
      (_received, response) => {
        response.writeHead(200, { 'content-length': '10' })
        response.write('12345', () => response.socket?.destroy())
      },
    ],
  ])('succeeds by the head when the response body %s', async (_title, behave) => {
    const receiver = await start(behave)
    // On a busy machine the status line itself may take longer than the first limits.
    const send = (timeoutMs: number) => newSender().send(posting({ ...receiver, timeoutMs }))
    let attempted = await send(450)
    for (let timeoutMs = 1_500; timeoutMs < 60_000; timeoutMs *= 3)
      if (attempted.failure === 'timeout') attempted = await send(timeoutMs)
    expect(attempted).toMatchObject({ status: 200, failure: null })
    // This limit exceeds the time-out of the test.
    expect(await send(600_000)).toMatchObject({ status: 200, failure: null })
  })

  test('fails with timeout when the TLS handshake takes too long', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as { port: number }
    const attempted = await newSender().send(
      posting({ url: `https://localhost:${port}/`, timeoutMs: 600_000, connectTimeoutMs: 60 }),
    )
    silent.close()
    expect(attempted).toMatchObject({ status: null, failure: 'timeout' })
  })

  test('fails with connection_reset when the connection is dropped', async () => {
    const receiver = await start((_received, response) => void response.socket?.destroy())
    const attempted = await newSender().send(posting(receiver))
    expect(attempted).toMatchObject({ status: null, failure: 'connection_reset' })
  })

  test('fails with connection_refused at a closed port', async () => {
    const receiver = await startReceiver(certificate)
    await receiver.close()
    const attempted = await newSender().send(posting(receiver))
    expect(attempted).toMatchObject({ status: null, failure: 'connection_refused' })
  })

  const DAY_MS = 86_400_000
  const days = (count: number) => new Date(Date.now() + count * DAY_MS)

  test.each<[TlsFault, string, () => Promise<{ shown: Certificate | null; ca: string }>]>([
    [
      'expired',
      'a certificate of last year',
      async () => {
        const shown = await makeCertificate({ notBeforeDate: days(-300), notAfterDate: days(-2) })
        return { shown, ca: shown.cert }
      },
    ],
    [
      'not_yet_valid',
      'a certificate of next year',
      async () => {
        const shown = await makeCertificate({ notBeforeDate: days(2), notAfterDate: days(300) })
        return { shown, ca: shown.cert }
      },
    ],
    [
      'self_signed',
      'a certificate that signs itself',
      async () => ({ shown: await makeCertificate(), ca: certificate.cert }),
    ],
    ['protocol', 'plain HTTP', async () => ({ shown: null, ca: certificate.cert })],
  ])('fails with tls_error and %s for %s', async (tlsFault, _title, prepare) => {
    const { shown, ca } = await prepare()
    const receiver = await startReceiver(shown)
    receivers.push(receiver)
    const result = await newSender({ ca }).send(posting(receiver))
    expect(result).toMatchObject({ status: null, failure: 'tls_error', tlsFault })
  })

  test.each([
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'SELF_SIGNED_CERT_IN_CHAIN',
  ])('fails with tls_error and unknown_authority after %s', (code) => {
    const fault = Object.assign(new Error(code), { code })
    expect([toFailure(fault), toTlsFault(fault)]).toEqual(['tls_error', 'unknown_authority'])
  })

  test('fails with tls_error and name_differs for a certificate of another host', async () => {
    const receiver = await start()
    const url = `https://other.localhost:${receiver.port}/`
    const result = await newSender().send(posting({ url }))
    expect(result).toMatchObject({ failure: 'tls_error', tlsFault: 'name_differs' })
  })
})

describe('webhook request › host', () => {
  const NAME = 'hooks.partner.com'

  test('is resolved for every attempt, and only its addresses are connected to', async () => {
    const receiver = await start()
    const answers = [['127.0.0.1'], ['10.0.0.1'], ['127.0.0.1', '192.168.0.1'], []]
    const sender = newSender({ resolveHost: async () => answers.shift() ?? [] })
    const url = `https://${NAME}:${receiver.port}/`
    const failures: (string | null)[] = []
    for (let sent = 0; sent < 4; sent += 1)
      failures.push((await sender.send(posting({ url }))).failure)
    expect(failures).toEqual([null, 'blocked_address', 'blocked_address', 'dns_error'])
    expect(receiver.received).toHaveLength(1)
  })

  test('closes an idle connection to an address that it no longer has', async () => {
    const receiver = await start()
    const answers = [['127.0.0.1'], ['127.0.0.2']]
    const sender = newSender({ resolveHost: async () => answers.shift() ?? [] })
    const url = `https://${NAME}:${receiver.port}/`
    expect(await sender.send(posting({ url }))).toMatchObject({ failure: null })
    expect(await sender.send(posting({ url }))).toMatchObject({ failure: 'connection_refused' })
  })

  test('fails with dns_error when no name server answers', async () => {
    const sender = newSender({ resolveHost: () => Promise.reject(new Error('no answer')) })
    expect(await sender.send(posting({ url: `https://${NAME}/` }))).toMatchObject({
      failure: 'dns_error',
    })
  })

  test('fails with timeout when it is not resolved in time', async () => {
    const sender = newSender({ resolveHost: () => new Promise(() => {}) })
    const attempted = await sender.send(posting({ url: `https://${NAME}/`, timeoutMs: 30 }))
    expect(attempted).toMatchObject({ failure: 'timeout' })
  })
})

function newSender({
  ca = certificate.cert,
  resolveHost = async () => [],
}: {
  ca?: string
  resolveHost?: (host: string) => Promise<string[]>
} = {}): Sender {
  const allowCidrs = ['127.0.0.0/8']
  const guard = makeTargetGuard({ allowCidrs, resolveHost, ifUnresolved: 'refuse' })
  const sender = makeSender({ guard, ca })
  senders.push(sender)
  return sender
}

async function start(behave?: Behaviour): Promise<Receiver> {
  const receiver = await startReceiver(certificate, behave)
  receivers.push(receiver)
  return receiver
}

function posting({
  url,
  timeoutMs = 10_000,
  connectTimeoutMs = 5000,
  signal,
}: Partial<Posting> & { url: string }): Posting {
  return { url, headers: { 'x-one': '1' }, body: '{"ä":1}', timeoutMs, connectTimeoutMs, signal }
}
