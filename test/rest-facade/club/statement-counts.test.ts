import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addSource, aSnapshot } from '../../support/club/club-source.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { playMatch } from '../../support/club/play.ts'
import { type Asked, startTestApi, type TestApi } from '../../support/http/api.ts'

let api: TestApi
let token: string
let paths: Record<string, string>

beforeAll(async () => {
  api = await startTestApi()
  const home = await addClub(api.club, { courts: 2 })
  token = await api.tokenFor(await addInstallation(api.club, home.club))
  const sourceId = await addSource(api, home, token)
  const bookings = `/v1/club/booking-sources/${sourceId}/bookings`
  const stored = await api.ask('PUT', `${bookings}/stored`, { token, body: aSnapshot() })
  const played = await api.ask('PUT', `${bookings}/played`, { token, body: aSnapshot() })
  await playMatch(api, home, played.body.data.match_session_id, 'BO')
  for (let index = 0; index < 60; index += 1)
    await api.ask('PUT', `${bookings}/b-${index}`, { token, body: aSnapshot() })
  const events = await api.ask('GET', '/v1/club/events?limit=1', { token })
  paths = {
    bookings,
    events: `/v1/club/events?after=${events.body.data[0].id}`,
    booking: `/v1/club/bookings/${stored.body.data.id}`,
    played: `/v1/club/match-sessions/${played.body.data.match_session_id}`,
    session: `/v1/club/match-sessions/${stored.body.data.match_session_id}`,
    location: `/v1/club/locations/${home.location.id}`,
    court: `/v1/club/courts/${home.courts[0]?.id}`,
    mapping: `/v1/club/booking-sources/${sourceId}/court-mappings/c1`,
    courtId: home.courts[1]?.id ?? '',
  }
})

afterAll(() => api.close())

/** Statements of one request whose caller is already known; BEGIN and COMMIT count. */
async function countStatements(method: string, path: string, asked: Asked = {}): Promise<number> {
  await api.ask('GET', '/v1/club/courts?limit=1', { token })
  api.takeStatements()
  const { status, body } = await api.ask(method, path, { token, ...asked })
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)

  return api.takeStatements().filter((sql) => !isSharedWork(sql)).length
}

/** Trips to the database that a read takes whose caller is already known. */
async function countTripsOf(path: string): Promise<number> {
  await api.ask('GET', '/v1/club/courts?limit=1', { token })
  api.takePackets()
  await api.ask('GET', path, { token })
  return api.takePackets().filter(([sql]) => !isSharedWork(sql ?? '')).length
}

/** Trips to the database that a write with an Idempotency-Key takes. */
async function countTripsOfPost(path: string, body: unknown): Promise<number> {
  api.takePackets()
  const headers = { 'idempotency-key': 'trips' }
  const { status } = await api.ask('POST', path, { token, body, headers })
  if (status >= 300) throw new Error(String(status))
  return api.takePackets().filter(([sql]) => !isSharedWork(sql ?? '')).length
}

/** Trips to the database that PUTs of one booking after the other take. */
async function countTrips(name: string, bodies: readonly unknown[]): Promise<number[]> {
  const trips: number[] = []
  for (const body of bodies) {
    api.takePackets()
    const { status } = await api.ask('PUT', `${paths['bookings']}/${name}`, { token, body })
    if (status >= 300) throw new Error(String(status))
    trips.push(api.takePackets().filter(([sql]) => !isSharedWork(sql ?? '')).length)
  }
  return trips
}

/** Players by whose names a booking is found. */
const NAMED = {
  participants: ['Ana Gómez', 'Eva Ruiz', 'Leo García-López', 'Max Øst'].map((name) => ({
    ...{ external_id: name, display_name: name, consent_to_share: true },
  })),
}

/** At most once a second, however many requests there are: who calls, and when a source last wrote. */
function isSharedWork(sql: string): boolean {
  return sql.includes('i.oauth_subject = ?') || sql.includes('SET last_synchronized_at')
}

describe('SQL statements of a request', () => {
  test.each([
    ['GET /context', () => countStatements('GET', '/v1/club/context'), 3],
    ['GET /locations', () => countStatements('GET', '/v1/club/locations'), 1],
    ['GET /locations/{id}', () => countStatements('GET', paths['location'] ?? ''), 1],
    ['GET /courts', () => countStatements('GET', '/v1/club/courts'), 1],
    ['GET /courts/{id}', () => countStatements('GET', paths['court'] ?? ''), 1],
    ['GET /booking-sources', () => countStatements('GET', '/v1/club/booking-sources'), 1],
    ['GET court mapping', () => countStatements('GET', paths['mapping'] ?? ''), 1],
    ['GET /bookings of 50', () => countStatements('GET', '/v1/club/bookings?limit=50'), 1],
    ['GET /bookings/{id}', () => countStatements('GET', paths['booking'] ?? ''), 1],
    [
      'GET /match-sessions of 50',
      () => countStatements('GET', '/v1/club/match-sessions?limit=50'),
      1,
    ],
    ['GET /match-sessions/{id}', () => countStatements('GET', paths['session'] ?? ''), 1],
    ['GET /events', () => countStatements('GET', '/v1/club/events'), 2],
    ['GET /events?after', () => countStatements('GET', paths['events'] ?? ''), 2],
    ['GET score events', () => countStatements('GET', `${paths['played']}/score-events`), 1],
  ])('of %s are as few as they can be', async (_route, count, expected) => {
    expect(await count()).toBe(expected)
  })

  test('of POST /booking-sources are 6: look-up, claim, insert and answer in a transaction', async () => {
    const body = { source_key: 'counted', name: 'Desk' }
    const asked = { body, headers: { 'idempotency-key': 'counted' } }
    expect(await countStatements('POST', '/v1/club/booking-sources', asked)).toBe(6)
    expect(await countStatements('POST', '/v1/club/booking-sources', asked)).toBe(1)
  })

  test('of POST /booking-sources travel in 3 trips: look-up, claim, and all others with COMMIT', async () => {
    const body = { source_key: 'carried', name: 'Desk' }
    expect(await countTripsOfPost('/v1/club/booking-sources', body)).toBe(3)
  })

  test('of PUT court mapping are 6: source, court, mapping and its write in a transaction', async () => {
    const body = { court_id: paths['courtId'], external_court_name: 'Court 2' }
    expect(await countStatements('PUT', paths['mapping'] ?? '', { body })).toBe(6)
  })

  test('of PUT booking are 11 for a new one, 9 for a change, 8 for a bare version and 5 for a replay', async () => {
    const put = (body: unknown) => countStatements('PUT', `${paths['bookings']}/counted`, { body })
    const body = aSnapshot()
    await put(body)
    expect(await countStatements('PUT', `${paths['bookings']}/counted-2`, { body })).toBe(11)
    expect(await put(aSnapshot({ source_version: 2 }))).toBe(8)
    const moved = aSnapshot({ source_version: 3, scheduled_end: '2099-07-01T20:00:00Z' })
    expect(await put(moved)).toBe(9)
    expect(await put(moved)).toBe(5)
  })

  test('of PUT booking are 1 more where it is found at another time, 2 more where by other words', async () => {
    const put = (body: unknown) => countStatements('PUT', `${paths['bookings']}/sought`, { body })
    await put(aSnapshot(NAMED))
    const moved = { scheduled_start: '2099-07-01T18:30:00Z' }
    expect(await put(aSnapshot({ ...NAMED, ...moved, source_version: 2 }))).toBe(10)
    const renamed = NAMED.participants.map((one) => ({ ...one, display_name: 'Nadia Vega' }))
    const other = { ...moved, participants: renamed, source_version: 3 }
    expect(await put(aSnapshot(other))).toBe(11)
  })

  test('of PUT booking travel in 2 trips, whatever becomes of it', async () => {
    const moved = aSnapshot({ source_version: 2, scheduled_end: '2099-07-01T20:00:00Z' })
    expect(await countTrips('trips', [aSnapshot(), moved, moved])).toEqual([2, 2, 2])
    const named = [NAMED, { ...NAMED, source_version: 2, status: 'CANCELLED' }].map(aSnapshot)
    expect(await countTrips('named trips', named)).toEqual([2, 2])
  })

  test('of GET /events?after travel in one trip', async () => {
    expect(await countTripsOf(paths['events'] ?? '')).toBe(1)
  })
})
