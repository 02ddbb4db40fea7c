import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type SampleFacade, startSampleFacade, TOKEN } from '../sample-facade.ts'

let facade: SampleFacade
let port: number

beforeAll(async () => {
  facade = await startSampleFacade()
  await facade.app.listen({ host: '127.0.0.1', port: 0 })
  port = (facade.app.server.address() as AddressInfo).port
})

afterAll(() => facade.app.close())

/** Each part once the one before it was answered. */
async function send(...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  for (const part of parts.slice(0, -1)) {
    socket.write(part)
    await once(socket, 'readable')
  }
  socket.write(parts.at(-1) ?? '')
  return text(socket)
}

describe('bytes that are no HTTP request', () => {
  test.each([
    ['nonsense', 'HELLO\r\n\r\n'],
    ['a URL beyond every limit', `GET /v1/club/${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ])('are answered 400 in the form of the API: %s', async (_what, request) => {
    const answer = await send(request)
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    const requestId = /^X-Request-Id: (.+)\r$/m.exec(answer)?.[1]
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      error: { code: 'invalid_request', message: expect.any(String), request_id: requestId },
    })
  })
})

describe('what is no HTTP request, but names the volunteer API', () => {
  const PATH = '/api/developer/v1/events'

  test.each([
    ['a bad header', `GET ${PATH} HTTP/1.1\r\nHost a\r\n\r\n`],
    ['a URL beyond every limit', `GET ${PATH}?${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['a wrong version', `GET ${PATH} HTTP/9.1\r\n\r\n`],
    [
      'headers beyond every limit behind a request that was answered',
      `GET ${PATH} HTTP/1.1\r\nHost: a\r\n\r\n`,
      `X: ${'x'.repeat(40_000)}\r\n\r\n`,
    ],
  ])('is answered 400 in the form of that API: %s', async (_what, ...parts) => {
    const answer = await send(...parts)
    const last = answer.slice(answer.lastIndexOf('HTTP/1.1 '))
    expect(last).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(last).toContain('Link: <http://club.test/docs#error-validation_failed>; rel="help"')
    expect(JSON.parse(last.split('\r\n\r\n')[1] ?? '')).toEqual({
      error: expect.any(String),
      code: 'validation_failed',
    })
  })
})

describe('a request that Node would refuse without a body', () => {
  const line = 'POST /api/developer/v1/events HTTP/1.1\r\n'

  test.each([
    [400, 'no Host', `${line}\r\n`],
    [400, 'two Hosts', `${line}Host: a\r\nhost: b\r\n\r\n`],
    [400, 'the same Host twice', `${line}Host: a\r\nHost: a\r\n\r\n`],
    [417, 'an unknown Expect', `${line}Host: a\r\nExpect: 200-ok\r\n\r\n`],
  ])('is answered %d in the form of its API: %s', async (status, _what, request) => {
    const answer = await send(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      error: expect.stringMatching(/Host|Expect/),
      code: 'validation_failed',
    })
  })

  test('is answered 400 in the form of the Club API, too: two Hosts, with an upgrade or without', async () => {
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
    for (const head of ['', upgrade]) {
      const lines = `GET /v1/club/events HTTP/1.1\r\nHost: a\r\nHost: b\r\n${head}\r\n`
      const answer = await send(lines)
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        error: { code: 'invalid_request', message: 'Send one Host header.' },
      })
    }
  })

  test('may come without Host over HTTP/1.0, which knows of none', async () => {
    expect(await send('GET /v1/club/nothing HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 404 /)
  })
})

describe('two Authorization headers', () => {
  test('are answered 401 invalid_token, not judged by the first', async () => {
    const header = `Authorization: ${TOKEN.authorization}\r\n`
    const lines = `Host: a\r\nConnection: close\r\n${header}${header}`
    const answer = await send(`GET /v1/club/bookings/b HTTP/1.1\r\n${lines}\r\n`)
    expect(answer).toContain('invalid_token')
  })
})

describe('a body far above the limit', () => {
  test('is answered 400 to a client that reads only after it has sent everything', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/club/booking-sources/s/bookings/b`, {
      method: 'PUT',
      headers: { ...TOKEN, 'content-type': 'application/json' },
      body: Buffer.alloc(8 * 1024 * 1024, ' '),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } })
  })
})

describe('a header that counts once', () => {
  test('is refused when two Idempotency-Keys come, in lines of their own', async () => {
    const answer = await send(
      `POST /v1/club/booking-sources HTTP/1.1\r\nHost: a\r\nConnection: close\r\n` +
        `Authorization: ${TOKEN.authorization}\r\nIdempotency-Key: a\r\n` +
        'idempotency-key: b\r\nContent-Length: 0\r\n\r\n',
    )
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').error).toMatchObject({
      code: 'invalid_request',
      details: { issues: [{ in: 'header', path: 'idempotency-key', rule: 'repeated' }] },
    })
  })
})
