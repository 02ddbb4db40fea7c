import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { MAX_IN_LINE } from '../../../platform/limits/turns.ts'
import { CLUB_SCOPES } from '../../../schema/club/scopes.ts'
import { CALLER_TURNS, toCallerKey } from '../../../subgraphs/club/court-availability/read-turns.ts'
import { addSource, aSnapshot } from '../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { playMatch, score, staffClaimOf } from '../../support/club/play.ts'
import { type Asked, startTestApi, type TestApi } from '../../support/http/api.ts'

const MINUTE_MS = 60_000
const ALWAYS = { opens: '00:00', closes: '24:00' }
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

let api: TestApi
let home: ClubFixture
let token: string
let sourceId: string
let now = new Date('2026-11-30T10:00:20Z')

beforeAll(async () => {
  api = await startTestApi({ clock: () => now })
  home = await addOpenClub(2)
  token = await api.tokenFor(await addInstallation(api.club, home.club))
  sourceId = await addSource(api, home, token)
})

afterAll(() => api.close())

async function addOpenClub(courts: number): Promise<ClubFixture> {
  const made = await addClub(api.club, { courts })
  const hours = { weekly: Object.fromEntries(WEEK.map((day) => [day, [ALWAYS]])) }
  const sql = 'UPDATE locations SET opening_hours = ? WHERE id = ?'
  await api.club.query(sql, [JSON.stringify(hours), made.location.id])
  return made
}

const DAY = 'from=2026-12-01T00:00:00Z&to=2026-12-02T00:00:00Z'

const read = (query: string, asked: Asked = {}) =>
  api.ask('GET', `/v1/club/courts/availability?${query}`, { token, ...asked })

let booked = 0

async function book(start: string, end: string, changes: Record<string, unknown> = {}) {
  booked += 1
  const { status, body } = await api.ask(
    'PUT',
    `/v1/club/booking-sources/${sourceId}/bookings/own-${booked}`,
    { token, body: aSnapshot({ scheduled_start: start, scheduled_end: end, ...changes }) },
  )
  expect(status).toBe(201)
  return body.data
}

describe('GET /v1/club/courts/availability', () => {
  test('lists when each court is free, in the order of the courts, and nothing of who has it', async () => {
    const booking = await book('2026-12-01T10:00:00Z', '2026-12-01T11:30:00Z', {
      participants: [{ external_id: 'p-1', display_name: 'Ana', consent_to_share: true }],
    })
    await book('2026-12-01T11:00:00Z', '2026-12-01T12:00:00Z', { status: 'CANCELLED' })
    await book('2026-12-01T23:00:00Z', '2026-12-02T22:00:00Z', { external_court_id: 'c2' })
    const { status, body } = await read(DAY)
    expect(status).toBe(200)
    const [first, second] = home.courts
    const at = { location_id: home.location.id, timezone: 'Europe/Berlin', hours: 'known' }
    expect(body).toEqual({
      data: [
        {
          ...{ court_id: first?.id, ...at },
          free: [
            { start: '2026-12-01T00:00:00.000Z', end: '2026-12-01T10:00:00.000Z' },
            { start: '2026-12-01T11:30:00.000Z', end: '2026-12-02T00:00:00.000Z' },
          ],
        },
        {
          ...{ court_id: second?.id, ...at },
          free: [{ start: '2026-12-01T00:00:00.000Z', end: '2026-12-01T23:00:00.000Z' }],
        },
      ],
      ...{ next_cursor: null, has_more: false },
      as_of_event_id: expect.any(String),
    })
    const text = JSON.stringify(body)
    for (const hidden of [booking.id, booking.provider, sourceId, 'Ana', 'p-1', 'own-'])
      expect(text).not.toContain(hidden)
  })

  test('is the same, byte for byte, for another installation of the club', async () => {
    const other = await api.tokenFor(await addInstallation(api.club, home.club))
    const [one, two] = [await read(DAY), await read(DAY, { token: other })]
    expect(JSON.stringify(two.body)).toBe(JSON.stringify(one.body))
    expect(two.headers['etag']).toBe(one.headers['etag'])
  })

  test('reads the pages of the list of courts, and narrows them', async () => {
    const [first, second] = home.courts
    const page = await read(`${DAY}&limit=1`)
    expect(page.body).toMatchObject({ data: [{ court_id: first?.id }], has_more: true })
    const next = await read(`${DAY}&limit=1&cursor=${page.body.next_cursor}`)
    expect(next.body).toMatchObject({ data: [{ court_id: second?.id }], has_more: false })
    const other = await read(
      `${DAY.replace('-02T', '-03T')}&limit=1&cursor=${page.body.next_cursor}`,
    )
    expect([other.status, other.body.error.code]).toEqual([400, 'invalid_cursor'])
    const one = await read(`${DAY}&court_id=${second?.id}&duration=1000`)
    expect(one.body.data).toEqual([expect.objectContaining({ court_id: second?.id })])
    const long = await read(`${DAY}&court_id=${first?.id}&duration=700`)
    expect(long.body.data[0].free).toEqual([
      { start: '2026-12-01T11:30:00.000Z', end: '2026-12-02T00:00:00.000Z' },
    ])
    const ofLocation = await read(`${DAY}&location_id=${home.location.id}`)
    expect(ofLocation.body.data).toHaveLength(2)
  })

  test('is an empty list for courts and locations of another club, and for unknown ones', async () => {
    const foreign = await addOpenClub(50)
    const ids = [...foreign.courts.map(({ id }) => id), newUuid(), 'no-uuid']
    const answers = await Promise.all(ids.map((id) => read(`${DAY}&court_id=${id}`)))
    expect(answers.map(({ status, body }) => [status, body.data])).toEqual(ids.map(() => [200, []]))
    expect((await read(`${DAY}&location_id=${foreign.location.id}`)).body.data).toEqual([])
  })

  test.each([
    ['from=2026-12-01T00:00:00Z', 'to', 'required'],
    ['from=2026-12-02T00:00:00Z&to=2026-12-02T00:00:00Z', 'from', 'range_order'],
    ['from=2026-12-01T00:00:00Z&to=2026-12-15T00:00:01Z', 'to', 'range'],
    ['from=2028-02-01T00:00:00Z&to=2028-02-02T00:00:00Z', 'to', 'range'],
    [`${DAY}&duration=4`, 'duration', 'range'],
    [`${DAY}&duration=1441`, 'duration', 'range'],
    [`${DAY}&limit=51`, 'limit', 'range'],
    [`${DAY}&limit=0`, 'limit', 'range'],
  ])('answers 400 that names the parameter: %s', async (query, path, rule) => {
    const { status, body } = await read(query)
    expect([status, body.error.code]).toEqual([400, 'invalid_request'])
    expect(body.error.details.issues).toEqual([
      { in: 'query', path, rule, message: expect.stringMatching(/^[A-Z].*\.$/) },
    ])
  })

  test.each([
    ['courts:read', 'bookings:read'],
    ['bookings:read', 'courts:read'],
  ] as const)('needs both scopes: %s alone is 403 that names %s', async (granted, missing) => {
    const some = await addInstallation(api.club, home.club, { scopes: [granted] })
    const { status, body } = await read(DAY, { token: await api.tokenFor(some) })
    expect([status, body.error.code]).toEqual([403, 'insufficient_scope'])
    expect(body.error.details.missing).toEqual([missing])
  })

  test('names no event to an installation without events:read', async () => {
    const scopes = CLUB_SCOPES.filter((scope) => scope !== 'events:read')
    const blind = await addInstallation(api.club, home.club, { scopes })
    expect((await read(DAY, { token: await api.tokenFor(blind) })).body.as_of_event_id).toBeNull()
  })

  test('answers 304 within the minute while points are scored, and anew in the next one', async () => {
    const today = 'from=2026-11-30T00:00:00Z&to=2026-12-01T00:00:00Z'
    const match = await book('2026-11-30T10:00:00Z', '2026-11-30T11:00:00Z', {
      external_court_id: 'c2',
    })
    let sequence = await playMatch(api, home, match.match_session_id, 'BO')
    const first = await read(today)
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    })
    const input = { sessionId: match.match_session_id, eventSequence: sequence, team: 'BLUE' }
    sequence = await score(api, home, 'recordPoint', input)
    const headers = { 'if-none-match': String(first.headers['etag']) }
    const again = await read(today, { headers })
    expect([again.status, again.body, again.headers['etag']]).toEqual([
      ...[304, null, first.headers['etag']],
    ])
    expect((await read(today)).body.as_of_event_id).not.toBe(first.body.as_of_event_id)

    now = new Date(now.getTime() + MINUTE_MS)
    const later = await read(today, { headers })
    expect([later.status, later.body.data[0].free[0].start]).toEqual([
      ...[200, '2026-11-30T10:01:00.000Z'],
    ])
  })

  test('lists no time in which a match is played that began before its booking', async () => {
    const [start, end] = [10, 70].map((after) =>
      new Date(now.getTime() + after * MINUTE_MS).toISOString(),
    )
    const match = await book(start ?? '', end ?? '')
    await playMatch(api, home, match.match_session_id, 'BO')
    const soon = new Date(now.getTime() + 5 * MINUTE_MS).toISOString()
    const { body } = await read(
      `from=${now.toISOString()}&to=${soon}&court_id=${home.courts[0]?.id}`,
    )
    expect(body.data[0].free).toEqual([])
  })

  test('is 429 behind too many of its caller that wait, with its window and a second to wait', async () => {
    const installation = await addInstallation(api.club, home.club)
    const partner = `installation:${installation.installationId}`
    const asked = { token: await api.tokenFor(installation) }
    const first = await read(DAY, asked)
    const gate = Promise.withResolvers<void>()
    const waiting = Array.from({ length: 1 + MAX_IN_LINE }, () =>
      CALLER_TURNS.take(toCallerKey(home.club.id, partner), () => gate.promise),
    )
    const { status, headers, body } = await read(DAY, asked)
    const other = await read(DAY)
    gate.resolve()
    await Promise.all(waiting)
    expect([status, body.error.code]).toEqual([429, 'rate_limited'])
    expect(body.error.details).toEqual({ retry_after_seconds: 1 })
    const limit = Number(first.headers['ratelimit-limit'])
    expect(headers).toMatchObject({ 'retry-after': '1', 'ratelimit-limit': String(limit) })
    expect(Number(headers['ratelimit-remaining'])).toBeGreaterThan(limit / 2)
    expect([other.status, (await read(DAY, asked)).status]).toEqual([200, 200])
  })

  test('is followed by `as_of_event_id` without a gap', async () => {
    const { as_of_event_id: after } = (await read(DAY)).body
    const added = await book('2026-12-01T20:00:00Z', '2026-12-01T21:00:00Z')
    const { body } = await api.ask('GET', `/v1/club/events?after=${after}`, { token })
    const types = body.data.map(({ type }: { type: string }) => type)
    expect(types).toEqual(expect.arrayContaining(['booking.created', 'session.created']))
    const ids = body.data.map(({ resource }: { resource: { id: string } }) => resource.id)
    expect(ids).toEqual(expect.arrayContaining([added.id, added.match_session_id]))
    expect(types).toHaveLength(2)
  })

  test('is read by the desk in the graph, and neither by coaches nor by coordinators', async () => {
    const query = `query ($id: ID!, $filter: CourtAvailabilityFilter!) {
      club(id: $id) { courtAvailability(filter: $filter) { asOfEventId nodes { hours court { name } } } } }`
    const filter = { from: '2026-12-01T00:00:00Z', to: '2026-12-02T00:00:00Z' }
    const ask = async (claim: Record<string, unknown>) => {
      const asked = { query, variables: { id: home.club.id, filter } }
      const staff = await api.staffToken(claim)
      const { body } = await api.ask('POST', '/graphql', { token: staff, body: asked })
      return body.errors?.[0].extensions.code ?? body.data.club.courtAvailability
    }
    expect(await ask(staffClaimOf(home))).toMatchObject({
      asOfEventId: expect.any(String),
      nodes: [{ hours: 'KNOWN', court: { name: 'Court 1' } }, { hours: 'KNOWN' }],
    })
    for (const role of ['COACH', 'COORDINATOR'])
      expect(await ask({ clubs: [{ id: home.club.id, role }] })).toBe('forbidden')
  })
})

describe('200 reads beside 200 writes', () => {
  test('never fail, and each has the state of one moment', async () => {
    const busy = await addOpenClub(1)
    const writer = await api.tokenFor(await addInstallation(api.club, busy.club))
    const source = await addSource(api, busy, writer)
    const [court] = busy.courts
    const day = `${DAY}&court_id=${court?.id}`
    const hour = (n: number) => `2026-12-01T${String(n).padStart(2, '0')}:00:00Z`
    const path = `/v1/club/booking-sources/${source}/bookings/moving`
    let version = 0
    // One booking moves from hour to hour: of one moment, the court has exactly one hour that is not free.
    const move = async () => {
      version += 1
      const start = version % 23
      const times = { scheduled_start: hour(start), scheduled_end: hour(start + 1) }
      const body = aSnapshot({ source_version: version, ...times })
      return (await api.ask('PUT', path, { token: writer, body })).status
    }
    expect(await move()).toBe(201)
    const moving = (async () => {
      const statuses = new Set<number>()
      for (let n = 0; n < 200; n += 1) statuses.add(await move())
      return statuses
    })()
    const reading = Array.from({ length: 10 }, async () => {
      const seen = []
      for (let n = 0; n < 20; n += 1) seen.push(await read(day, { token: writer }))
      return seen
    })
    const answers = (await Promise.all(reading)).flat()
    expect([...(await moving)]).toEqual([200])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const freeHours = answers.map(({ body }) =>
      body.data[0].free.reduce(
        (sum: number, { start, end }: { start: string; end: string }) =>
          sum + (Date.parse(end) - Date.parse(start)) / (60 * MINUTE_MS),
        0,
      ),
    )
    expect(new Set(freeHours)).toEqual(new Set([23]))
  })
})
