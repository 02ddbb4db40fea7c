import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { VOLUNTEER_SCOPES } from '../../../schema/volunteer/scopes.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { toRoutePath, VOLUNTEER_OPERATIONS } from '../../support/http/documented-operations.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'

const PREFIX = '/api/developer/v1'
const NEW = { name: 'Gala', start_date: '2099-07-01', end_date: '2099-07-02' }

const SHIFT = {
  title: 'Evening',
  start_time: '2099-07-01T18:00:00Z',
  end_time: '2099-07-01T22:00:00Z',
}

const POLL = { title: 'When?', options: [{ label: 'Friday' }] }
const WORKFLOW = {
  name: 'Welcome',
  enabled: true,
  trigger: { type: 'manual' },
  actions: [{ type: 'send_message', body: 'Welcome.' }],
}

/** A body of each endpoint that takes one; where it is not said, that of an event. */
const BODIES: Readonly<Record<string, () => object>> = {
  '/events/sync': () => ({ events: [{ ...NEW, external_id: 'e-1' }] }),
  '/helpers/bulk': () => ({ helpers: [{ last_name: 'Gruber' }] }),
  '/events/:eventId/shifts': () => SHIFT,
  '/events/:eventId/shifts/bulk': () => ({ shifts: [SHIFT] }),
  '/events/:eventId/shifts/:shiftId': () => ({ title: 'Night' }),
  '/events/:eventId/assignments': () => ({
    assignments: [{ shift_id: ids['shiftId'], helper_id: ids['helperId'] }],
  }),
  '/events/:eventId/assignments/:assignmentId': () => ({ note: newUuid() }),
  '/events/:eventId/helpers/:helperId/access': () => ({}),
  '/events/:eventId/helpers/access': () => ({ event_access: [{ helper_id: ids['helperId'] }] }),
  '/events/:eventId/helpers/:helperId/link': () => ({}),
  '/webhooks': () => ({ url: 'https://hooks.club.com/in', events: ['event.created'] }),
  '/events/:eventId/availability-requests': () => POLL,
  '/events/:eventId/availability-requests/:requestId': () => ({ title: newUuid() }),
  '/events/:eventId/availability-requests/:requestId/responses/:helperId': () => ({ answers: [] }),
  '/events/:eventId/messages': () => ({ body: 'Come early.', status: 'draft' }),
  '/events/:eventId/broadcasts': () => ({ body: 'Come early.', status: 'draft' }),
  '/events/:eventId/messages/:messageId': () => ({ body: newUuid() }),
  '/automation/workflows': () => WORKFLOW,
  '/automation/workflows/:workflowId/trigger': () => ({}),
  '/automation/workflows/:workflowId/runs/:runId/start': () => ({}),
  '/automation/workflows/:workflowId': () => ({ name: 'Other' }),
  '/events/:eventId/roles': () => ({ name: newUuid() }),
  '/events/:eventId/roles/:roleId': () => ({ name: newUuid() }),
}

interface Made {
  path: string
  of: string
  method?: 'PUT'
}

/** What the last id of a path names, by the name it has there, and how to make another one. */
const MADE: Readonly<Record<string, Made | undefined>> = {
  eventId: { path: '/events', of: 'event' },
  webhookId: { path: '/webhooks', of: 'webhook' },
  helperId: { path: '/helpers/bulk', of: 'results' },
  shiftId: { path: '/events/:eventId/shifts', of: 'shift' },
  requestId: { path: '/events/:eventId/availability-requests', of: 'availability_request' },
  messageId: { path: '/events/:eventId/messages', of: 'message' },
  workflowId: { path: '/automation/workflows', of: 'workflow' },
  roleId: { path: '/events/:eventId/roles', of: 'role' },
  // It has no id: access exists to be revoked, and is implied by an assignment.
  access: { path: '/events/:eventId/helpers/:helperId/access', of: 'event_access', method: 'PUT' },
  assignmentId: { path: '/events/:eventId/assignments', of: 'results', method: 'PUT' },
}

let api: TestApi
let clubId: string
let key: string
let foreignKey: string
let ids: Record<string, string>

/** More than the tests ask for, and another number for each tier. */
const LIMITS = { pro: 1_000_001, developerApi: 1_000_002, noTier: 1_000_003 }

/** Scopes that the body which the tests send needs besides. */
const SCOPES_OF_BODY: Readonly<Record<string, readonly string[]>> = {
  'POST /webhooks': ['events:read'],
}

/** A body of POST /webhooks that needs the scope, for events of the kind that it reads. */
function toScopedBody(scope: string): object {
  const events = EVENTS_BY_SCOPE[scope]
  return { url: 'https://hooks.club.com/in', events }
}

const EVENTS_BY_SCOPE: Readonly<Record<string, readonly string[]>> = {
  'events:read': ['event.updated'],
  'roles:read': ['role.created'],
  'shifts:read': ['shift.changed'],
  'helpers:read': ['helper.confirmed'],
  'assignments:read': ['assignment.updated'],
  'messages:read': ['message.deleted'],
  'availability:read': ['availability.response.upserted'],
  'automation:read': ['automation.triggered'],
}

const OPERATIONS = VOLUNTEER_OPERATIONS.map((operation) => {
  const path = toRoutePath(operation.path)
  return {
    ...operation,
    path,
    title: `${operation.method} ${path}`,
    // What a PUT may make is there already, so that it changes it.
    success: operation.statuses.at(-1) ?? 200,
    hasId: /:\w+Id/.test(path),
    // A body of a DELETE is ignored.
    takesBody: operation.method !== 'GET',
  }
})

beforeAll(async () => {
  api = await startTestApi({ limits: LIMITS })
  clubId = await addAccount(api.volunteer)
  key = await addApiKey(api.volunteer, clubId)
  foreignKey = await addApiKey(api.volunteer, await addAccount(api.volunteer))
  ids = {}
  for (const name of Object.keys(MADE)) ids[name] = await make(name)
  ids['runId'] = await makeSkippedRun()
  // So that what is put is there to be revoked, and what is put again changes nothing.
  for (const { method, path } of OPERATIONS)
    if (method === 'PUT')
      await api.ask(method, PREFIX + toPath(path), { token: key, body: BODIES[path]?.() ?? {} })
})

/** Makes what an id of a path names. */
async function make(name: string): Promise<string> {
  const { path, of, method = 'POST' } = MADE[name] ?? { path: '', of: '' }
  const body = (BODIES[path] ?? (() => NEW))()
  const made = await api.ask(method, PREFIX + toPath(path), { token: key, body })
  return [made.body[of]].flat()[0].id
}

/** A run that can be started, once. */
async function makeSkippedRun(): Promise<string> {
  const path = toPath('/automation/workflows/:workflowId/trigger')
  const { body } = await api.ask('POST', PREFIX + path, { token: key, body: {} })
  const skip = "UPDATE workflow_runs SET status = 'SKIPPED' WHERE id = ?"
  await api.volunteer.query(skip, [body.run.id])
  return body.run.id
}

/** The path with ids in it; the last one may be another. */
function toPath(path: string, last?: string): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return names.reduce(
    (made, name) =>
      made.replace(`:${name}`, (name === names.at(-1) ? last : undefined) ?? ids[name] ?? ''),
    path,
  )
}

const ACCESS = '/events/:eventId/helpers/:helperId/access'

async function makeHelperWithAccess(): Promise<string> {
  const helperId = await make('helperId')
  await api.ask('PUT', PREFIX + toPath(ACCESS, helperId), { token: key, body: {} })
  return helperId
}

/** Whom a PUT is about, for whom nothing is there yet. */
function makeFresh(path: string): Promise<string> {
  return path === ACCESS ? make('helperId') : makeHelperWithAccess()
}

/** What a path names in all tests; of what can go, one that may. */
async function idFor({ method, path }: { method: string; path: string }) {
  if (path.includes(':runId')) return makeSkippedRun()
  if (method !== 'DELETE') return undefined
  if (path === ACCESS) return makeHelperWithAccess()
  const [, name = ''] = /:(\w+)$/.exec(path) ?? []
  return make(name)
}

afterAll(() => api.close())

describe.each(OPERATIONS)('$title', (operation) => {
  const { method, path, title, scopes, bodyScopes, statuses, success } = operation
  const { hasId, takesBody, idempotencyKey } = operation
  const valid = BODIES[path] ?? (() => NEW)
  const ask = (
    token: string,
    {
      query = '',
      id,
      body = valid(),
      headers = {},
    }: {
      query?: string
      id?: string | undefined
      body?: unknown
      headers?: Record<string, string>
    } = {},
  ) =>
    api.ask(method, `${PREFIX}${toPath(path, id)}${query}`, {
      ...(token === '' ? {} : { token }),
      ...(takesBody ? { body } : {}),
      headers,
    })
  const codeOf = async (...asked: Parameters<typeof ask>) => {
    const { status, body } = await ask(...asked)
    return [status, body.code]
  }

  test('answers its club, with what is left of the rate limit', async () => {
    const { status, headers } = await ask(key, { id: await idFor(operation) })
    expect(status).toBe(success)
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-ratelimit-limit': String(LIMITS.pro),
      'x-ratelimit-remaining': expect.stringMatching(/^\d+$/),
      'x-ratelimit-reset': expect.stringMatching(/^\d{10}$/),
      'x-service-developer-tier': 'pro',
    })
  })

  test('takes the key from x-service-api-key too', async () => {
    const { status } = await api.ask(method, `${PREFIX}${toPath(path, await idFor(operation))}`, {
      headers: { 'x-service-api-key': key },
      ...(takesBody ? { body: valid() } : {}),
    })
    expect(status).toBe(success)
  })

  test('returns 401 without a valid key, with a code per fault', async () => {
    const now = new Date()
    const { club } = await addClub(api.club)
    const accessToken = await api.tokenFor(await addInstallation(api.club, club))
    expect(await codeOf('')).toEqual([401, 'missing_api_key'])
    expect(await codeOf(`${key.slice(0, -1)}0`)).toEqual([401, 'invalid_api_key'])
    expect(await codeOf(accessToken)).toEqual([401, 'invalid_api_key'])
    expect(await codeOf(await api.staffToken({ admin: true }))).toEqual([401, 'invalid_api_key'])
    const expired = await addApiKey(api.volunteer, clubId, { expiresAt: now })
    expect(await codeOf(expired)).toEqual([401, 'expired_api_key'])
    const revoked = await addApiKey(api.volunteer, clubId, { revokedAt: now })
    expect(await codeOf(revoked)).toEqual([401, 'revoked_api_key'])
  })

  test.each(scopes)('answers 403 to a key with every scope but %s', async (missing) => {
    const others = VOLUNTEER_SCOPES.filter((scope) => scope !== missing)
    const limited = await addApiKey(api.volunteer, clubId, { scopes: others })
    expect(await codeOf(limited)).toEqual([403, 'insufficient_scope'])
  })

  test('answers its documented statuses to a key with no scope but its own', async () => {
    const own = await addApiKey(api.volunteer, clubId, {
      scopes: VOLUNTEER_SCOPES.filter((scope) =>
        [...scopes, ...(SCOPES_OF_BODY[title] ?? [])].includes(scope),
      ),
    })
    const id = statuses.length > 1 ? await makeFresh(path) : await idFor(operation)
    for (const status of statuses) expect((await ask(own, { id })).status).toBe(status)
  })

  for (const scope of bodyScopes)
    test(`needs ${scope} besides for the bodies that say so`, async () => {
      const others = VOLUNTEER_SCOPES.filter((one) => one !== scope)
      const limited = await addApiKey(api.volunteer, clubId, { scopes: others })
      const body = toScopedBody(scope)
      expect(await codeOf(limited, { body })).toEqual([403, 'insufficient_scope'])
      const scopesOfBody = VOLUNTEER_SCOPES.filter((one) => [...scopes, scope].includes(one))
      const enough = await addApiKey(api.volunteer, clubId, { scopes: scopesOfBody })
      expect((await ask(enough, { body })).status).toBe(success)
    })

  test('counts against the tier of its key', async () => {
    const paid = await addAccount(api.volunteer, { plan: null, addOns: ['API_ACCESS_PLUS'] })
    const { headers } = await ask(await addApiKey(api.volunteer, paid))
    expect(headers['x-ratelimit-limit']).toBe(String(LIMITS.developerApi))
    expect(headers['x-service-developer-tier']).toBe('developer_api')
    const unpaid = await addAccount(api.volunteer, { plan: null })
    const refused = await ask(await addApiKey(api.volunteer, unpaid))
    expect(refused.headers['x-ratelimit-limit']).toBe(String(LIMITS.noTier))
    expect(refused.headers).not.toHaveProperty('x-service-developer-tier')
  })

  if (idempotencyKey === 'optional')
    test('answers a repetition under the same Idempotency-Key with the same answer', async () => {
      const asked = { body: valid(), headers: { 'idempotency-key': newUuid() } }
      const [first, second] = [await ask(key, asked), await ask(key, asked)]
      expect(first.status).toBe(success)
      expect(first.headers).not.toHaveProperty('idempotency-replayed')
      expect(second.headers).toHaveProperty('idempotency-replayed', 'true')
      expect([second.status, second.body]).toEqual([first.status, first.body])
    })
  else
    test('ignores an Idempotency-Key', async () => {
      const headers = { 'idempotency-key': 'x'.repeat(300) }
      const answer = await ask(key, { id: await idFor(operation), headers })
      expect(answer.status).toBe(success)
      expect(answer.headers).not.toHaveProperty('idempotency-replayed')
    })

  test('answers 403 to a club that lacks plan and add-on, or has switched its keys off', async () => {
    const webhooks = await addAccount(api.volunteer, { plan: null, addOns: ['WEBHOOKS_ACCESS'] })
    expect(await codeOf(await addApiKey(api.volunteer, webhooks))).toEqual([
      403,
      'feature_forbidden',
    ])
    expect(await codeOf(await addApiKey(api.volunteer, newUuid()))).toEqual([
      403,
      'feature_forbidden',
    ])
    const off = await addAccount(api.volunteer, { isIntegrationEnabled: false })
    expect(await codeOf(await addApiKey(api.volunteer, off))).toEqual([403, 'integration_disabled'])
  })

  test('answers 403 verein_mismatch for another club, and serves the named one', async () => {
    const id = await idFor(operation)
    expect(await codeOf(key, { id, query: `?vereinId=${newUuid()}` })).toEqual([
      403,
      'verein_mismatch',
    ])
    expect(await codeOf(key, { id, query: `?vereinId=${clubId.toUpperCase()}` })).toEqual([
      success,
      undefined,
    ])
  })

  if (hasId)
    test('answers 404 for what another club has as for nothing, and 400 for what is no id', async () => {
      const [foreign, missing] = [await ask(foreignKey), await ask(key, { id: newUuid() })]
      expect([foreign.status, missing.status]).toEqual([404, 404])
      expect(foreign.body).toEqual(missing.body)
      expect(foreign.body).toEqual({ error: expect.any(String), code: 'not_found' })
      expect(await codeOf(key, { id: 'e-1' })).toEqual([400, 'validation_failed'])
    })

  if (!(path in BODIES) && takesBody && method !== 'DELETE')
    test('answers 400 to a faulty body and 422 to dates in the wrong order', async () => {
      const named = await ask(key, { body: { ...NEW, name: 'G' } })
      expect([named.status, named.body.code]).toEqual([400, 'validation_failed'])
      expect(named.body.error).toMatch(/^name: /)
      const crossed = { ...NEW, end_date: '2099-06-30' }
      expect(await codeOf(key, { body: crossed })).toEqual([422, 'invalid_date_order'])
    })
})

describe('an API key of a volunteer club', () => {
  test.each(['SUSPENDED', 'CLOSED'])(
    'is refused with club_inactive, in REST and in the graph, while its club is %s',
    async (status) => {
      const { club } = await addClub(api.club)
      const token = await addApiKey(
        api.volunteer,
        await addAccount(api.volunteer, { clubId: club.id }),
      )
      const admin = await api.staffToken({ admin: true })
      const setStatus = async (to: string) => {
        const input = `{ clubId: "${club.id}", status: ${to} }`
        const query = `mutation { setClubStatus(input: ${input}) { club { status } } }`
        const { body } = await api.ask('POST', '/graphql', { token: admin, body: { query } })
        expect(body.data.setClubStatus.club.status).toBe(to)
      }
      const list = () => api.ask('GET', `${PREFIX}/events`, { token })
      expect((await list()).status).toBe(200)

      await setStatus(status)
      const refused = await list()
      expect([refused.status, refused.body.code]).toEqual([403, 'club_inactive'])
      expect(refused.headers).toHaveProperty('x-ratelimit-remaining')
      const query = '{ volunteerEvents { nodes { id } } }'
      const { body } = await api.ask('POST', '/graphql', { token, body: { query } })
      expect(body.errors[0].extensions.code).toBe('club_inactive')
      if (status === 'CLOSED') return
      await setStatus('ACTIVE')
      expect((await list()).status).toBe(200)
    },
  )

  test('has what its club has bought with the next request', async () => {
    const admin = await api.staffToken({ admin: true })
    const setPlan = (isPro: boolean) => {
      const input = `{ clubId: "${clubId}", isPro: ${isPro}, addOns: [] }`
      const query = `mutation { setVolunteerPlan(input: ${input}) { account { clubId } } }`
      return api.ask('POST', '/graphql', { token: admin, body: { query } })
    }
    const list = async () => (await api.ask('GET', `${PREFIX}/events`, { token: key })).status
    expect(await list()).toBe(200)
    await setPlan(false)
    expect(await list()).toBe(403)
    await setPlan(true)
    expect(await list()).toBe(200)
  })

  test('is no access token of the club API', async () => {
    const { status, body } = await api.ask('GET', '/v1/club/context', { token: key })
    expect([status, body.error.code]).toEqual([401, 'invalid_token'])
  })

  test('is good for the graph, within its scopes and its club', async () => {
    const query = `{ volunteerEvent(id: "${ids['eventId']}") { name } }`
    const ask = (token: string) => api.ask('POST', '/graphql', { token, body: { query } })
    expect((await ask(key)).body).toEqual({ data: { volunteerEvent: { name: 'Gala' } } })
    expect((await ask(foreignKey)).body).toEqual({ data: { volunteerEvent: null } })
    expect((await ask(`${key}0`)).status).toBe(401)
  })

  test('is refused with the next request after it was revoked', async () => {
    // Of its own: the club of all tests has as many keys as there may be.
    const ownClubId = await addAccount(api.volunteer)
    const owner = await api.staffToken({ clubs: [{ id: ownClubId, role: 'OWNER' }] })
    const graph = async (query: string) =>
      (await api.ask('POST', '/graphql', { token: owner, body: { query } })).body.data
    const { createApiKey: made } = await graph(
      `mutation { createApiKey(input: { clubId: "${ownClubId}", name: "Door", grantedScopes: [EVENTS_READ] }) {
        apiKey { id } secret
      } }`,
    )
    const list = () => api.ask('GET', `${PREFIX}/events`, { token: made.secret })
    expect((await list()).status).toBe(200)

    await graph(
      `mutation { revokeApiKey(input: { apiKeyId: "${made.apiKey.id}" }) { apiKey { id } } }`,
    )
    const { status, body } = await list()
    expect([status, body.code]).toEqual([401, 'revoked_api_key'])
  })
})
