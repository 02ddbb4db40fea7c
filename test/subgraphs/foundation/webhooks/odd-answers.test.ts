import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { HostConnection } from '../../../../subgraphs/foundation/webhooks/host-connection.ts'
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
    const terms = { addresses: ['127.0.0.1'], connectTimeoutMs: 5000, ca: certificate.cert }
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

function newSender(): Sender {
  const allowCidrs = ['127.0.0.0/8']
  const guard = makeTargetGuard({ allowCidrs, resolveHost: async () => [], ifUnresolved: 'refuse' })
  return makeSender({ guard, ca: certificate.cert })
}

const send = (url: string) => sender.send(posting(url))

function posting(url: string) {
  return { url, headers: {}, body: '{}', timeoutMs: 10_000, connectTimeoutMs: 5000 }
}

async function start(behave: Behaviour) {
  const receiver = await startReceiver(certificate, behave)
  closing.push(receiver.close)
  return receiver
}
