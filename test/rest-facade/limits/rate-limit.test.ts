import { mock } from 'node:test'
import { afterEach, describe, expect, test } from '@jest/globals'
import type { Caller } from '../../../platform/caller.ts'
import type { RateLimiter } from '../../../platform/limits/rate-limit.ts'
import { Problem } from '../../../schema/problem.ts'
import { stopClocks } from '../../support/time/stopped-clocks.ts'
import { until } from '../../support/time/until.ts'
import { anApiKey, startSampleFacade, TOKEN } from '../sample-facade.ts'

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
