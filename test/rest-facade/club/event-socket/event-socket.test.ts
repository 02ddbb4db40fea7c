import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addClub } from '../../../support/club/fixtures.ts'
import { publish } from '../../../support/club/publish.ts'
import { connectEvents } from '../../../support/http/event-client.ts'
import { type EventStream, startEventStream } from './event-stream.ts'

let stream: EventStream

beforeAll(async () => {
  stream = await startEventStream({ streams: { socketLimit: 3 } })
})

afterAll(() => stream.close())

const publishHere = (count = 1) => publish(stream.api, stream.home.club, count)

const refusalOf = (ticket: string, address = stream.address) =>
  connectEvents(address, { ticket }).then(
    () => {
      throw new Error('It was let in.')
    },
    (refused) => refused,
  )

describe('the event stream', () => {
  test('sends each event as one text frame, the same record as replay answers', async () => {
    const client = await stream.connect()
    const ids = await publishHere(2)
    await client.untilReceived(2)
    const { api, token } = stream
    const replayed = await api.ask('GET', '/v1/club/events?limit=500', { token })
    expect(client.received).toEqual(replayed.body.data.slice(-2))
    expect(client.ids()).toEqual(ids)
    client.close()
    await client.closed
  })

  test('begins with the kept events after the one of its ticket, then goes on live', async () => {
    const [first, ...later] = await publishHere(250)
    const client = await stream.connect(first)
    await client.untilReceived(later.length)
    const live = await publishHere(3)
    await client.untilReceived(later.length + live.length)
    expect(client.ids()).toEqual([...later, ...live])
    client.close()
    await client.closed
  })

  test('without after is live from the moment the ticket is used', async () => {
    const ticket = await stream.ticket()
    await publishHere()
    const client = await connectEvents(stream.address, { ticket })
    const ids = await publishHere()
    await client.untilReceived(1)
    expect(client.ids()).toEqual(ids)
    client.close()
    await client.closed
  })

  test('leaves out what other clubs publish, those of the same organization included', async () => {
    const { club } = await addClub(stream.api.club, {
      organizationId: stream.home.club.organizationId,
    })
    const client = await stream.connect()
    await publish(stream.api, club)
    const ids = await publishHere()
    await client.untilReceived(1)
    expect(client.ids()).toEqual(ids)
    client.close()
    await client.closed
  })

  test('ignores what a client says up to 1 KiB, and closes with 1009 beyond', async () => {
    const client = await stream.connect()
    client.socket.send('x'.repeat(1024))
    const ids = await publishHere()
    await client.untilReceived(1)
    expect(client.ids()).toEqual(ids)
    client.socket.send('x'.repeat(1025))
    expect((await client.closed).code).toBe(1009)
  })
})

describe('a connection to the event stream is refused in the error envelope', () => {
  test('with 401 invalid_token for a ticket that is unknown or was used', async () => {
    const ticket = await stream.ticket()
    const client = await connectEvents(stream.address, { ticket })
    for (const bad of ['est_unknown', ticket]) {
      const refused = await refusalOf(bad)
      expect([refused.status, refused.body.error.code]).toEqual([401, 'invalid_token'])
      expect(refused.headers['link']).toMatch(/\/docs#error-invalid_token>; rel="help"$/)
      expect(refused.headers['x-request-id']).toBe(refused.body.error.request_id)
      expect(refused.headers['content-type']).toBe('application/json; charset=utf-8')
    }
    client.close()
    await client.closed
  })

  test('with 401 invalid_token for a ticket that has expired', async () => {
    const ticket = await stream.ticket()
    await stream.api.club.query(
      'UPDATE event_stream_tickets SET expires_at = DATE_SUB(NOW(3), INTERVAL 1 SECOND) WHERE used_at IS NULL',
    )
    expect((await refusalOf(ticket)).body.error.code).toBe('invalid_token')
  })

  test('with 401 without a ticket, and 400 with two', async () => {
    expect((await refusalOf('')).body.error.code).toBe('authentication_required')
    const twice = await refusalOf('a&ticket=b')
    expect([twice.status, twice.body.error.code]).toEqual([400, 'invalid_request'])
  })

  test('with 400 for a handshake that is not in order', async () => {
    const ticket = await stream.ticket()
    const url = `${stream.address.replace('ws', 'http')}?ticket=${ticket}`
    const answer = await rawUpgrade(url, { 'sec-websocket-version': '7' })
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"invalid_request"/)
    const client = await connectEvents(stream.address, { ticket })
    client.close()
    await client.closed
  })

  test('with 429 rate_limited beyond the limit of sockets, and the ticket stays good', async () => {
    const clients = await Promise.all([1, 2, 3].map(() => stream.connect()))
    const ticket = await stream.ticket()
    const refused = await refusalOf(ticket)
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited'])
    clients[0]?.close()
    await clients[0]?.closed
    let client = await connectEvents(stream.address, { ticket }).catch(() => null)
    while (client === null)
      client = await connectEvents(stream.address, { ticket }).catch(() => null)
    for (const open of [...clients, client]) open.close()
    await Promise.all([...clients, client].map(({ closed }) => closed))
  })

  test('of many at once with the same ticket all but one', async () => {
    const ticket = await stream.ticket()
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => connectEvents(stream.address, { ticket })),
    )
    const opened = tries.flatMap((attempt) =>
      attempt.status === 'fulfilled' ? [attempt.value] : [],
    )
    expect(opened).toHaveLength(1)
    for (const client of opened) {
      client.close()
      await client.closed
    }
  })
})

describe('tickets that are refused', () => {
  test('count against their address, which is refused with 429 beyond the limit', async () => {
    const strict = await startEventStream({ limits: { credential: 2 } })
    const statuses = []
    for (const ticket of ['est_a', 'est_b', 'est_c', 'est_d'])
      statuses.push((await refusalOf(ticket, strict.address)).status)
    expect(statuses).toEqual([401, 401, 429, 429])
    await strict.close()
  })
})

describe('GET /events with a ticket and no upgrade', () => {
  test('answers 401 invalid_token, and the ticket stays good', async () => {
    const ticket = await stream.ticket()
    const path = `/v1/club/events?ticket=${ticket}`
    const { api, token } = stream
    for (const asked of [{}, { token }]) {
      const { status, body } = await api.ask('GET', path, asked)
      expect([status, body.error.code]).toEqual([401, 'invalid_token'])
    }
    const client = await connectEvents(stream.address, { ticket })
    client.close()
    await client.closed
  })

  test('is what an offer of another protocol than WebSocket comes to', async () => {
    const url = stream.address.replace('ws', 'http')
    const answer = await rawUpgrade(url, {
      upgrade: 'h2c',
      authorization: `Bearer ${stream.token}`,
    })
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })
})

/** Sends an upgrade by hand; the answer is all that comes back until the server hangs up. */
async function rawUpgrade(url: string, headers: Record<string, string>): Promise<string> {
  const { connect } = await import('node:net')
  const { host, hostname, port, pathname, search } = new URL(url)
  const fields = {
    host,
    connection: 'Upgrade, close',
    upgrade: 'websocket',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version': '13',
    ...headers,
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
    )
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
}
