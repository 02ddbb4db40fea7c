import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { WebSocket } from 'ws'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

const LIMIT = 2

let api: TestApi
let port: number
let asked = 0

beforeAll(async () => {
  api = await startTestApi({ limits: { credential: LIMIT } })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as AddressInfo).port
  for (let nth = 0; nth < LIMIT; nth += 1) await askWithBadKey('GET', '/v1/club/context')
})
afterAll(() => api.close())

/** Says each time that it comes from somewhere else, and presents another credential. */
function nextClaim() {
  asked += 1
  const address = `192.0.2.${asked}`
  return { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address }
}

async function askWithBadKey(method: string, path: string): Promise<Response> {
  const headers = nextClaim()
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, authorization: `Bearer bad-${asked}` },
  })
}

const TICKET = '/v1/club/events?ticket=bad'
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='

/** The answer to a request for a socket, as it comes. */
async function answerToUpgrade(path: string, key = KEY): Promise<string> {
  const connection = connect(port, '127.0.0.1')
  await once(connection, 'connect')
  const lines = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', key]
  const claims = Object.entries(nextClaim()).map(([name, value]) => `${name}: ${value}`)
  connection.write(
    `GET ${path} HTTP/1.1\r\nHost: a\r\n${[...lines, ...claims].join('\r\n')}\r\n\r\n`,
  )
  return text(connection)
}

describe('an address with too many refused credentials', () => {
  test.each([
    ['GET', '/v1/club/context'],
    ['GET', '/api/developer/v1/events'],
    ['POST', '/graphql'],
    ['GET', '/graphql?query={__typename}'],
  ])('gets Retry-After, whatever address its headers claim: %s %s', async (method, path) => {
    const { status, headers } = await askWithBadKey(method, path)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('gets Retry-After at the event stream as well', async () => {
    const answer = await answerToUpgrade(`${TICKET}-${asked}`)
    expect(answer).toMatch(/^HTTP\/1\.1 429 /)
    expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i)
  })

  test('has its sockets closed, whatever address it claims to have', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
      headers: nextClaim(),
    })
    const payload = { authorization: `Bearer bad-${asked}` }
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })))
    expect((await once(socket, 'close'))[0]).toBe(1013)
  })
})

describe('a refused request for a socket', () => {
  test.each([
    ['the event stream, without a ticket', '/v1/club/events', KEY, 401],
    ['the event stream, with a bad handshake', TICKET, 'Sec-WebSocket-Key: short', 400],
    ['the graph, with a bad handshake', '/graphql', 'Sec-WebSocket-Key: short', 400],
  ])('is answered with the headers of every answer: %s', async (_what, path, key, status) => {
    const answer = await answerToUpgrade(path, key)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
    expect(answer).toMatch(/\r\ncache-control: no-store\r\n/i)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toBeInstanceOf(Object)
  })
})
