import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { type Client, createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { addSource } from '../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { publish } from '../../support/club/publish.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { until } from '../../support/time/until.ts'
import { MISSPELLED } from './misspelled.ts'

let api: TestApi
let url: string
let home: ClubFixture
let partner: Awaited<ReturnType<typeof addInstallation>>
let token: string
const clients: Client[] = []

beforeAll(async () => {
  api = await startTestApi({ streams: { recheckEveryMs: 50 } })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  url = `ws://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/graphql`
  home = await addClub(api.club)
  partner = await addInstallation(api.club, home.club)
  token = await api.tokenFor(partner)
})

afterEach(() => {
  for (const client of clients.splice(0)) client.terminate()
})

afterAll(() => api.close())

const EVENTS = 'subscription E($after: ID) { clubEvents(after: $after) { position event { id } } }'

function connect(
  authorization: string | undefined = `Bearer ${token}`,
  webSocketImpl: unknown = WebSocket,
) {
  const closed = Promise.withResolvers<{ code: number }>()
  const client = createClient({
    url,
    webSocketImpl,
    retryAttempts: 0,
    ...(authorization === undefined ? {} : { connectionParams: { authorization } }),
    on: { closed: (event) => closed.resolve(event as { code: number }) },
  })
  clients.push(client)
  return { client, closed: closed.promise }
}

const ask = (client: Client, query: string, variables: Record<string, unknown> = {}) =>
  client.iterate<Record<string, never>>({ query, variables })

async function refusalsOf(answers: AsyncIterable<unknown>): Promise<{ message: string }[]> {
  try {
    for await (const answer of answers) void answer
  } catch (errors) {
    return errors as { message: string }[]
  }
  return []
}

/** What an operation that ends with an error ended with. */
async function codeOf(answers: AsyncIterable<unknown>): Promise<unknown> {
  try {
    for await (const answer of answers) void answer
  } catch (error) {
    return (error as { extensions?: { code: string } }[])[0]?.extensions?.code ?? error
  }
  return 'no error'
}

describe('a WebSocket client at /graphql', () => {
  test('receives events of its own subscription document from a position on', async () => {
    const { client } = connect()
    const answers = ask(client, EVENTS)
    const first = await answers.next()
    expect(first.value.data.clubEvents).toEqual({ position: expect.any(String), event: null })
    const [id] = await publish(api, home.club)
    expect((await answers.next()).value.data.clubEvents.event).toEqual({ id })

    const again = ask(client, EVENTS, { after: first.value.data.clubEvents.position })
    expect((await again.next()).value.data.clubEvents.event).toBeNull()
    expect((await again.next()).value.data.clubEvents.event).toEqual({ id })
  })

  test('runs a hundred operations at once, and the next one when one of them ends', async () => {
    const { client } = connect()
    const running = Array.from({ length: 100 }, () => ask(client, EVENTS))
    await Promise.all(running.map((answers) => answers.next()))
    expect(await codeOf(ask(client, EVENTS))).toBe('rate_limited')
    await running[0]?.return?.()
    expect((await ask(client, EVENTS).next()).value.data.clubEvents.event).toBeNull()
  })

  test('may query __typename as its library does', async () => {
    const { client } = connect()
    const answers = ask(client, 'subscription { clubEvents { __typename position } }')
    expect((await answers.next()).value.data.clubEvents.__typename).toBe('ClubEventItem')
  })

  test('writes in the trace that its operation names, else in that of its handshake', async () => {
    const [ofSocket, ofOperation] = ['a', 'b'].map(
      (digit) => `00-${digit.repeat(32)}-b7ad6b7169203331-01`,
    )
    class TracedSocket extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers: { traceparent: ofSocket } })
      }
    }
    const { client } = connect(undefined, TracedSocket)
    const bookingSourceId = await addSource(api, home, token)
    const put = (externalBookingId: string) => ({
      query: 'mutation Put($input: PutBookingInput!) { putBooking(input: $input) { outcome } }',
      variables: {
        input: {
          ...{ bookingSourceId, externalBookingId, externalCourtId: 'c1', status: 'CONFIRMED' },
          ...{ sourceVersion: 1, participants: [] },
          scheduledStart: '2099-07-01T18:00:00Z',
          scheduledEnd: '2099-07-01T19:00:00Z',
        },
      },
    })
    await client.iterate(put('b-1')).next()
    await client.iterate({ ...put('b-2'), extensions: { traceparent: ofOperation } }).next()
    const traces = await api.club.query(
      'SELECT DISTINCT traceparent FROM event_log WHERE traceparent IS NOT NULL ORDER BY 1',
    )
    expect(traces).toEqual([{ traceparent: ofSocket }, { traceparent: ofOperation }])
  })

  test('runs queries over the same socket', async () => {
    const { client } = connect()
    const { value } = await ask(client, '{ installation { id } }').next()
    expect(value).toEqual({ data: { installation: { id: partner.installationId } } })
  })

  test.each([
    ['a syntax error', 'subscription { clubEvents {'],
    ['an unknown field', 'subscription { nothing }'],
    [
      'a variable of the wrong type',
      'subscription ($a: ID!) { clubEvents(after: $a) { position } }',
    ],
    ['no operation', 'fragment F on ClubEvent { id }'],
  ])('loses only the operation by %s', async (_what, query) => {
    const { client } = connect()
    const running = ask(client, EVENTS)
    await running.next()
    expect(await codeOf(ask(client, query))).toBe('invalid_input')
    const [id] = await publish(api, home.club)
    expect((await running.next()).value.data.clubEvents.event).toEqual({ id })
  })

  test('is refused a subscription without its scope, with the code', async () => {
    const { client } = connect()
    expect(await codeOf(ask(client, EVENTS, { after: 'x' }))).toBe('invalid_cursor')
    const other = await addClub(api.club)
    const query = `subscription { clubEvents(clubId: "${other.club.id}") { position } }`
    expect(await codeOf(ask(client, query))).toBe('not_found')
    const volunteers = `subscription { volunteerPublications(clubId: "${home.club.id}") { position } }`
    expect(await codeOf(ask(client, volunteers))).toBe('forbidden')
  })

  test("may be staff, with the club's id as an argument", async () => {
    const clubs = [{ id: home.club.id, role: 'OWNER' }]
    const { client } = connect(`Bearer ${await api.staffToken({ clubs })}`)
    for (const field of ['clubEvents', 'volunteerPublications']) {
      const query = `subscription { ${field}(clubId: "${home.club.id}") { position } }`
      const { value } = await ask(client, query).next()
      expect(value.data[field].position).toMatch(/^\d+$/)
    }
  })

  test('may be staff who follow what changes without an event, on both sides of the club', async () => {
    const clubs = [{ id: home.club.id, role: 'OWNER' }]
    const { client } = connect(`Bearer ${await api.staffToken({ clubs })}`)
    for (const field of ['clubChanges', 'volunteerChanges']) {
      const query = `subscription { ${field}(clubId: "${home.club.id}") { kind resourceId } }`
      const { value } = await ask(client, query).next()
      expect(value.data[field]).toEqual({ kind: expect.any(String), resourceId: null })
    }
  })

  test('is refused the events of no club as staff, and those of any as the device of a court', async () => {
    const clubs = [{ id: home.club.id, role: 'OPERATOR' }]
    const staff = await api.staffToken({ clubs })
    expect(await codeOf(ask(connect(`Bearer ${staff}`).client, EVENTS))).toBe('invalid_input')
    const place = { club_id: home.club.id, court_id: home.courts[0]?.id }
    const device = await api.staffToken({ device: place })
    expect(await codeOf(ask(connect(`Bearer ${device}`).client, EVENTS))).toBe('forbidden')
  })

  test.each([
    ['no credential', undefined],
    ['a credential that is not good', 'Bearer nonsense'],
  ])('is closed with 4403 when it sends %s', async (_what, authorization) => {
    const { client, closed } = connect(authorization ?? '')
    const failed = codeOf(ask(client, EVENTS))
    expect((await closed).code).toBe(4403)
    expect(await failed).toMatchObject({ code: 4403 })
  })

  test('is closed with 4403 when its installation is revoked', async () => {
    const revoked = await addInstallation(api.club, home.club)
    const { client, closed } = connect(`Bearer ${await api.tokenFor(revoked)}`)
    const answers = ask(client, EVENTS)
    await answers.next()
    const ended = codeOf(answers)
    await api.club.query("UPDATE installations SET status = 'REVOKED' WHERE id = ?", [
      revoked.installationId,
    ])
    expect((await closed).code).toBe(4403)
    expect(await ended).toMatchObject({ code: 4403 })
  })

  test('loses a subscription when it loses the scope', async () => {
    const weaker = await addInstallation(api.club, home.club)
    const { client } = connect(`Bearer ${await api.tokenFor(weaker)}`)
    const answers = ask(client, EVENTS)
    await answers.next()
    await api.club.query('UPDATE installations SET scopes = \'["club:read"]\' WHERE id = ?', [
      weaker.installationId,
    ])
    expect(await codeOf(answers)).toBe('insufficient_scope')
  })

  test('is closed with 4403 when its token expires', async () => {
    // Five seconds of leeway, because clocks differ, are over in two; maybe before the first item.
    const begin = async () => {
      const { client, closed } = connect(`Bearer ${await api.tokenFor(partner, '-3s')}`)
      const ended = codeOf(ask(client, EVENTS))
      return { ended, code: (await closed).code }
    }
    let { ended, code } = await begin()
    // A busy machine may ask after that: then the operation alone is refused, and the client leaves.
    while (code === 1000) ({ ended, code } = await begin())
    expect(code).toBe(4403)
    expect(await ended).toMatchObject({ code: 4403 })
  })
})

describe('a socket at /graphql', () => {
  const raw = () => {
    const socket = new WebSocket(url, 'graphql-transport-ws')
    const frames: { type: string; payload: unknown }[] = []
    const closed = Promise.withResolvers<number>()
    socket.on('message', (frame) => frames.push(JSON.parse(`${frame}`)))
    socket.on('close', (code) => closed.resolve(code))
    socket.on('error', () => {})
    const opened = new Promise((resolve) => socket.once('open', resolve))
    const say = (message: unknown) => socket.send(JSON.stringify(message))
    const heard = async (type: string) => {
      while (!frames.some((frame) => frame.type === type))
        await new Promise((resolve) => socket.once('message', resolve))
    }
    return { socket, frames, opened, closed: closed.promise, say, heard }
  }
  const init = () => ({
    type: 'connection_init',
    payload: { authorization: `Bearer ${token}` },
  })

  test('ends an invalid operation with an error, never with a result', async () => {
    const { opened, say, heard, frames, socket } = raw()
    await opened
    say(init())
    await heard('connection_ack')
    say({ type: 'subscribe', id: '1', payload: { query: '{ colour }' } })
    await heard('error')
    expect(frames.map(({ type }) => type)).toEqual(['connection_ack', 'error'])
    socket.terminate()
  })

  test('is closed when it sends operations before it is acknowledged', async () => {
    const { opened, say, closed } = raw()
    await opened
    for (let n = 0; n < 20; n += 1) say({ type: 'ping' })
    expect(await closed).toBe(4401)
  })

  test.each([
    ['no JSON', '?'],
    ['no object', '[]'],
    ['without a type', '{}'],
    ['of an unknown type', '{"type":"start"}'],
    ['of another shape', '{"type":"subscribe","id":1}'],
    ['that only servers send', '{"type":"next","id":"1","payload":{}}'],
    ['that acknowledges', '{"type":"connection_ack"}'],
    ['of bytes', Buffer.from([0xff, 0xfe])],
    [
      'of more than 1,000 names of members',
      JSON.stringify({
        type: 'ping',
        payload: Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`k${n}`, 1])),
      }),
    ],
  ])('is closed with 4400 after a frame %s', async (_what, frame) => {
    const { opened, say, heard, closed, socket } = raw()
    await opened
    say(init())
    await heard('connection_ack')
    socket.send(frame)
    expect(await closed).toBe(4400)
  })

  test('is closed with 1009 after a frame that is too long', async () => {
    const { opened, say, heard, closed, socket } = raw()
    await opened
    say(init())
    await heard('connection_ack')
    socket.send(' '.repeat(300 * 1024))
    expect(await closed).toBe(1009)
  })

  test('is closed with 4429 after a second initialisation', async () => {
    const { opened, say, heard, closed } = raw()
    await opened
    say(init())
    await heard('connection_ack')
    say(init())
    expect(await closed).toBe(4429)
  })

  test('is closed when it keeps sending after refusals', async () => {
    const { opened, say, heard, closed } = raw()
    await opened
    say(init())
    await heard('connection_ack')
    for (let n = 0; n < 60; n += 1)
      say({ type: 'subscribe', id: `${n}`, payload: { query: '{ colour }' } })
    expect(await closed).toBe(4400)
  })

  test('is refused above a hundred of its caller', async () => {
    const many = Array.from({ length: 100 }, raw)
    for (const { opened, say, heard } of many) {
      await opened
      say(init())
      await heard('connection_ack')
    }
    const next = raw()
    await next.opened
    next.say(init())
    expect(await next.closed).toBe(1013)
    for (const { socket } of many) socket.terminate()
  })
})

describe('refused credentials over sockets', () => {
  test('count against the IP address of the client, not of its proxy', async () => {
    const guarded = await startTestApi({ limits: { credential: 2 }, trustProxy: ['127.0.0.1'] })
    try {
      await guarded.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = guarded.app.server.address() as AddressInfo
      const codeFor = (address: string) =>
        new Promise<number>((resolve) => {
          const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
            headers: { 'x-forwarded-for': address },
          })
          const payload = { authorization: `Bearer bad-${address}` }
          socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })))
          socket.on('close', resolve)
        })
      const codes = []
      for (let n = 0; n < 3; n += 1) codes.push(await codeFor('192.0.2.1'))
      expect(codes).toEqual([4403, 4403, 1013])
      expect(await codeFor('192.0.2.2')).toBe(4403)
    } finally {
      await guarded.close()
    }
  })
})

describe('a socket where the schema is not public', () => {
  test('refuses introspection', async () => {
    const silent = await startTestApi({ isSchemaVisible: false })
    try {
      await silent.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = silent.app.server.address() as AddressInfo
      const { club } = await addClub(silent.club)
      const bearer = `Bearer ${await silent.tokenFor(await addInstallation(silent.club, club))}`
      const client = createClient({
        ...{ url: `ws://127.0.0.1:${port}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 },
        connectionParams: { authorization: bearer },
      })
      clients.push(client)
      for (const query of [
        '{ __schema { queryType { name } } }',
        '{ __type(name: "Club") { name } }',
      ])
        expect(await codeOf(ask(client, query))).toBe('invalid_input')
      expect(await codeOf(ask(client, '{ __typename }'))).toBe('no error')
      for (const asked of MISSPELLED) {
        const [refused] = await refusalsOf(ask(client, asked.query, asked.variables))
        expect(refused?.message).toContain(asked.message)
        expect(refused?.message).not.toContain('Did you mean')
      }
    } finally {
      for (const client of clients.splice(0)) client.terminate()
      await silent.close()
    }
  })
})

describe('each operation over a socket', () => {
  test('counts against the limit of its caller', async () => {
    const limited = await startTestApi({ limits: { installation: 2 } })
    try {
      await limited.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = limited.app.server.address() as AddressInfo
      const { club } = await addClub(limited.club)
      const bearer = `Bearer ${await limited.tokenFor(await addInstallation(limited.club, club))}`
      const client = createClient({
        url: `ws://127.0.0.1:${port}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: { authorization: bearer },
      })
      clients.push(client)
      const codes = []
      for (let n = 0; n < 3; n += 1)
        codes.push(await codeOf(ask(client, '{ installation { id } }')))
      expect(codes).toEqual(['no error', 'no error', 'rate_limited'])
    } finally {
      for (const client of clients.splice(0)) client.terminate()
      await limited.close()
    }
  })
})

describe('the sockets of a gateway that stops', () => {
  test('are closed with 1012 and a delay, behind the answers to running requests', async () => {
    const stopping = await startTestApi()
    await stopping.app.listen({ port: 0, host: '127.0.0.1' })
    const { club } = await addClub(stopping.club)
    const caller = await addInstallation(stopping.club, club)
    const { port } = stopping.app.server.address() as AddressInfo
    const client = createClient({
      url: `ws://127.0.0.1:${port}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${await stopping.tokenFor(caller)}` },
    })
    clients.push(client)
    const events = ask(client, EVENTS)
    await events.next()
    const closed = events.next().catch((event: unknown) => event)
    stopping.takeStatements()
    const answered = ask(client, '{ installation { id } }').next()
    await until(() => stopping.takeStatements().length > 0)
    await stopping.close()
    expect((await answered).value.data.installation.id).toBe(caller.installationId)
    expect(await closed).toMatchObject({ code: 1012, reason: 'reconnect;after=1' })
  })
})
