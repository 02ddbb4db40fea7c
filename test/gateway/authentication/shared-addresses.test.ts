import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { WebSocket } from 'ws'
import {
  type EventStream,
  startEventStream,
} from '../../rest-facade/club/event-socket/event-stream.ts'
import { staffClaimOf } from '../../support/club/play.ts'
import { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const LIMIT = 2

let stream: EventStream
let staffToken: string
let link: string
let ticket: string

/** Everything that verifies is made before others at its address fail. */
beforeAll(async () => {
  stream = await startEventStream({ limits: { credential: LIMIT } })
  const { api, home } = stream
  await addAccount(api.volunteer, { clubId: home.club.id })
  const ids = await addOneOfEachVolunteer(api.volunteer, home.club.id)
  // A link is good for a week behind the end of its event.
  await api.volunteer.query("UPDATE events SET end_date = '2100-01-01' WHERE id = ?", [
    ids.VolunteerEvent,
  ])
  staffToken = await api.staffToken(staffClaimOf(home))
  ticket = await stream.ticket()
  const input = { helperId: ids.Helper, eventId: ids.VolunteerEvent, idempotencyKey: 'one' }
  const query =
    'mutation ($input: CreateHelperLinkInput!) { createHelperLink(input: $input) { helperLink { token } } }'
  const made = await askGraph(staffToken, query, { input })
  link = made.body.data.createHelperLink.helperLink.token
  for (let n = 0; n <= LIMIT; n += 1) await askGraph(`wrong-${n}`, '{ __typename }')
})

afterAll(() => stream.close())

const askGraph = (token: string, query: string, variables: object = {}) =>
  stream.api.ask('POST', '/graphql', { token, body: { query, variables } })

const VOLUNTEER = '/api/developer/v1/events'

describe('at an IP address above its limit of refused credentials', () => {
  test('a wrong credential returns 429, with the rate-limit headers of its API', async () => {
    const club = await stream.api.ask('GET', '/v1/club/context', { token: 'wrong' })
    const graph = await askGraph('wrong', '{ __typename }')
    for (const { status, headers } of [club, graph]) {
      expect(status).toBe(429)
      expect(headers).toMatchObject({
        'ratelimit-limit': String(LIMIT),
        'ratelimit-remaining': '0',
        'ratelimit-reset': expect.any(String),
        'retry-after': expect.any(String),
      })
    }
    const volunteer = await stream.api.ask('GET', VOLUNTEER, { token: 'vk_wrong' })
    expect(volunteer).toMatchObject({
      status: 429,
      headers: {
        'x-ratelimit-limit': String(LIMIT),
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': expect.any(String),
        'retry-after': expect.any(String),
      },
    })
  })

  test('an access token is accepted over REST and by the graph', async () => {
    const { api, token } = stream
    expect((await api.ask('GET', '/v1/club/context', { token })).status).toBe(200)
    expect((await askGraph(token, '{ installation { id } }')).status).toBe(200)
    expect((await askGraph(staffToken, '{ __typename }')).status).toBe(200)
  })

  test('a new API key is accepted over REST and by the graph', async () => {
    const { api, home } = stream
    const [first, second] = [
      await addApiKey(api.volunteer, home.club.id),
      await addApiKey(api.volunteer, home.club.id),
    ]
    expect((await api.ask('GET', VOLUNTEER, { token: first })).status).toBe(200)
    expect((await askGraph(second, '{ __typename }')).status).toBe(200)
  })

  test("a helper's link is accepted", async () => {
    const { status, body } = await askGraph(link, '{ myInvolvement { lastName } }')
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined })
  })

  test('a ticket is accepted by the event stream', async () => {
    const socket = new WebSocket(`${stream.address}?ticket=${ticket}`)
    await once(socket, 'open')
    socket.close()
    await once(socket, 'close')
  })

  test('a token is acknowledged over a socket, and a wrong one closes it with 1013', async () => {
    const { port } = stream.api.app.server.address() as AddressInfo
    const init = async (token: string) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws')
      const outcome = new Promise((resolve) => {
        socket.on('message', (frame) => resolve(JSON.parse(String(frame)).type))
        socket.on('close', (code, reason) => resolve(`${code} ${reason}`))
      })
      await once(socket, 'open')
      const payload = { authorization: `Bearer ${token}` }
      socket.send(JSON.stringify({ type: 'connection_init', payload }))
      const result = await outcome
      socket.terminate()
      return result
    }
    expect(await init(stream.token)).toBe('connection_ack')
    expect(await init('wrong')).toBe('1013 Too many refused credentials')
  })
})
