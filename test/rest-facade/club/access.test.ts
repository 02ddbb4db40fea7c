import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { CLUB_ROUTES } from '../../../rest-facade/club/routes/index.ts'
import { CLUB_SCOPES } from '../../../schema/club/scopes.ts'
import { addSource, aSnapshot } from '../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { approve, askGraph, exchange, registerApplication } from '../../support/club/installing.ts'
import { playMatch } from '../../support/club/play.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { CLUB_OPERATIONS, toRoutePath } from '../../support/http/documented-operations.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

let api: TestApi
let home: ClubFixture
let installationId: string
let token: string
let foreignToken: string
let ids: Readonly<Record<string, string>>

/** More than the tests ask for, and another number for each counter. */
const LIMITS = { installation: 1_000_001, exchange: 1_000_002 }

beforeAll(async () => {
  api = await startTestApi({ limits: LIMITS })
  home = await addClub(api.club, { courts: 1 })
  const installation = await addInstallation(api.club, home.club)
  installationId = installation.installationId
  token = await api.tokenFor(installation)
  const { club: foreignClub } = await addClub(api.club)
  foreignToken = await api.tokenFor(await addInstallation(api.club, foreignClub))
  const sourceId = await addSource(api, home, token)
  const path = `/v1/club/booking-sources/${sourceId}/bookings/b-1`
  const booking = await api.ask('PUT', path, { token, body: aSnapshot() })
  const sessionId = booking.body.data.match_session_id
  await playMatch(api, home, sessionId)
  const [event] = await api.club.query('SELECT id FROM score_events')
  const endpointId = await post('/webhook-endpoints', BODIES['/webhook-endpoints']?.())
  const importPath = `/booking-sources/${sourceId}/imports`
  const importId = await post(importPath, BODIES['/booking-sources/:sourceId/imports']?.())
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

/** A body of each operation that takes one. */
const BODIES: Readonly<Record<string, () => Record<string, unknown>>> = {
  '/booking-sources': () => ({ source_key: newUuid(), name: 'Desk' }),
  '/booking-sources/:sourceId/imports': () => ({
    bookings: [{ external_booking_id: 'b-2', booking: aSnapshot() }],
  }),
  '/webhook-endpoints': () => ({
    name: 'Desk',
    url: 'https://hooks.partner.com/in',
    event_types: ['booking.created'],
  }),
  '/webhook-endpoints/:id': () => ({ name: 'Desk' }),
  '/booking-sources/:sourceId/court-mappings/:externalCourtId': () => ({
    court_id: home.courts[0]?.id,
    external_court_name: 'Court',
  }),
  '/booking-sources/:sourceId/bookings/:externalBookingId': () => aSnapshot(),
}

/** A query of each operation that answers nothing without one. */
const QUERIES: Readonly<Record<string, string>> = {
  '/courts/availability': '?from=2026-07-01T00:00:00Z&to=2026-07-02T00:00:00Z',
}

const PARTICIPANTS = { participants: [{ external_id: 'p-1', display_name: 'Ana' }] }

/** Bodies for which an operation needs the scopes that only some bodies need. */
const SCOPED_BODIES: typeof BODIES = {
  '/booking-sources/:sourceId/imports': () => ({
    bookings: [{ external_booking_id: 'b-3', booking: aSnapshot(PARTICIPANTS) }],
  }),
  '/booking-sources/:sourceId/bookings/:externalBookingId': () => aSnapshot(PARTICIPANTS),
}

interface Occasion {
  path?: Readonly<Record<string, string>>
  body?: object
}

/** Requests that are answered with each of several statuses, in this order. */
const OCCASIONS: Readonly<Record<string, () => Readonly<Record<number, Occasion>>>> = {
  'PUT /booking-sources/:sourceId/court-mappings/:externalCourtId'() {
    const made = { path: { externalCourtId: newUuid() } }
    return { 201: made, 200: made }
  },
  'PUT /booking-sources/:sourceId/bookings/:externalBookingId'() {
    const made = { path: { externalBookingId: newUuid() } }
    // The match of the first booking has begun, so that its session cannot be changed any more.
    const started = { source_version: 2, scheduled_end: '2099-07-01T19:00:00Z' }
    return { 201: made, 200: made, 202: { body: aSnapshot(started) } }
  },
}

const OPERATIONS = CLUB_OPERATIONS.filter(({ rate }) => rate === 'installation').map(
  (operation) => {
    const path = toRoutePath(operation.path)
    const title = `${operation.method} ${path}`
    const route = CLUB_ROUTES.find((one) => `${one.method} ${one.path}` === title)
    return { ...operation, path, title, isList: route?.query !== undefined }
  },
)

describe.each(OPERATIONS)('$title', (operation) => {
  const { method, path, title, scopes, bodyScopes, statuses, idempotencyKey } = operation
  const takesBody = method !== 'GET' && method !== 'DELETE'
  const newKey = (): Record<string, string> =>
    idempotencyKey === 'required' ? { 'idempotency-key': newUuid() } : {}
  const ask = (
    as: string,
    {
      query = QUERIES[path] ?? '',
      headers = newKey(),
      body = takesBody ? BODIES[path]?.() : undefined,
      path: ownIds = {},
    }: Occasion & { query?: string; headers?: Record<string, string> } = {},
  ) =>
    api.ask(method, `/v1/club${toPath(path, ownIds)}${query}`, {
      ...(as === '' ? {} : { token: as }),
      ...(body && { body }),
      headers,
    })
  const codeOf = async (...asked: Parameters<typeof ask>) => {
    const { status, body } = await ask(...asked)
    return [status, body.error?.code]
  }

  test('returns 401 without an access token of an installation', async () => {
    const key = await addApiKey(api.volunteer, await addAccount(api.volunteer))
    expect(await codeOf('')).toEqual([401, 'authentication_required'])
    expect(await codeOf('garbage')).toEqual([401, 'invalid_token'])
    expect(await codeOf(key)).toEqual([401, 'invalid_token'])
    expect(await codeOf(await api.staffToken({ admin: true }))).toEqual([401, 'invalid_token'])
  })

  test('answers 403 to a revoked installation', async () => {
    const revoked = await addInstallation(api.club, home.club, { status: 'REVOKED' })
    expect(await codeOf(await api.tokenFor(revoked))).toEqual([403, 'installation_inactive'])
  })

  test.each(scopes)('answers 403 to an installation with every scope but %s', async (missing) => {
    const others = CLUB_SCOPES.filter((scope) => scope !== missing)
    await withScopes(others, async () => {
      expect(await codeOf(token)).toEqual([403, 'insufficient_scope'])
    })
  })

  test('answers its documented statuses to an installation with no scope but its own', async () => {
    const occasions = OCCASIONS[title]?.() ?? { [String(statuses[0])]: {} }
    expect(Object.keys(occasions).map(Number)).toEqual([...statuses].sort())
    await withScopes(scopes, async () => {
      for (const status of statuses)
        expect((await ask(token, occasions[status])).status).toBe(status)
    })
  })

  for (const scope of bodyScopes)
    test(`needs ${scope} besides for the bodies that say so`, async () => {
      const scoped = { path: { externalBookingId: newUuid() }, body: SCOPED_BODIES[path]?.() ?? {} }
      await withScopes(scopes, async () => {
        expect(await codeOf(token, scoped)).toEqual([403, 'insufficient_scope'])
      })
      await withScopes([...scopes, scope], async () => {
        expect((await ask(token, scoped)).status).toBe(statuses[0])
      })
    })

  test('carries the rate limit of the installation on answers and refusals', async () => {
    const headers = {
      'ratelimit-limit': String(LIMITS.installation),
      'ratelimit-remaining': expect.stringMatching(/^\d+$/),
      'ratelimit-reset': expect.stringMatching(/^\d+$/),
    }
    expect((await ask(token)).headers).toMatchObject(headers)
    const limited = await addInstallation(api.club, home.club, { scopes: [] })
    expect((await ask(await api.tokenFor(limited))).headers).toMatchObject(headers)
  })

  if (idempotencyKey === 'required')
    test('answers 400 without an Idempotency-Key, and a repetition with the same answer', async () => {
      expect(await codeOf(token, { headers: {} })).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED'])
      const body = BODIES[path]?.()
      const asked = { headers: newKey(), ...(body && { body }) }
      const [first, second] = [await ask(token, asked), await ask(token, asked)]
      expect(first.status).toBe(statuses[0])
      expect(first.headers).not.toHaveProperty('idempotency-replayed')
      expect(second.headers).toHaveProperty('idempotency-replayed', 'true')
      expect([second.status, second.body]).toEqual([first.status, first.body])
    })
  else
    test('ignores an Idempotency-Key', async () => {
      const { status, headers } = await ask(token, {
        path: { externalBookingId: newUuid() },
        headers: { 'idempotency-key': 'x'.repeat(300) },
      })
      expect(statuses).toContain(status)
      expect(headers).not.toHaveProperty('idempotency-replayed')
    })

  if (path.includes(':'))
    test('answers 404 to another club as for what does not exist', async () => {
      expect(await codeOf(foreignToken)).toEqual([404, 'not_found'])
    })

  if (operation.isList)
    test('answers 400 to a query it cannot serve', async () => {
      expect(await codeOf(token, { query: '?limit=0' })).toEqual([400, 'invalid_request'])
    })
})

describe('POST /oauth/installation-exchange', () => {
  test('takes no credential, needs an Idempotency-Key and counts its calls by address', async () => {
    const [operation] = CLUB_OPERATIONS.filter(({ rate }) => rate === 'address')
    const applicationId = await registerApplication(api)
    const approved = await approve(api, home.club.id, applicationId)
    const path = `/v1/club${operation?.path}`
    const refused = await api.ask('POST', path, { body: {} })
    expect([refused.status, refused.body.error.code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED'])
    const { status, headers } = await exchange(api, approved)
    expect([status]).toEqual(operation?.statuses)
    expect(headers).toHaveProperty('ratelimit-limit', String(LIMITS.exchange))
  })
})

/** Runs while the installation of `token` has these scopes and no other. */
async function withScopes(scopes: readonly string[], run: () => Promise<void>): Promise<void> {
  await changeScopes(scopes)
  try {
    await run()
  } finally {
    await changeScopes(CLUB_SCOPES)
  }
}

async function changeScopes(scopes: readonly string[]): Promise<void> {
  const clubId = home.club.id
  const claim = { clubs: [{ id: clubId, role: 'OWNER' }] }
  const grantedScopes = scopes.map((scope) => scope.replace(':', '_').toUpperCase())
  const input = { clubId, installationId, grantedScopes }
  const { errors } = await askGraph(api, claim, CHANGE_SCOPES, { input })
  if (errors) throw new Error(JSON.stringify(errors))
}

const CHANGE_SCOPES = `mutation ($input: ChangeInstallationScopesInput!) {
  changeInstallationScopes(input: $input) { installation { id } }
}`

function toPath(path: string, ownIds: Readonly<Record<string, string>>): string {
  const own = Object.entries(ownIds).reduce(
    (made, [name, id]) => made.replace(`:${name}`, id),
    path,
  )
  return own
    .replace(':id', ids[path] ?? '')
    .replace(':eventId', ids['eventId'] ?? '')
    .replace(':sourceId', ids['sourceId'] ?? '')
    .replace(':externalCourtId', 'c1')
    .replace(':externalBookingId', 'b-1')
}
