import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { UNSENT_LIMITS } from '../../../gateway/http/graphql-sockets.ts'
import { HTTP_TIMES } from '../../../platform/http/bounded-server.ts'
import {
  EMPTY_CONTENT_HASH,
  NETWORK_PATHS,
  REQUEST_ID_HEADER,
  SEAL_HEADER,
} from '../../../platform/network/operation.ts'
import {
  type EventStream,
  startEventStream,
} from '../../rest-facade/club/event-socket/event-stream.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { clientFrame } from '../../support/http/raw-web-socket.ts'
import { anUpgradeTo, CLOSE_1013, makeStalled } from '../../support/http/stalled-connection.ts'
import { readSource, sourceFilesOf } from '../../support/source/import-graph.ts'
import { until } from '../../support/time/until.ts'
import { ANN, type SampleTier, seals, startTier } from '../network/sample-tier.ts'

const httpTimes = { ...HTTP_TIMES, closeMs: 50 }

const GRAPHQL = { 'sec-websocket-protocol': 'graphql-transport-ws' }

const PAYLOAD = 'p'.repeat(60_000)

const message = (type: string, payload?: unknown, id?: string) =>
  clientFrame(JSON.stringify({ type, id, payload }))

type Stalled = ReturnType<typeof makeStalled>

let server: { close(): Promise<void> } | null = null

afterEach(async () => {
  await server?.close()
  server = null
})

/** A socket whose client reads nothing from now on. */
async function openStalled(
  app: FastifyInstance,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Stalled> {
  const stalled = makeStalled()
  const request = anUpgradeTo(url, stalled.connection, headers)
  app.server.emit('upgrade', request, stalled.connection, Buffer.alloc(0))
  await until(() => stalled.text().includes('101 Switching Protocols'))
  return stalled
}

/** Waits until a client of GraphQL is let in. */
async function acknowledge(stalled: Stalled, authorization: string): Promise<void> {
  stalled.connection.push(message('connection_init', { authorization }))
  await until(() => stalled.text().includes('connection_ack'))
}

/** Sends frames until the server has cut the connection off; returns the most bytes that it had buffered. */
async function floodUntilCutOff({ connection }: Stalled, make: (n: number) => Buffer) {
  let most = 0
  let sent = 0
  await until(() => {
    for (let n = 0; n < 50 && !connection.destroyed; n += 1) {
      connection.push(make(sent))
      sent += 1
      most = Math.max(most, connection.writableLength)
    }
    return connection.destroyed
  })
  return most
}

const NOT_READ = `${CLOSE_1013.slice(2)}Answers are not read`

describe('a socket at /graphql whose client does not read', () => {
  let api: TestApi
  let authorization: string

  beforeAll(async () => {
    api = await startTestApi({ httpTimes })
    const { club } = await addClub(api.club)
    authorization = `Bearer ${await api.tokenFor(await addInstallation(api.club, club))}`
  })

  afterAll(() => api.close())

  test('is closed with 1013 when it sends pings, and buffers none of their payload', async () => {
    const stalled = await openStalled(api.app, '/graphql', GRAPHQL)
    await acknowledge(stalled, authorization)
    stalled.stall()
    const most = await floodUntilCutOff(stalled, () => message('ping', { PAYLOAD }))
    expect(most).toBeLessThan(100 * UNSENT_LIMITS.frames)
    expect(stalled.text()).toContain(NOT_READ)
    expect(stalled.text()).not.toContain('ppp')
  })

  test('is closed when it sends queries, with at most the limit and one response buffered', async () => {
    const stalled = await openStalled(api.app, '/graphql', GRAPHQL)
    await acknowledge(stalled, authorization)
    stalled.stall()
    const most = await floodUntilCutOff(stalled, (n) =>
      message('subscribe', { query: LARGE_QUERY }, String(n)),
    )
    expect(most).toBeLessThan(UNSENT_LIMITS.bytes + 2 * 1024 * 1024)
    expect(stalled.text()).toContain(NOT_READ)
  })

  test('gets one pong without a payload for each ping while it reads', async () => {
    const reading = await openStalled(api.app, '/graphql', GRAPHQL)
    await acknowledge(reading, authorization)
    for (let n = 0; n < 3; n += 1) reading.connection.push(message('ping', { PAYLOAD }))
    await until(() => reading.text().split('{"type":"pong"}').length === 4)
    expect(reading.text()).not.toContain('ppp')
    reading.connection.destroy()
  })

  test('is terminated when it sends pings of the WebSocket protocol', async () => {
    const stalled = await openStalled(api.app, '/graphql', GRAPHQL)
    await acknowledge(stalled, authorization)
    stalled.stall()
    const most = await floodUntilCutOff(stalled, () => clientFrame('p'.repeat(125), 'ping'))
    expect(most).toBeLessThan(16 * 1024)
  })
})

describe('a socket between tiers whose client does not read', () => {
  const open = async (tier: SampleTier) => {
    const [requestId, path] = ['req-1', NETWORK_PATHS.subscribe]
    const call = { audience: 'gateway', requestId, path, contentHash: EMPTY_CONTENT_HASH } as const
    const stalled = await openStalled(tier.app, path, {
      ...GRAPHQL,
      [REQUEST_ID_HEADER]: requestId,
      [SEAL_HEADER]: seals.seal(call, ANN),
    })
    await acknowledge(stalled, '')
    stalled.stall()
    return stalled
  }

  test('is closed when it sends pings', async () => {
    const tier = await startTier({ httpTimes, unsentLimits: { bytes: 1e6, frames: 100 } })
    server = tier
    const most = await floodUntilCutOff(await open(tier), () => message('ping', { PAYLOAD }))
    expect(most).toBeLessThan(16 * 1024)
  })

  test('is terminated when it sends pings of the WebSocket protocol', async () => {
    const tier = await startTier({ httpTimes })
    server = tier
    const stalled = await open(tier)
    const most = await floodUntilCutOff(stalled, () => clientFrame('p'.repeat(125), 'ping'))
    expect(most).toBeLessThan(16 * 1024)
  })
})

describe('a socket of the event stream whose client does not read', () => {
  test('is terminated when it sends pings of the WebSocket protocol', async () => {
    const stream: EventStream = await startEventStream({ httpTimes })
    server = stream
    const stalled = await openStalled(
      stream.api.app,
      `/v1/club/events?ticket=${await stream.ticket()}`,
    )
    stalled.stall()
    const most = await floodUntilCutOff(stalled, () => clientFrame('p'.repeat(125), 'ping'))
    expect(most).toBeLessThan(16 * 1024)
  })
})

describe('every text frame to a socket', () => {
  test('is sent by the bounded send, by the pump of the event stream or between tiers', () => {
    const ROOMS = ['platform', 'gateway', 'rest-facade', 'launch', 'sandbox', 'subgraphs']
    const sending = ROOMS.flatMap((room) => sourceFilesOf(room)).filter((file) =>
      /\b(socket|opened|connection)\.(send|write|pong)\(/.test(readSource(file)),
    )
    expect(sending.sort()).toEqual([
      // Between tiers, each in bounds of its own.
      'platform/network/calls/call-endpoint.ts',
      'platform/network/calls/call-socket.ts',
      'platform/network/calls/call-sockets.ts',
      'platform/network/calls/outbox.ts',
      'platform/sockets/bounded-send.ts',
      'rest-facade/club/event-socket/pump.ts',
    ])
  })
})

/** Some hundred kilobytes, without a statement. */
const LARGE_QUERY = `{ __schema { types { name description fields { name description args { name description }
  type { name kind ofType { name kind ofType { name } } } } enumValues { name description }
  inputFields { name description } } } }`
