import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../platform/caller.ts'
import { newUuid } from '../../../platform/ids.ts'
import { makeRateLimiter, type RateLimiter } from '../../../platform/limits/rate-limit.ts'
import { MASKED_IN_REST, Problem } from '../../../schema/problem.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { tableNamesOf } from '../../support/database/describe-schema.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { checkInjected } from '../../support/openapi/check-injected.ts'
import { readExampleRequests, withCredential } from '../../support/openapi/example-requests.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'
import { anApiKey, anInstallation, type SampleFacade, startSampleFacade } from '../sample-facade.ts'

// Each operation is sent its documented example; `app.inject` holds every answer against the document.

type Product = 'club' | 'volunteer'
type Reply = Awaited<ReturnType<TestApi['app']['inject']>>

const REQUESTS = { club: readExampleRequests('club'), volunteer: readExampleRequests('volunteer') }

/** Status, code and message of a refusal, whose envelope has nothing else. */
function refusalOf(product: Product, { statusCode: status, headers, body }: Reply) {
  const answer = JSON.parse(body)
  if (product === 'volunteer') {
    const { error: message, code, ...rest } = answer
    expect(rest).toEqual({})
    return { status, code, message }
  }

  const { error, ...rest } = answer
  const { code, message, request_id, details: _details, ...more } = error
  expect([rest, more]).toEqual([{}, {}])
  expect(request_id).toBe(headers['x-request-id'])
  return { status, code, message }
}

describe('every operation of both APIs, before its request is executed,', () => {
  const callers = { club: anInstallation(), volunteer: anApiKey() }
  const counting: RateLimiter = makeRateLimiter()
  const failing: RateLimiter = {
    consume: () => Promise.reject(new Problem('rate_limit_unavailable', 'No Redis.')),
  }
  let caller: Caller
  let limiter: RateLimiter
  let facade: SampleFacade

  beforeAll(async () => {
    facade = await startSampleFacade({
      caller: () => caller,
      limits: { installation: 0, exchange: 0, pro: 0 },
      limiter: { consume: (...asked) => limiter.consume(...asked) },
    })
    checkInjected(facade.app)
  })

  test.each<[Product, number, string, RateLimiter]>([
    ['club', 429, 'rate_limited', counting],
    ['volunteer', 429, 'rate_limited', counting],
    ['club', 503, 'rate_limit_unavailable', failing],
    ['volunteer', 503, 'service_unavailable', failing],
  ])('of the %s API answers %i %s with Retry-After', async (product, status, code, used) => {
    caller = callers[product]
    limiter = used
    for (const request of REQUESTS[product]) {
      const reply = await facade.app.inject(withCredential(request, 'sample-token'))
      const refusal = refusalOf(product, reply)
      expect({ name: request.name, ...refusal }).toMatchObject({ name: request.name, status, code })
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(facade.executions).toEqual([])
  })
})

describe('every operation of both APIs, when it is executed,', () => {
  let api: TestApi
  let tokens: Readonly<Record<Product, string>>

  beforeAll(async () => {
    api = await startTestApi()
    const { club } = await addClub(api.club)
    const installation = await addInstallation(api.club, club)
    const key = await addApiKey(api.volunteer, await addAccount(api.volunteer))
    tokens = { club: await api.tokenFor(installation), volunteer: key }
  })

  // The tests below have closed the databases, unless one of them was left out.
  afterAll(() => Promise.allSettled([api.app.close(), api.club.close(), api.volunteer.close()]))

  const askEvery = async (product: Product, expected: object) => {
    for (const request of REQUESTS[product]) {
      const reply = await api.app.inject(withCredential(request, tokens[product]))
      expect([request.name, refusalOf(product, reply)]).toEqual([request.name, expected])
      expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    }
  }

  test.each<[Product, string, object, (database: Database) => Promise<unknown>]>([
    [
      'club',
      '/v1/club/booking-sources',
      { source_key: 'desk', name: 'Desk' },
      (database) => database.query('UPDATE idempotent_answers SET answer = reverse(answer)'),
    ],
    [
      'volunteer',
      '/api/developer/v1/automation/workflows',
      {
        ...{ name: 'Welcome', trigger: { type: 'manual' } },
        actions: [{ type: 'send_message', body: 'Hello.' }],
      },
      (database) => database.query('UPDATE idempotent_answers SET answer = left(answer, 20)'),
    ],
  ])(
    'of the %s API › POST %s answers 500 to a repetition whose stored answer is damaged',
    async (product, path, body, damage) => {
      const ask = () => api.ask('POST', path, { token: tokens[product], body, headers })
      const headers = { 'idempotency-key': newUuid() }
      expect((await ask()).status).toBe(201)
      await damage(api[product])
      const { status, body: refusal } = await ask()
      const { code } = product === 'club' ? refusal.error : refusal
      expect([status, code]).toEqual([500, 'idempotency_replay_failed'])
    },
  )

  test('of the volunteer API answers 400 invalid_json to a body that is no JSON', async () => {
    const url = '/api/developer/v1/events'
    const headers = { authorization: `Bearer ${tokens.volunteer}` }
    const type = { 'content-type': 'application/json' }
    const request = { method: 'POST', url, headers: { ...headers, ...type }, payload: '{' } as const
    const { status, code } = refusalOf('volunteer', await api.app.inject(request))
    expect([status, code]).toEqual([400, 'invalid_json'])
  })

  test.each<[Product, readonly string[], string[]]>([
    [
      'club',
      ['installations', 'applications', 'clubs'],
      // Looking up a caller does not read it; the operation of these tables does.
      ['ALTER TABLE clubs RENAME COLUMN currency TO former_currency'],
    ],
    ['volunteer', ['api_keys', 'accounts', 'inactive_clubs'], []],
  ])(
    'of the %s API answers 500 internal_error, without its cause, when its tables are missing',
    async (product, ofCallers, more) => {
      const tables = await tableNamesOf(api[product])
      const renamed = tables.filter((table) => !ofCallers.includes(table))
      for (const table of renamed)
        await api[product].query(`RENAME TABLE ${table} TO former_${table}`)
      for (const statement of more) await api[product].query(statement)
      await askEvery(product, { status: 500, ...MASKED_IN_REST })
    },
  )

  test.each<[Product, string]>([
    ['volunteer', 'service_unavailable'],
    ['club', 'authorization_unavailable'],
  ])('of the %s API answers 503 while its database is away', async (product, code) => {
    await api[product].close()
    await askEvery(product, { status: 503, code, message: expect.any(String) })
  })
})
