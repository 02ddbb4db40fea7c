import type { AddressInfo } from 'node:net'
import { mock } from 'node:test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { addClub } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const PREFIX = '/api/developer/v1'

const DAY_MS = 24 * 60 * 60 * 1000

let api: TestApi
let key: string
let clubId: string
let eventId: string
let helperId: string

beforeAll(async () => {
  api = await startTestApi({ limits: { helper: 5, credential: 20 } })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
})

beforeEach(async () => {
  clubId = (await addClub(api.club)).club.id
  key = await addApiKey(api.volunteer, await addAccount(api.volunteer, { clubId }))
  const event = { name: 'Gala', start_date: '2099-07-01', end_date: '2099-07-02' }
  eventId = (await ask('POST', '/events', event)).body.event.id
  const helpers = [{ first_name: 'Anna', last_name: 'Gruber' }]
  helperId = (await ask('POST', '/helpers/bulk', { helpers })).body.results[0].id
  await ask('PUT', `/events/${eventId}/helpers/${helperId}/access`, {})
})

afterEach(() => mock.timers.reset())

afterAll(() => api.close())

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.ask(method, PREFIX + path, { token: key, ...(body ? { body } : {}) })

const make = (body: object = {}) => ask('POST', `/events/${eventId}/helpers/${helperId}/link`, body)

const tokenOf = async (body: object = {}) => (await make(body)).body.helper_link.token

const MINE = '{ myInvolvement { firstName lastName event { name } shifts { title } } }'

const askGraph = (token: string, query = MINE) =>
  api.ask('POST', '/graphql', { token, body: { query } })

const codeOf = async (token: string) => (await askGraph(token)).body.errors?.[0]?.extensions.code

const ANNA = { firstName: 'Anna', lastName: 'Gruber', event: { name: 'Gala' }, shifts: [] }

describe('POST /events/{eventId}/helpers/{helperId}/link', () => {
  test('answers 201 with the link, its token and when it expires', async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    const { status, body } = await make({ expires_in_days: 2, revoke_earlier: true })
    expect([status, body]).toEqual([
      201,
      {
        helper_link: {
          ...{ helper_id: helperId, event_id: eventId },
          url: expect.stringMatching(/^https?:\/\/[^/]+\/helpers\/#hl_[\w-]{55}$/),
          token: body.helper_link.url.split('#')[1],
          expires_at: new Date(Math.floor(Date.now() / 1000) * 1000 + 2 * DAY_MS).toISOString(),
        },
      },
    ])
  })

  test('takes no body for an empty object', async () => {
    const { status } = await ask('POST', `/events/${eventId}/helpers/${helperId}/link`)
    expect(status).toBe(201)
  })

  test.each([
    [400, 'validation_failed', { expires_in_days: 0 }],
    [400, 'validation_failed', { expires_in_days: 91 }],
    [400, 'validation_failed', { expires_in_days: '30' }],
    [400, 'validation_failed', { expires_in_days: 1.5 }],
    [400, 'validation_failed', { revoke_earlier: 'yes' }],
  ])('answers %i %s to %j', async (status, code, body) => {
    const answer = await make(body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('answers 422 event_over a week after the event', async () => {
    await api.volunteer.query(
      "UPDATE events SET start_date = '2020-01-01', end_date = '2020-01-02'",
    )
    const answer = await make()
    expect([answer.status, answer.body.code]).toEqual([422, 'event_over'])
  })
})

describe('a link', () => {
  test('opens the graph to its helper, for what is their own', async () => {
    const { status, body, headers } = await askGraph(await tokenOf())
    expect([status, body]).toEqual([200, { data: { myInvolvement: ANNA } }])
    expect(headers['ratelimit-limit']).toBe('5')
  })

  test('opens the graph over a socket, and no subscription', async () => {
    const { port } = api.app.server.address() as AddressInfo
    const client = createClient({
      url: `ws://127.0.0.1:${port}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${await tokenOf()}` },
    })
    const first = await client.iterate({ query: MINE }).next()
    expect(first.value).toEqual({ data: { myInvolvement: ANNA } })
    const query = `subscription { volunteerPublications(clubId: "${clubId}") { position } }`
    await expect(client.iterate({ query }).next()).rejects.toMatchObject([
      { extensions: { code: 'forbidden' } },
    ])
    client.terminate()
  })

  test('opens neither REST API', async () => {
    const token = await tokenOf()
    const events = await api.ask('GET', `${PREFIX}/events`, { token })
    expect([events.status, events.body.code]).toEqual([401, 'invalid_api_key'])
    expect((await api.ask('GET', '/v1/club/context', { token })).status).toBe(401)
  })

  test('is refused at once when the access is revoked or another link voids it', async () => {
    const [first, second] = [await tokenOf(), await tokenOf({ revoke_earlier: true })]
    expect(await codeOf(first)).toBe('invalid_credential')
    expect(await codeOf(second)).toBeUndefined()
    await ask('DELETE', `/events/${eventId}/helpers/${helperId}/access`)
    const refused = await askGraph(second)
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([
      401,
      'invalid_credential',
    ])
  })

  test('is refused while the club is not active, and good again afterwards', async () => {
    const token = await tokenOf()
    const become = (status: string) =>
      api.club.query('UPDATE clubs SET status = ? WHERE id = ?', [status, clubId])
    await become('SUSPENDED')
    const { status, body } = await askGraph(token)
    expect([status, body.errors[0].extensions.code]).toEqual([403, 'club_inactive'])
    await become('ACTIVE')
    expect(await codeOf(token)).toBeUndefined()
  })

  test('is counted with all links of its helper', async () => {
    const tokens = [await tokenOf(), await tokenOf({ expires_in_days: 1 })]
    const codes: unknown[] = []
    for (let call = 0; call < 7; call += 1) codes.push(await codeOf(tokens[call % 2] ?? ''))
    expect(codes).toEqual([...Array(5).fill(undefined), 'rate_limited', 'rate_limited'])
  })

  test('that is refused counts against the address it comes from, and good ones go on', async () => {
    const token = await tokenOf()
    expect(await codeOf(token)).toBeUndefined()
    const codes = new Set<unknown>()
    for (let call = 0; call < 25; call += 1) codes.add(await codeOf(`hl_${call}`))
    expect([...codes]).toEqual(['invalid_credential', 'rate_limited'])
    expect(await codeOf(token)).toBeUndefined()
  })
})
