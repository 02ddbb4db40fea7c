import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { HTTP_TIMES, httpTimesOf } from '../../../platform/http/bounded-server.ts'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { clientFrame, upgradeTo } from '../../support/http/raw-web-socket.ts'
import { readSource, sourceFilesOf } from '../../support/source/import-graph.ts'
import { until } from '../../support/time/until.ts'

/** Of each way; a single leak of one connection shows as well as many. */
const PEERS = 5

const TIMES = {
  headersMs: 60,
  requestMs: 120,
  idleMs: 300,
  lingerMs: 40,
  closeMs: 60,
  checkEveryMs: 10,
}

const GRAPHQL = { 'sec-websocket-protocol': 'graphql-transport-ws' }
const WRONG_INIT = { type: 'connection_init', payload: { authorization: 'Bearer wrong' } }

const POST = 'POST /v1/club/booking-sources HTTP/1.1\r\nHost: a\r\n'

/** What a peer sends for which the server ends its connection. */
const WAYS: Record<string, (string | Buffer)[]> = {
  'no Host': ['GET /v1/club/context HTTP/1.1\r\n\r\n'],
  'broken bytes': ['HELLO\r\n\r\n'],
  'broken bytes behind a request': ['GET /livez HTTP/1.1\r\nHost: a\r\n\r\n', 'HELLO\r\n\r\n'],
  'headers that are too long': [`GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  'an unknown Expect': [`${POST}Expect: 200-ok\r\n\r\n`],
  'nothing at all': [],
  'half a header': [`${POST}Content-Le`],
  'half a body': [`${POST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`],
  'a last request': ['GET /v1/club/context HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  'a request of HTTP/1.0': ['GET /v1/club/context HTTP/1.0\r\n\r\n'],
  'an upgrade to nowhere': [upgradeTo('/nowhere')],
  'an upgrade to /graphql of another version': [
    upgradeTo('/graphql', { ...GRAPHQL, 'sec-websocket-version': '1' }),
  ],
  'an upgrade to events without a ticket': [upgradeTo('/v1/club/events')],
  'an upgrade to events with a wrong ticket': [upgradeTo('/v1/club/events?ticket=wrong')],
  'an upgrade to events of another version': [
    upgradeTo('/v1/club/events?ticket=wrong', { 'sec-websocket-version': '1' }),
  ],
  'a socket of another protocol': [upgradeTo('/graphql', { 'sec-websocket-protocol': 'soap' })],
  'a refused credential': [upgradeTo('/graphql', GRAPHQL), clientFrame(JSON.stringify(WRONG_INIT))],
  'a frame that is no JSON': [upgradeTo('/graphql', GRAPHQL), clientFrame('?')],
  'a frame without a mask': [upgradeTo('/graphql', GRAPHQL), Buffer.from([0x81, 0x01, 0x3f])],
  'a close frame': [upgradeTo('/graphql', GRAPHQL), clientFrame('', 'close')],
}

describe('a connection that the server ended and whose client neither reads nor closes', () => {
  let api: TestApi
  let accepted = 0
  const peers: Socket[] = []

  beforeAll(async () => {
    api = await startTestApi({ httpTimes: TIMES })
    api.app.server.on('connection', () => {
      accepted += 1
    })
    await api.app.listen({ port: 0, host: '127.0.0.1' })
  })

  afterEach(() => {
    for (const peer of peers.splice(0)) peer.destroy()
  })

  afterAll(() => api.close())

  test.each(Object.entries(WAYS))('is destroyed after %s', async (_name, parts) => {
    accepted = 0
    for (let n = 0; n < PEERS; n += 1) peers.push(await openPeer(portOf(api), parts))
    await until(() => accepted === PEERS)
    await until(async () => (await countConnections(api)) === 0)
    expect(await countConnections(api)).toBe(0)
  })
})

describe('a response that its client does not read', () => {
  test('closes its connection after the time limit', async () => {
    const app = makeHttpServer({ log: makeLog('silent'), times: TIMES })
    app.get('/long', async () => 'x'.repeat(32 * 1024 * 1024))
    let asked = 0
    app.server.on('request', () => {
      asked += 1
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const peers = await Promise.all(
      ['close', 'keep-alive'].map((connection) =>
        openPeer(portOf({ app }), [
          `GET /long HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`,
        ]),
      ),
    )
    await until(() => asked === peers.length)
    await until(async () => (await countConnections({ app })) === 0)
    expect(await countConnections({ app })).toBe(0)
    for (const peer of peers) peer.destroy()
    await app.close()
  })
})

describe('every server of a process', () => {
  const ROOMS = ['platform', 'gateway', 'rest-facade', 'launch', 'sandbox', 'subgraphs']
  const files = ROOMS.flatMap((room) => sourceFilesOf(room))
  const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readSource(file)))

  test('has the time limits of connections', () => {
    expect(filesWith(/\bfastify\(/)).toEqual(['platform/http/bounded-server.ts'])
    // One of these finds a free port, and the other one destroys what connects.
    expect(filesWith(/\bcreateServer\(/).sort()).toEqual([
      'launch/process/listening/address.ts',
      'launch/process/lock-data-dir.ts',
    ])
    const app = makeHttpServer({ log: makeLog('silent') })
    expect(httpTimesOf(app.server)).toBe(HTTP_TIMES)
    expect(app.server).toMatchObject({ timeout: HTTP_TIMES.idleMs })
  })

  test('has sockets with a bounded closing handshake', () => {
    expect(filesWith(/\bnew WebSocketServer\(/)).toEqual(['platform/sockets/socket-server.ts'])
    expect(filesWith(/graphql-ws\/use/)).toEqual([])
  })
})

/** Sends the parts, and leaves everything that comes in the buffers of the kernels. */
async function openPeer(port: number, parts: readonly (string | Buffer)[]): Promise<Socket> {
  const peer = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  peer.pause()
  peer.on('error', () => {})
  await once(peer, 'connect')
  if (parts.length > 0) peer.write(Buffer.concat(parts.map((part) => Buffer.from(part))))
  return peer
}

function portOf({ app }: Pick<TestApi, 'app'>): number {
  return (app.server.address() as AddressInfo).port
}

function countConnections({ app }: Pick<TestApi, 'app'>): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
