import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../platform/ids.ts'
import { CLUB_ROUTES } from '../../rest-facade/club/routes/index.ts'
import { CLUB_SCOPES } from '../../schema/club/scopes.ts'
import { startTestApi, type TestApi } from '../support/api.ts'
import { addSource, aSnapshot } from '../support/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../support/fixtures.ts'
import { playMatch } from '../support/play.ts'
import { addAccount, addApiKey } from '../support/volunteer-fixtures.ts'

let api: TestApi
let home: ClubFixture
let token: string
let foreignToken: string
let ids: Readonly<Record<string, string>>

beforeAll(async () => {
  api = await startTestApi()
  home = await addClub(api.club, { courts: 1 })
  token = await api.tokenFor(await addInstallation(api.club, home.club))
  const { club: foreignClub } = await addClub(api.club)
  foreignToken = await api.tokenFor(await addInstallation(api.club, foreignClub))
  const sourceId = await addSource(api, home, token)
  const path = `/v1/club/booking-sources/${sourceId}/bookings/b-1`
  const booking = await api.ask('PUT', path, { token, body: aSnapshot() })
  const sessionId = booking.body.data.match_session_id
  await playMatch(api, home, sessionId)
  const [event] = await api.club.query('SELECT id FROM score_events')
  const endpointId = await post('/webhook-endpoints', BODIES['/webhook-endpoints'])
  const importPath = `/booking-sources/${sourceId}/imports`
  const importId = await post(importPath, BODIES['/booking-sources/:sourceId/imports'])
  ids = {
    '/webhook-endpoints/:id': endpointId,
    '/webhook-endpoints/:id/rotate-secret': endpointId,
    '/booking-imports/:id': importId,
    '/locations/:id': home.location.id,
    '/courts/:id': home.courts[0]?.id ?? '',
    '/bookings/:id': booking.body.data.id,
    '/match-sessions/:id': sessionId,
    '/match-sessions/:id/score-events': sessionId,
    '/match-sessions/:id/score-events/:eventId': sessionId,
    eventId: String(event?.['id']),
    sourceId,
  }
})

afterAll(() => api.close())

async function post(path: string, body: unknown): Promise<string> {
  const headers = { 'idempotency-key': newUuid() }
  return (await api.ask('POST', `/v1/club${path}`, { token, body, headers })).body.data.id
}

const BODIES: Readonly<Record<string, unknown>> = {
  '/booking-sources': { source_key: 'access', name: 'Desk' },
  '/booking-sources/:sourceId/imports': {
    bookings: [{ external_booking_id: 'b-2', booking: aSnapshot() }],
  },
  '/webhook-endpoints': {
    name: 'Desk',
    url: 'https://hooks.partner.com/in',
    event_types: ['booking.created'],
  },
  '/webhook-endpoints/:id': { name: 'Desk' },
  '/booking-sources/:sourceId/court-mappings/:externalCourtId': {
    court_id: newUuid(),
    external_court_name: 'Court',
  },
  '/booking-sources/:sourceId/bookings/:externalBookingId': aSnapshot(),
}

const ROUTES = CLUB_ROUTES.filter(({ isPublic }) => !isPublic).map((route) => ({
  route,
  title: `${route.method} ${route.path}`,
}))

describe.each(ROUTES)('$title', ({ route }) => {
  const ask = (as: string, query = '') =>
    api.ask(route.method, `/v1/club${toPath(route.path)}${query}`, {
      ...(as === '' ? {} : { token: as }),
      ...(route.body ? { body: BODIES[route.path] } : {}),
      headers: route.idempotencyKey ? { 'idempotency-key': newUuid() } : {},
    })
  const codeOf = async (...asked: Parameters<typeof ask>) => {
    const { status, body } = await ask(...asked)
    return [status, body.error?.code]
  }

  test('answers 401 to whoever presents no access token of an installation', async () => {
    const key = await addApiKey(api.volunteer, await addAccount(api.volunteer))
    expect(await codeOf('')).toEqual([401, 'authentication_required'])
    expect(await codeOf('garbage')).toEqual([401, 'invalid_token'])
    expect(await codeOf(key)).toEqual([401, 'invalid_token'])
    expect(await codeOf(await api.staffToken({ admin: true }))).toEqual([401, 'invalid_token'])
  })

  test('answers 403 to an installation that is revoked, or lacks the scope', async () => {
    const scopes = CLUB_SCOPES.filter((scope) => !route.scopes.includes(scope))
    const limited = await addInstallation(api.club, home.club, { scopes })
    expect(await codeOf(await api.tokenFor(limited))).toEqual([403, 'insufficient_scope'])
    const revoked = await addInstallation(api.club, home.club, { status: 'REVOKED' })
    expect(await codeOf(await api.tokenFor(revoked))).toEqual([403, 'installation_inactive'])
  })

  test('carries the rate limit on what it answers and on what it refuses', async () => {
    const headers = {
      'ratelimit-limit': '1000000',
      'ratelimit-remaining': expect.stringMatching(/^\d+$/),
      'ratelimit-reset': expect.stringMatching(/^\d+$/),
    }
    expect((await ask(token)).headers).toMatchObject(headers)
    const scopes = CLUB_SCOPES.filter((scope) => !route.scopes.includes(scope))
    const limited = await addInstallation(api.club, home.club, { scopes })
    expect((await ask(await api.tokenFor(limited))).headers).toMatchObject(headers)
  })

  if (route.path.includes(':'))
    test('answers 404 to another club as for what does not exist', async () => {
      expect(await codeOf(foreignToken)).toEqual([404, 'not_found'])
    })

  if (route.query)
    test('answers 400 to a query it cannot serve', async () => {
      expect(await codeOf(token, '?limit=0')).toEqual([400, 'invalid_request'])
    })
})

function toPath(path: string): string {
  return path
    .replace(':id', ids[path] ?? '')
    .replace(':eventId', ids['eventId'] ?? '')
    .replace(':sourceId', ids['sourceId'] ?? '')
    .replace(':externalCourtId', 'c1')
    .replace(':externalBookingId', 'b-1')
}
