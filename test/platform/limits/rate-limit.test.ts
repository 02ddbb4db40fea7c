import { createServer } from 'node:net'
import { mock } from 'node:test'
import { afterEach, describe, expect, test } from '@jest/globals'
import { connectRedis } from '../../../platform/bus/redis.ts'
import type { ApiKeyCaller, Caller } from '../../../platform/caller.ts'
import { CALLER_LIMITS, makeCountCall } from '../../../platform/limits/caller-limit.ts'
import { MAX_COUNTED_KEYS } from '../../../platform/limits/limit.ts'
import { toRateHeaders } from '../../../platform/limits/rate-headers.ts'
import { makeRateLimiter, refuseExceeded } from '../../../platform/limits/rate-limit.ts'
import { makeLog } from '../../../platform/log.ts'
import type { AddOn } from '../../../schema/volunteer/plans.ts'
import { stopClocks } from '../../support/time/stopped-clocks.ts'

const DAY_MS = 86_400_000
const LIMIT = { name: 'sample', key: 'a', points: 3, windowSeconds: 60 }

afterEach(() => mock.restoreAll())

describe('a rate limit', () => {
  test('counts down, and refuses the first call above it', async () => {
    const limiter = makeRateLimiter()
    const seen = []
    for (let call = 0; call < 5; call += 1) seen.push(await limiter.consume(LIMIT))
    expect(seen.map(({ limit }) => limit)).toEqual([3, 3, 3, 3, 3])
    expect(seen.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0, 0])
    expect(seen.map(({ isExceeded }) => isExceeded)).toEqual([false, false, false, true, true])
  })

  test('accepts exactly its number of concurrent calls', async () => {
    const limiter = makeRateLimiter()
    const calls = await Promise.all(Array.from({ length: 50 }, () => limiter.consume(LIMIT)))
    expect(calls.filter(({ isExceeded }) => !isExceeded)).toHaveLength(3)
  })

  test('has a counter for each key and each name', async () => {
    const limiter = makeRateLimiter()
    await limiter.consume(LIMIT)
    expect(await limiter.consume({ ...LIMIT, key: 'b' })).toMatchObject({ remaining: 2 })
    expect(await limiter.consume({ ...LIMIT, name: 'other' })).toMatchObject({ remaining: 2 })
    expect(await makeRateLimiter().consume(LIMIT)).toMatchObject({ remaining: 2 })
  })

  test('reports the end of its window, and resets then', async () => {
    const limiter = makeRateLimiter()
    const once = { ...LIMIT, points: 1, windowSeconds: 1 }
    const clocks = stopClocks(1_780_000_000_250)
    const reset = { resetAtSeconds: 1_780_000_002, resetInSeconds: 1 }
    expect(await limiter.consume(once)).toMatchObject({ isExceeded: false, ...reset })
    clocks.pass(999)
    expect(await limiter.consume(once)).toMatchObject({ isExceeded: true, ...reset })
    clocks.pass(1)
    expect(await limiter.consume(once)).toMatchObject({ isExceeded: false })
  })

  test('has a window that no step of the machine’s clock prolongs or ends', async () => {
    const limiter = makeRateLimiter()
    const once = { ...LIMIT, points: 1, windowSeconds: 1 }
    const clocks = stopClocks(1_780_000_000_250)
    clocks.step(400 * DAY_MS)
    await limiter.consume(once)
    clocks.step(-400 * DAY_MS)
    expect(await limiter.consume(once)).toMatchObject({ isExceeded: true, resetInSeconds: 1 })
    clocks.pass(1_000)
    expect(await limiter.consume(once)).toMatchObject({ isExceeded: false })
  })

  test('is read without counting, also when no window is open', async () => {
    const limiter = makeRateLimiter()
    const unused = { limit: 3, remaining: 3, resetsAt: null }
    expect(await limiter.peek(LIMIT)).toEqual(unused)
    await limiter.consume(LIMIT, 2)
    for (let reads = 0; reads < 4; reads += 1)
      expect(await limiter.peek(LIMIT)).toMatchObject({ remaining: 1, resetsAt: expect.any(Date) })
    await limiter.consume(LIMIT, 5)
    expect(await limiter.peek(LIMIT)).toMatchObject({ limit: 3, remaining: 0 })
    stopClocks(Date.now()).pass(60_001)
    expect(await limiter.peek(LIMIT)).toEqual(unused)
  })

  test('keeps a limited number of counters, and evicts the least recently used', async () => {
    const limiter = makeRateLimiter()
    await limiter.consume(LIMIT)
    for (let n = 0; n < MAX_COUNTED_KEYS - 1; n += 1)
      await limiter.consume({ ...LIMIT, key: `flood-${n}` })
    expect(await limiter.consume({ ...LIMIT, key: 'flood-0' })).toMatchObject({ remaining: 1 })
    await limiter.consume({ ...LIMIT, key: 'one more' })
    expect(await limiter.consume(LIMIT)).toMatchObject({ remaining: 2 })
  })

  test('refuses with rate_limited and the seconds to wait', async () => {
    const limiter = makeRateLimiter()
    const once = { ...LIMIT, points: 1 }
    expect(() => refuseExceeded({ ...USAGE, isExceeded: false })).not.toThrow()
    await limiter.consume(once)
    const usage = await limiter.consume(once)
    expect(() => refuseExceeded(usage)).toThrow(
      expect.objectContaining({
        code: 'rate_limited',
        details: { limit: 1, retryAfterSeconds: 60, resetAtSeconds: expect.any(Number) },
      }),
    )
  })
})

const USAGE = {
  limit: 3,
  remaining: 2,
  isExceeded: false,
  isLocal: false,
  resetAtSeconds: 1_780_000_000,
  resetInSeconds: 12,
}

describe('the rate headers', () => {
  test('contain limit, remaining calls and seconds to the reset, and Retry-After only after a refusal', () => {
    const headers = { 'ratelimit-limit': '3', 'ratelimit-remaining': '2', 'ratelimit-reset': '12' }
    expect(toRateHeaders(USAGE)).toEqual(headers)
    expect(toRateHeaders({ ...USAGE, isExceeded: true })).toEqual({
      ...headers,
      'retry-after': '12',
    })
  })
})

describe('a rate limit in Redis', () => {
  test('is counted per process while Redis is down, which the headers report', async () => {
    const redis = await connectRedis(`redis://127.0.0.1:${await aClosedPort()}`, makeLog('silent'))
    try {
      const limiter = makeRateLimiter({ redis })
      const seen = []
      for (let call = 0; call < 4; call += 1) seen.push(await limiter.consume(LIMIT))
      expect(seen.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0])
      expect(seen.map(({ isExceeded }) => isExceeded)).toEqual([false, false, false, true])
      expect(seen.map(toRateHeaders)).toEqual(
        seen.map(() => expect.objectContaining({ 'x-ratelimit-scope': 'process' })),
      )
    } finally {
      redis.disconnect()
    }
  })
})

function aClosedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

function anApiKey(plan: 'PRO' | null, addOns: readonly AddOn[], apiKeyId = 'key-1'): ApiKeyCaller {
  return {
    kind: 'api_key',
    apiKeyId,
    clubId: 'club-1',
    scopes: [],
    plan,
    addOns,
    isIntegrationEnabled: true,
    isClubActive: true,
  }
}

describe('the rate limit of a caller', () => {
  const installation: Caller = {
    kind: 'installation',
    installationId: 'i',
    applicationId: 'a',
    provider: 'p',
    organizationId: 'o',
    clubId: 'club-1',
    scopes: [],
  }
  const staff: Caller = { kind: 'staff', subject: 's', isAdmin: false, roles: [] }

  test.each<[string, Caller, number, string | null]>([
    ['an installation', installation, 1200, null],
    ['staff', staff, 1200, null],
    ['a key of a pro club', anApiKey('PRO', []), 180, 'pro'],
    ['a key of a pro club with webhooks', anApiKey('PRO', ['webhooks_access']), 180, 'pro'],
    ['a key with the add-on', anApiKey(null, ['api_access_plus']), 600, 'developer_api'],
    ['a key with plan and add-on', anApiKey('PRO', ['api_access_plus']), 600, 'developer_api'],
    ['a key with neither', anApiKey(null, ['webhooks_access']), 60, null],
  ])('for %s is the limit of its plan', async (_, caller, limit, tier) => {
    expect(await makeCountCall(makeRateLimiter())(caller)).toMatchObject({
      limit,
      remaining: limit - 1,
      tier,
    })
  })

  test('is shared by all keys of a Pro club, and separate for every other key', async () => {
    const countCall = makeCountCall(makeRateLimiter(), { ...CALLER_LIMITS, pro: 9, noTier: 9 })
    await countCall(anApiKey('PRO', [], 'key-1'))
    expect(await countCall(anApiKey('PRO', [], 'key-2'))).toMatchObject({ remaining: 7 })
    await countCall(anApiKey(null, [], 'key-1'))
    expect(await countCall(anApiKey(null, [], 'key-2'))).toMatchObject({ remaining: 8 })
  })
})
