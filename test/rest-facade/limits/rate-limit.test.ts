import { mock } from 'node:test'
import { afterEach, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../platform/caller.ts'
import type { RateLimiter } from '../../../platform/limits/rate-limit.ts'
import { Problem } from '../../../schema/problem.ts'
import { stopClocks } from '../../support/time/stopped-clocks.ts'
import { until } from '../../support/time/until.ts'
import { anApiKey, anInstallation, startSampleFacade, TOKEN } from '../sample-facade.ts'

const CLUB = '/v1/club/bookings/0198c5a0-0000-7000-8000-000000000001'
const VOLUNTEER = '/api/developer/v1/events/x'

async function ask(setup: Parameters<typeof startSampleFacade>[0], url: string, times = 1) {
  const { app } = await startSampleFacade(setup)
  const answers = []
  for (let call = 0; call < times; call += 1)
    answers.push(await app.inject({ url, headers: TOKEN }))
  return answers.map(({ statusCode: status, headers, body }) => ({ status, headers, body }))
}

afterEach(() => {
  mock.timers.reset()
  mock.restoreAll()
})

describe('the rate limit of the club API', () => {
  test('stands on every answer, and ends with 429 rate_limited', async () => {
    const [first, second] = await ask({ limits: { installation: 1 } }, CLUB, 2)
    expect(first?.headers).toMatchObject({
      'ratelimit-limit': '1',
      'ratelimit-remaining': '0',
      'ratelimit-reset': expect.stringMatching(/^(60|[1-5]?\d)$/),
    })
    expect(first?.headers['retry-after']).toBeUndefined()
    expect(second?.status).toBe(429)
    const wait = Number(second?.headers['retry-after'])
    expect(JSON.parse(second?.body ?? '')).toMatchObject({
      error: { code: 'rate_limited', details: { retry_after_seconds: wait } },
    })
    expect(second?.headers['ratelimit-reset']).toBe(String(wait))
  })

  test('stands on a refusal too', async () => {
    const [answer] = await ask({}, `${CLUB.slice(0, -1)}${'b'.repeat(300)}`)
    expect([answer?.status, answer?.headers['ratelimit-limit']]).toEqual([400, '1200'])
  })
})

describe('a request that is being counted', () => {
  const UNKNOWN = '/v1/club/bookings/0198c5a0-0000-7000-8000-000000000001?unknown=1'
  const USAGE = { limit: 1, isLocal: false, resetAtSeconds: 1, resetInSeconds: 1 }

  /** A limiter whose count the test gives, and a facade that uses it. */
  async function startCounted() {
    const count = Promise.withResolvers<boolean>()
    const limiter: RateLimiter = {
      consume: async () => ({ ...USAGE, remaining: 0, isExceeded: await count.promise }),
    }
    return { ...(await startSampleFacade({ limiter })), exceed: count.resolve }
  }

  test.each([
    [false, 200],
    [true, 429],
  ])(
    'runs a read meanwhile, and answers behind the count (exceeded: %s)',
    async (exceeds, status) => {
      const { app, executions, exceed } = await startCounted()
      const answering = app.inject({ url: CLUB, headers: TOKEN })
      await until(() => executions.length > 0)
      exceed(exceeds)
      expect((await answering).statusCode).toBe(status)
    },
  )

  test.each([
    ['a write', 'DELETE', `${CLUB.replace('bookings', 'webhook-endpoints')}`],
    ['a wrong read', 'GET', UNKNOWN],
  ] as const)('runs %s not at all when it exceeds the limit', async (_, method, url) => {
    const { app, executions, exceed } = await startCounted()
    exceed(true)
    expect((await app.inject({ method, url, headers: TOKEN })).statusCode).toBe(429)
    expect(executions).toEqual([])
  })

  test('runs no read of a caller who is known to be beyond the limit', async () => {
    const { app, executions } = await startSampleFacade({ limits: { installation: 1 } })
    for (const status of [200, 429, 429])
      expect((await app.inject({ url: CLUB, headers: TOKEN })).statusCode).toBe(status)
    expect(executions).toHaveLength(1)
  })
})

describe('the rate limit of the volunteer API', () => {
  test.each<[string, Caller, string, string | undefined]>([
    ['pro', anApiKey(), '180', 'pro'],
    ['add-on', anApiKey({ plan: null, addOns: ['api_access_plus'] }), '600', 'developer_api'],
    ['both', anApiKey({ addOns: ['api_access_plus'] }), '600', 'developer_api'],
    ['neither', anApiKey({ plan: null }), '60', undefined],
  ])('stands on every answer to a key of a club with %s', async (_, caller, limit, tier) => {
    mock.timers.enable({ apis: ['Date'], now: 1_780_000_000_000 })
    const [answer] = await ask({ caller }, VOLUNTEER)
    expect(answer?.headers['x-ratelimit-limit']).toBe(limit)
    expect(answer?.headers['x-ratelimit-remaining']).toBe(String(Number(limit) - 1))
    expect(answer?.headers['x-service-developer-tier']).toBe(tier)
    expect(answer?.headers['x-ratelimit-reset']).toBe('1780000060')
  })

  test('ends with 429 rate_limited, and the same reset', async () => {
    stopClocks()
    const setup = { caller: anApiKey(), limits: { pro: 2 } }
    const [, last, refused] = await ask(setup, VOLUNTEER, 3)
    expect([last?.status, refused?.status]).toEqual([400, 429])
    expect(JSON.parse(refused?.body ?? '')).toEqual({
      error: expect.any(String),
      code: 'rate_limited',
    })
    expect(refused?.headers['x-ratelimit-reset']).toBe(last?.headers['x-ratelimit-reset'])
    expect(refused?.headers['x-service-developer-tier']).toBe('pro')
  })
})

describe('an answer outside of the routes', () => {
  const callers = { club: anInstallation(), volunteer: anApiKey() }
  const HEADER = { club: 'ratelimit', volunteer: 'x-ratelimit' }
  const PATHS = [
    ['an unknown path', '/nothing', 404],
    ['an unknown method', '/webhook-endpoints', 404],
    ['an unknown method', '/webhooks', 404],
    ['a path that ends in a slash', '/events/', 404],
    ['an undecodable path', '/events/%zz', 400],
  ] as const
  const CASES = (['club', 'volunteer'] as const).flatMap((api) =>
    PATHS.map(([what, path, status]) => [api, what, path, status] as const),
  )

  test.each(CASES)(
    'of the %s API to %s (%s) shows the window of an accepted credential, and counts nothing',
    async (api, _what, path, status) => {
      const { app } = await startSampleFacade({
        caller: callers[api],
        limits: { installation: 2, pro: 2 },
      })
      const url = `${api === 'club' ? '/v1/club' : '/api/developer/v1'}${path}`
      const ask = (headers: Record<string, string>) => app.inject({ method: 'PUT', url, headers })
      for (const remaining of ['2', '2', '2']) {
        const answer = await ask(TOKEN)
        expect(answer.statusCode).toBe(status)
        expect(answer.headers).toMatchObject({
          [`${HEADER[api]}-limit`]: '2',
          [`${HEADER[api]}-remaining`]: remaining,
          [`${HEADER[api]}-reset`]: expect.stringMatching(/^\d+$/),
        })
        expect(answer.headers['retry-after']).toBeUndefined()
      }
      for (const credential of [null, 'Bearer guess']) {
        const answer = await ask(credential === null ? {} : { authorization: credential })
        expect(answer.statusCode).toBe(status)
        expect(Object.keys(answer.headers).join()).not.toContain('ratelimit')
      }
    },
  )

  test('stays what it is beyond the limit, without Retry-After', async () => {
    const { app } = await startSampleFacade({ limits: { installation: 0 } })
    const { statusCode, headers } = await app.inject({ url: '/v1/club/nothing', headers: TOKEN })
    expect([statusCode, headers['ratelimit-remaining'], headers['retry-after']]).toEqual([
      ...[404, '0', undefined],
    ])
  })

  test('counts a credential that is not accepted against its address', async () => {
    const { app } = await startSampleFacade({ limits: { credential: 1 } })
    const ask = (url: string) => app.inject({ url, headers: { authorization: 'Bearer guess' } })
    expect((await ask('/v1/club/nothing')).statusCode).toBe(404)
    expect((await ask(CLUB)).statusCode).toBe(429)
  })
})

describe('an installation that is not active', () => {
  test('is shown its window with its 403, which does not count', async () => {
    const { app } = await startSampleFacade({
      limits: { installation: 2 },
      caller: () => {
        const details = { installationId: 'installation-1' }
        throw new Problem('installation_inactive', 'It is not active.', details)
      },
    })
    for (const url of [CLUB, '/v1/club/nothing', CLUB]) {
      const { statusCode, headers, body } = await app.inject({ url, headers: TOKEN })
      expect(statusCode).toBe(url === CLUB ? 403 : 404)
      expect([headers['ratelimit-limit'], headers['ratelimit-remaining']]).toEqual(['2', '2'])
      expect(body).not.toContain('installation-1')
    }
  })
})

describe('requests that cannot be counted', () => {
  const limiter: RateLimiter = {
    consume: () => Promise.reject(new Problem('rate_limit_unavailable', 'No Redis.')),
  }

  test('are refused with 503, each API in its own words', async () => {
    const [club] = await ask({ limiter }, CLUB)
    expect([club?.status, JSON.parse(club?.body ?? '').error.code]).toEqual([
      503,
      'rate_limit_unavailable',
    ])
    const [volunteer] = await ask({ limiter, caller: anApiKey() }, VOLUNTEER)
    expect([volunteer?.status, JSON.parse(volunteer?.body ?? '').code]).toEqual([
      503,
      'service_unavailable',
    ])
    expect([club?.headers['retry-after'], volunteer?.headers['retry-after']]).toEqual(['5', '5'])
  })
})
