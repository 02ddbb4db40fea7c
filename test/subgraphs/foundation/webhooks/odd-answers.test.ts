import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { HostConnection } from '../../../../subgraphs/foundation/webhooks/connections/host-connection.ts'
import {
  AttemptState,
  makeSender,
  type Sender,
  sendRequest,
} from '../../../../subgraphs/foundation/webhooks/request.ts'
import { makeTargetGuard } from '../../../../subgraphs/foundation/webhooks/target-safety.ts'
import { until } from '../../../support/time/until.ts'
import { type Behaviour, type Certificate, makeCertificate, startReceiver } from './receiver.ts'

let certificate: Certificate
let sender: Sender
const closing: (() => unknown)[] = []

beforeAll(async () => {
  certificate = await makeCertificate()
  sender = newSender()
  closing.push(sender.close)
})

afterAll(async () => {
  for (const close of closing) await close()
})

const answer =
  (text: string): Behaviour =>
  (_received, response) =>
    void response.socket?.write(text)

describe('webhook response', () => {
  test.each<[string, string, number | null, string | null]>([
    ['with hints before it counts by itself', withHints('204 No Content'), 204, null],
    ['with hints before a refusal is a refusal', withHints('410 Gone'), 410, 'http_status'],
    ['that is no HTTP is invalid', 'no such thing\r\n\r\n', null, 'invalid_answer'],
    [
      'of endless headers is invalid',
      `HTTP/1.1 200 OK\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`,
      null,
      'invalid_answer',
    ],
  ])('%s', async (_title, text, status, failure) => {
    const receiver = await start(answer(text))
    expect(await send(receiver.url)).toMatchObject({ status, failure })
  })

  test('with connection: close leaves no connection for the next delivery', async () => {
    const receiver = await start((_received, response) =>
      response.writeHead(200, { connection: 'close' }).end('ok'),
    )
    for (let sent = 0; sent < 2; sent += 1)
      expect(await send(receiver.url)).toMatchObject({ status: 200, failure: null })
    expect(receiver.connections).toBe(2)
  })

  test('whose connection closes after it leaves no connection that reconnects', async () => {
    const receiver = await start((_received, response) => {
      response.writeHead(204).end(() => response.socket?.destroy())
    })
    const terms = {
      addresses: ['127.0.0.1'],
      connectTimeoutMs: 5000,
      skipsInterim: false,
      ca: certificate.cert,
    }
    const url = new URL(receiver.url)
    const connection = new HostConnection({ ...terms, url, sessions: new Map() }, () => {})
    const post = () => {
      const exchanged = { url, posting: posting(receiver.url), state: new AttemptState() }
      return sendRequest(connection, exchanged)
    }
    await post()
    await until(() => connection.isClosed)
    await expect(post()).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(receiver.connections).toBe(1)
  })

  test('500 leaves no connection for the next delivery', async () => {
    const receiver = await start((_received, response) => void response.writeHead(500).end('no'))
    for (let sent = 0; sent < 2; sent += 1) await send(receiver.url)
    expect(receiver.connections).toBe(2)
  })
})

describe('webhook response with unasked interim responses', () => {
  const INTERIM = ['100 Continue', '102 Processing', '103 Early Hints']

  test.each<[string, number | null, string | null]>([
    ['100 Continue', null, 'interim_answer'],
    ['102 Processing', 204, null],
    ['103 Early Hints', 204, null],
  ])('of %s is recorded as what it is', async (line, status, failure) => {
    const receiver = await start(answer(interim([line])))
    expect(await send(receiver.url)).toMatchObject({ status, failure })
    expect(receiver.received).toHaveLength(1)
  })

  test.each<[string, (response: ServerResponse) => void]>([
    ['100 Continue', (response) => response.writeContinue()],
    ['102 Processing', (response) => response.writeProcessing()],
    ['103 Early Hints', (response) => response.writeEarlyHints({ link: '</a>' })],
  ])('of %s counts by its final one once they are skipped', async (_line, writeInterim) => {
    const receiver = await start((_received, response) => {
      writeInterim(response)
      response.writeHead(204).end()
    })
    for (let sent = 0; sent < 3; sent += 1)
      expect(await sendSkipping(receiver.url)).toMatchObject({ status: 204, failure: null })
    expect([receiver.received.length, receiver.connections]).toEqual([3, 1])
    expect(receiver.received[0]).toMatchObject({ body: '{}', headers: { 'content-length': '2' } })
  })

  test.each<[string, Behaviour, string]>([
    ['and no HTTP is invalid', answer(interim(INTERIM, 'no such thing\r\n')), 'invalid_answer'],
    [
      'and endless headers is invalid',
      answer(interim(INTERIM, `HTTP/1.1 200 OK\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`)),
      'invalid_answer',
    ],
    [
      'and a cut is a reset',
      (_received, response) => void response.socket?.destroy(),
      'connection_reset',
    ],
    ['and a refusal is the refusal', answer(withHints('410 Gone')), 'http_status'],
  ])('%s', async (_title, behave, failure) => {
    const receiver = await start(behave)
    expect(await sendSkipping(receiver.url)).toMatchObject({ failure })
    expect(receiver.received).toHaveLength(1)
  })

  test('and no final one ends by the time limit', async () => {
    const receiver = await start(answer(interim(INTERIM, '')))
    expect(await sendSkipping(receiver.url, 100)).toMatchObject({ failure: 'timeout' })
  })
})

describe('webhook sender › close', () => {
  test('closes its connections, those in use included', async () => {
    let inUse = 0
    const receiver = await start(() => {
      inUse += 1
    })
    const own = newSender()
    const sent = own.send(posting(receiver.url))
    await until(() => inUse === 1)
    own.close()
    expect(await sent).toMatchObject({ status: null, failure: 'other' })
  })
})

function withHints(statusLine: string): string {
  return `HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 ${statusLine}\r\ncontent-length: 0\r\n\r\n`
}

function interim(lines: readonly string[], final = NO_CONTENT): string {
  return lines.map((line) => `HTTP/1.1 ${line}\r\n\r\n`).join('') + final
}

const NO_CONTENT = 'HTTP/1.1 204 No Content\r\n\r\n'

function newSender(): Sender {
  const allowCidrs = ['127.0.0.0/8']
  const guard = makeTargetGuard({ allowCidrs, resolveHost: async () => [], ifUnresolved: 'refuse' })
  return makeSender({ guard, ca: certificate.cert })
}

const send = (url: string) => sender.send(posting(url))

const sendSkipping = (url: string, timeoutMs = 10_000) =>
  sender.send({ ...posting(url), skipsInterim: true, timeoutMs })

function posting(url: string) {
  return { url, headers: {}, body: '{}', timeoutMs: 10_000, connectTimeoutMs: 5000 }
}

async function start(behave: Behaviour) {
  const receiver = await startReceiver(certificate, behave)
  closing.push(receiver.close)
  return receiver
}
