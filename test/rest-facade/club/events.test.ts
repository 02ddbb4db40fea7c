import { mock } from 'node:test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { addSource, aSnapshot } from '../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { publish } from '../../support/club/publish.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

let api: TestApi
let home: ClubFixture
let token: string

beforeAll(async () => {
  api = await startTestApi()
})

beforeEach(async () => {
  home = await addClub(api.club, { courts: 1 })
  token = await api.tokenFor(await addInstallation(api.club, home.club))
})

afterEach(() => mock.timers.reset())

afterAll(() => api.close())

const list = (query = '', as = token) => api.ask('GET', `/v1/club/events${query}`, { token: as })

const idsOf = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id)

describe('GET /events', () => {
  test('answers the records of what happened, in the order of their publication', async () => {
    const sourceId = await addSource(api, home, token)
    const path = `/v1/club/booking-sources/${sourceId}/bookings/b-1`
    const booking = await api.ask('PUT', path, { token, body: aSnapshot() })
    const { id, match_session_id } = booking.body.data
    const { status, body } = await list()

    expect(status).toBe(200)
    expect(body).toMatchObject({ next_cursor: null, has_more: false })
    expect(body.data).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: 'booking.created',
        schema_version: 1,
        occurred_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        publication_sequence: '1',
        organization_id: home.club.organizationId,
        resource: { type: 'booking', id },
        sequence: 1,
        changed_fields: expect.arrayContaining(['scheduled_start', 'status']),
        data_url: `http://api.test/v1/club/bookings/${id}`,
      },
      expect.objectContaining({
        type: 'session.created',
        publication_sequence: '2',
        resource: { type: 'match_session', id: match_session_id },
        data_url: `http://api.test/v1/club/match-sessions/${match_session_id}`,
      }),
    ])
  })

  test('names changed fields as REST spells them, and the graph as it does itself', async () => {
    const sourceId = await addSource(api, home, token)
    const path = `/v1/club/booking-sources/${sourceId}/bookings/b-1`
    const booking = await api.ask('PUT', path, { token, body: aSnapshot() })
    const query = '{ events(first: 200) { nodes { resource { id } changedFields } } }'
    const [inRest, inGraph] = await Promise.all([
      list('?limit=200'),
      api.ask('POST', '/graphql', { token, body: { query } }),
    ])
    const isOfBooking = ({ resource: { id } }: { resource: { id: string } }) =>
      id === booking.body.data.id
    expect(inRest.body.data.find(isOfBooking).changed_fields).toEqual([
      ...['court_id', 'external_court_id', 'location_id', 'scheduled_end'],
      ...['scheduled_start', 'source_version', 'status'],
    ])
    expect(inGraph.body.data.events.nodes.find(isOfBooking).changedFields).toEqual([
      ...['courtId', 'externalCourtId', 'locationId', 'scheduledEnd'],
      ...['scheduledStart', 'sourceVersion', 'status'],
    ])
  })

  test('goes on after an event, given as after or as cursor', async () => {
    const ids = await publish(api, home.club, 5)
    const first = await list('?limit=2')
    expect(first.body).toMatchObject({ next_cursor: ids[1], has_more: true })
    for (const name of ['after', 'cursor']) {
      const next = await list(`?limit=2&${name}=${ids[1]}`)
      expect(idsOf(next.body)).toEqual(ids.slice(2, 4))
    }
    const both = await list(`?after=${ids[3]}&cursor=${ids[3]}`)
    expect(idsOf(both.body)).toEqual([ids[4]])
    expect((await list(`?after=${ids[4]}`)).body).toEqual({
      data: [],
      next_cursor: null,
      has_more: false,
    })
  })

  test('keeps the publication sequence exact near its largest value', async () => {
    await api.club.query(
      "INSERT INTO organization_heads (organization_id, publication_sequence) VALUES (?, '9223372036854775800')",
      [home.club.organizationId],
    )
    const ids = await publish(api, home.club, 3)
    const { body } = await list(`?after=${ids[0]}`)
    expect(
      body.data.map((event: { publication_sequence: string }) => event.publication_sequence),
    ).toEqual(['9223372036854775802', '9223372036854775803'])
  })

  test('answers 400 invalid_cursor after an event that is unknown, foreign or no event', async () => {
    const other = await addClub(api.club)
    const [foreign] = await publish(api, other.club)
    for (const after of [newUuid(), foreign, 'x', '0', '1']) {
      const { status, body } = await list(`?after=${after}`)
      expect([status, body.error.code]).toEqual([400, 'invalid_cursor'])
    }
  })

  test.each([
    ['both, and different', `?after=${newUuid()}&cursor=${newUuid()}`],
    ['a limit of 0', '?limit=0'],
    ['a limit of 501', '?limit=501'],
    ['after twice', `?after=${newUuid()}&after=${newUuid()}`],
  ])('answers 400 invalid_request to %s', async (_what, query) => {
    const { status, body } = await list(query)
    expect([status, body.error.code]).toEqual([400, 'invalid_request'])
  })

  test('returns 100 events by default, and 500 at most', async () => {
    await publish(api, home.club, 501)
    expect((await list()).body.data).toHaveLength(100)
    const most = await list('?limit=500')
    expect([most.body.data.length, most.body.has_more]).toEqual([500, true])
  })

  test('answers 403 without events:read', async () => {
    const scopes = ['club:read'] as const
    const weak = await api.tokenFor(await addInstallation(api.club, home.club, { scopes }))
    expect((await list('', weak)).body.error.code).toBe('insufficient_scope')
  })
})

describe('POST /event-stream-tickets', () => {
  const ask = (key: string, body?: unknown) =>
    api.ask('POST', '/v1/club/event-stream-tickets', {
      token,
      ...(body === undefined ? {} : { body }),
      headers: { 'idempotency-key': key },
    })

  test('answers 201 with a ticket for 60 seconds and an address without it', async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    const { status, body } = await ask('a')
    expect(status).toBe(201)
    expect(body.data).toEqual({
      ticket: expect.stringMatching(/^est_[A-Za-z0-9_-]{43}$/),
      expires_at: new Date(Date.now() + 60_000).toISOString(),
      websocket_url: 'ws://api.test/v1/club/events',
    })
  })

  test('answers the same ticket to an exact repetition, and 409 to another content', async () => {
    const [eventId] = await publish(api, home.club)
    const first = await ask('b', { after: eventId })
    const again = await ask('b', { after: eventId })
    expect(again.body).toEqual(first.body)
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true'])
    expect((await ask('b')).body.error.code).toBe('IDEMPOTENCY_CONFLICT')
  })

  test('takes no body, an empty object and null for the same', async () => {
    const tickets = []
    for (const body of [undefined, {}, { after: null }]) tickets.push(await ask('c', body))
    expect(new Set(tickets.map(({ body }) => body.data.ticket)).size).toBe(1)
  })

  test('answers 400 to an event that is unknown, and to what is no uuid', async () => {
    expect((await ask('d', { after: newUuid() })).body.error.code).toBe('invalid_cursor')
    expect((await ask('e', { after: 'x' })).body.error.code).toBe('invalid_request')
    expect((await ask('f', { after: 5 })).body.error.code).toBe('invalid_request')
  })

  test('keeps nothing but a hash of the ticket', async () => {
    const { body } = await ask('g')
    const rows = await api.club.query('SELECT * FROM event_stream_tickets')
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(JSON.stringify(row)).not.toContain(body.data.ticket)
  })
})
