import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import {
  closeServer,
  HTTP_TIMES,
  makeBoundedServer,
  startDraining,
} from '../../../platform/http/bounded-server.ts'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'
import { makeGate, until } from '../../support/time/until.ts'

const log = makeLog('silent')
let app: FastifyInstance

afterEach(() => app.close())

describe('every response', () => {
  const ask = async (isSecure: boolean, url: string) => {
    app = makeHttpServer({ log, isSecure })
    app.get('/thing', async () => ({}))
    return (await app.inject({ url })).headers
  }

  test.each(['/thing', '/nothing', '/%zz'])(
    'forbids caching and content sniffing: %s',
    async (url) => {
      const headers = await ask(false, url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      expect(headers['strict-transport-security']).toBeUndefined()
    },
  )

  test('has Strict-Transport-Security if requests arrive over TLS', async () => {
    expect((await ask(true, '/thing'))['strict-transport-security']).toBe('max-age=31536000')
  })

  test.each([429, 503])('has Retry-After if its status is %d', async (status) => {
    app = makeHttpServer({ log })
    app.get('/refused', (_request, reply) => reply.code(status).send({}))
    app.get('/known', (_request, reply) => reply.code(status).header('retry-after', '7').send({}))
    expect((await app.inject('/refused')).headers['retry-after']).toMatch(/^[1-9]\d*$/)
    expect((await app.inject('/known')).headers['retry-after']).toBe('7')
  })
})

describe('an HTTP server that stops', () => {
  test('closes a connection after its pending response', async () => {
    const { opened, open } = makeGate()
    app = makeHttpServer({ log })
    app.get('/slow', async () => {
      void app.close()
      await opened
      return {}
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(app.server, 'request')
    setImmediate(open)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*\r\nconnection: close\r\n/is)
  })

  test.each([
    ['clients', () => makeHttpServer({ log })],
    ['other tiers', () => makeBoundedServer({})],
  ])(
    'answers %s while it drains, and closes each connection behind its answer',
    async (_of, make) => {
      app = make()
      app.get('/thing', async () => ({}))
      await app.listen({ port: 0, host: '127.0.0.1' })
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
      const answered = async () => {
        socket.write('GET /thing HTTP/1.1\r\nHost: a\r\n\r\n')
        return String(await once(socket, 'data'))
      }
      expect(await answered()).toMatch(/^HTTP\/1.1 200 .*\r\nconnection: keep-alive\r\n/is)
      startDraining(app)
      const ended = once(socket, 'end')
      expect(await answered()).toMatch(/^HTTP\/1.1 200 .*\r\nconnection: close\r\n/is)
      await ended
    },
  )

  test('destroys the connection of a client that does not read its answer', async () => {
    app = makeHttpServer({ log })
    app.get('/large', async () => 'x'.repeat(16 * 1024 * 1024))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause()
    const destroyed = once(
      socket.on('error', () => {}),
      'close',
    )
    socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n')
    const [, { socket: served }] = await once(app.server, 'request')
    await until(() => served.writableLength > 0)
    await closeServer(app, 50)
    expect(served.destroyed).toBe(true)
    socket.resume()
    await destroyed
  })
})

describe('a request that arrives incompletely', () => {
  /** The answer to a client that sends this text alone. */
  async function answerTo(sent: string): Promise<string> {
    const times = { ...HTTP_TIMES, headersMs: 40, requestMs: 80, checkEveryMs: 10 }
    app = makeHttpServer({ log, times, isSecure: true })
    app.post('/thing', async () => ({}))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(sent)
    return text(socket)
  }

  test('is answered 408 after the time limit of its headers', async () => {
    expect(await answerTo('POST /thing HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1.1 408 /)
  })

  test('is answered 408 after the time limit of its body', async () => {
    const head = 'POST /thing HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
    expect(await answerTo(`${head}Content-Length: 100\r\n\r\n{`)).toMatch(/^HTTP\/1.1 408 /)
  })

  test('is answered with the security headers of every response', async () => {
    const head = await answerTo('POST /thing HTTP/1.1\r\nHost: a\r\n')
    expect(head).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
    expect(head).toMatch(/\r\nstrict-transport-security: max-age=31536000\r\n/i)
  })

  test('has a limit of 15 seconds for its headers and of 30 in total', async () => {
    app = makeHttpServer({ log })
    expect(HTTP_TIMES).toMatchObject({ headersMs: 15_000, requestMs: 30_000 })
    expect(app.server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 30_000 })
  })
})
