import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import { CALLERS_TOPIC } from '../../../platform/bus/bus.ts'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeCourtCredentials } from '../../../portal/server/court/court-credentials.ts'
import { mountPortal } from '../../../portal/server/mount-portal.ts'
import { makeSealer } from '../../../portal/server/sessions/sealed-text.ts'
import { hashDeviceCredential } from '../../../schema/club/device-credential-text.ts'
import { until } from '../../support/time/until.ts'
import {
  aGraph,
  aMember,
  aSetup,
  aStore,
  aToken,
  cookiesOf,
  KEY,
  OF_PAGE,
  refusing,
  toHeader,
} from './sample-portal.ts'

let app: FastifyInstance
let address: string
let cookie: string
const store = aStore()
const graph = aGraph(store)
const fresh = { ...graph }
/** Looks at its open sockets when the bus says so, and else never. */
let patient: Awaited<ReturnType<typeof start>>

beforeAll(async () => {
  const started = await start(20)
  app = started.app
  address = started.address
  patient = await start(3_600_000)
})

async function start(recheckEveryMs: number) {
  const sandbox = { names: ['owner'], signIn: async () => ({ token: aToken() }) }
  const own = { executor: graph, publicUrl: 'http://127.0.0.1:4000', sandbox, recheckEveryMs }
  const setup = aSetup(own, store)
  const server = makeHttpServer({ log: setup.log })
  mountPortal(server, setup)
  await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    app: server,
    address: `127.0.0.1:${(server.server.address() as AddressInfo).port}`,
  }
}

beforeEach(async () => {
  Object.assign(graph, fresh)
  const answer = await app.inject({
    url: '/portal/sign-in/as/owner',
    headers: { host: address },
  })
  cookie = toHeader(cookiesOf(answer))
})

afterAll(() => Promise.all([app.close(), patient.app.close()]))

/** A socket as a page opens it, and what came of it. */
function open(headers: Record<string, string> = {}, { at = address, query = '' } = {}) {
  const socket = new WebSocket(`ws://${at}/portal/api/live${query}`, 'graphql-transport-ws', {
    headers: { origin: `http://${at}`, cookie, ...headers },
  })
  const messages: { type: string; payload?: unknown }[] = []
  const seen = { status: null as number | null, code: null as number | null }
  socket.on('open', () => socket.send('{"type":"connection_init"}'))
  socket.on('message', (text) => messages.push(JSON.parse(String(text))))
  socket.on('unexpected-response', (_request, response) => {
    seen.status = response.statusCode ?? 0
    socket.terminate()
  })
  socket.on('error', () => {})
  socket.on('close', (code) => {
    seen.code = code
  })
  const follow = (operationName: string, query = '') =>
    socket.send(
      JSON.stringify({
        ...{ id: '1', type: 'subscribe' },
        payload: { query, operationName, variables: { clubId: 'club-1' } },
      }),
    )
  const first = async (type: string) => {
    await until(async () => messages.some((message) => message.type === type))
    return messages.find((message) => message.type === type)
  }
  return { socket, messages, seen, follow, first }
}

describe('the socket of a page', () => {
  test.each([
    [403, { origin: 'https://evil.test' }],
    [401, { cookie: '' }],
    [401, { cookie: 'clubgate-session=AAAA' }],
  ])('is refused with %i for %p', async (status, headers) => {
    const { seen } = open(headers)
    await until(async () => seen.status !== null)
    expect(seen.status).toBe(status)
  })

  test('is refused for a token that the graph does not take, and while the graph is away', async () => {
    graph.authenticates = refusing('invalid_credential')
    const refused = open()
    await until(async () => refused.seen.status !== null)
    graph.authenticates = refusing('dependency_unavailable')
    const away = open()
    await until(async () => away.seen.status !== null)
    expect([refused.seen.status, away.seen.status]).toEqual([401, 503])
  })

  test('follows a subscription of the portal until the page is left', async () => {
    graph.items = [{ data: { clubEvents: { position: '1', event: null } } }]
    const { socket, messages, follow, first } = open()
    await first('connection_ack')
    follow('PortalClubEvents')
    const items = () => messages.filter(({ type }) => type === 'next')
    await until(async () => items().length === 2)
    // The first says that it is followed.
    expect(items().map(({ payload }) => payload)).toEqual([
      { data: null },
      { data: { clubEvents: { position: '1', event: null } } },
    ])
    const before = graph.ended
    socket.send('{"id":"1","type":"complete"}')
    await until(async () => graph.ended > before)
    socket.close()
  })

  test.each([
    ['PortalShell', ''],
    ['ClubEvents', ''],
    ['', 'subscription { clubEvents { position } }'],
  ])('refuses to follow %p %p', async (name, query) => {
    const { socket, follow, first } = open()
    await first('connection_ack')
    follow(name, query)
    expect(await first('error')).toMatchObject({
      payload: [{ extensions: { code: 'invalid_input' } }],
    })
    socket.close()
  })

  test('is closed when its session ends', async () => {
    const { seen, first } = open()
    await first('connection_ack')
    await app.inject({
      method: 'POST',
      url: '/portal/api/sign-out',
      headers: { ...OF_PAGE, host: address, origin: `http://${address}`, cookie },
    })
    await until(async () => seen.code !== null)
    expect(seen.code).toBe(4403)
  })

  test('is closed at once when the bus announces the end of its session, and of no other', async () => {
    const { seen, first } = open({}, { at: patient.address })
    const answer = await app.inject({ url: '/portal/sign-in/as/owner', headers: { host: address } })
    const other = open({ cookie: toHeader(cookiesOf(answer)) }, { at: patient.address })
    await Promise.all([first('connection_ack'), other.first('connection_ack')])
    await app.inject({
      method: 'POST',
      url: '/portal/api/sign-out',
      headers: { ...OF_PAGE, host: address, origin: `http://${address}`, cookie },
    })
    await until(async () => seen.code !== null)
    expect([seen.code, other.seen.code]).toEqual([4403, null])
    other.socket.close()
  })

  test('of a screen notes that its wall is open', async () => {
    const token = 'cs_wall'
    const court = makeCourtCredentials(makeSealer([KEY]), false).keep(token)
    graph.authenticates = async () => ({
      ...{ kind: 'screen', subject: 's-1', courtId: 'court-1', clubId: 'club-1' },
    })
    graph.executed.length = 0
    const ofCourt = { cookie: court.split(';', 1)[0] ?? '' }
    await open(ofCourt, { query: '?as=court' }).first('connection_ack')
    await until(async () => graph.executed.length > 0)
    expect(graph.executed).toMatchObject([
      { name: 'PortalOpenScreen', variables: { input: { token } } },
    ])
  })

  test('of a screen is closed at once when the bus announces that it was switched off', async () => {
    const token = 'cs_wall'
    const court = makeCourtCredentials(makeSealer([KEY]), false).keep(token)
    graph.authenticates = async () => ({
      kind: 'screen',
      subject: 's-1',
      courtId: 'court-1',
      clubId: 'club-1',
    })
    const { seen, first } = open(
      { cookie: court.split(';', 1)[0] ?? '' },
      { at: patient.address, query: '?as=court' },
    )
    await first('connection_ack')
    graph.authenticates = refusing('invalid_credential')
    store.bus.publish(CALLERS_TOPIC, hashDeviceCredential(token))
    await until(async () => seen.code !== null)
    expect(seen.code).toBe(4403)
  })

  test('is closed when its person loses a role, so that the page asks anew', async () => {
    const { seen, first } = open()
    await first('connection_ack')
    graph.authenticates = async () => aMember({ roles: [] })
    await until(async () => seen.code !== null)
    expect(seen.code).toBe(1012)
  })

  test('stays open while the graph cannot say', async () => {
    const { socket, seen, first } = open()
    await first('connection_ack')
    let looks = 0
    const refuse = refusing('dependency_unavailable')
    graph.authenticates = () => {
      looks += 1
      return refuse()
    }
    await until(async () => looks > 2)
    expect(seen.code).toBeNull()
    socket.close()
  })
})
