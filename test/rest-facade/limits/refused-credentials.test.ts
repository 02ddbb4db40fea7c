import { mock } from 'node:test'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type Credential, textOf } from '../../../platform/executor.ts'
import { makeClientAddress } from '../../../platform/http/client-address.ts'
import { LOOK_UPS_AT_ONCE, makeCredentialGuard } from '../../../platform/limits/credential-guard.ts'
import { makeRateLimiter } from '../../../platform/limits/rate-limit.ts'
import { MAX_IN_LINE } from '../../../platform/limits/turns.ts'
import { Problem } from '../../../schema/problem.ts'
import { stopClocks } from '../../support/time/stopped-clocks.ts'
import { anApiKey, anInstallation, startSampleFacade, TOKEN } from '../sample-facade.ts'

const CLUB = '/v1/club/bookings/0190c000-0000-7000-8000-000000000001'
const VOLUNTEER = '/api/developer/v1/events'
const WRONG = { authorization: 'Bearer wrong' }

describe('refused credentials', () => {
  test('count against their address, which is refused with 429 beyond the limit', async () => {
    const { app } = await startSampleFacade({ limits: { credential: 2 } })
    const answers = []
    for (const headers of [WRONG, { authorization: 'Bearer two words' }, WRONG, WRONG])
      answers.push(await app.inject({ url: CLUB, headers }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429, 429])
    expect(answers[3]?.json().error).toMatchObject({
      code: 'rate_limited',
      details: { retry_after_seconds: expect.any(Number) },
    })
    expect(answers[3]?.headers).toMatchObject({
      'ratelimit-limit': '2',
      'ratelimit-remaining': '0',
      'ratelimit-reset': expect.stringMatching(/^[1-9]\d*$/),
      'retry-after': expect.stringMatching(/^[1-9]\d*$/),
    })
  })

  test('count over both APIs together', async () => {
    const { app } = await startSampleFacade({ caller: anApiKey(), limits: { credential: 1 } })
    await app.inject({ url: CLUB, headers: WRONG })
    const refused = await app.inject({ url: VOLUNTEER, headers: { 'x-service-api-key': 'wrong' } })
    expect(refused.statusCode).toBe(429)
    expect(refused.json().code).toBe('rate_limited')
  })

  test('return 429 with Retry-After above the limit', async () => {
    const { app } = await startSampleFacade({ caller: anApiKey(), limits: { credential: 1 } })
    const ask = () => app.inject({ url: VOLUNTEER, headers: { 'x-service-api-key': 'wrong' } })
    await ask()
    for (const refused of [await ask(), await ask()]) {
      expect(refused.json().error).toContain('1 refused credentials from one address')
      expect(refused.headers).toMatchObject({
        'x-ratelimit-limit': '1',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': expect.stringMatching(/^\d{10}$/),
      })
    }
  })

  test('of a caller that the API does not serve count too', async () => {
    const { app } = await startSampleFacade({ caller: anApiKey(), limits: { credential: 1 } })
    const ask = async () => (await app.inject({ url: CLUB, headers: TOKEN })).statusCode
    expect([await ask(), await ask()]).toEqual([401, 429])
  })

  test('never refuse an access token that verifies', async () => {
    const { app } = await startSampleFacade({ limits: { credential: 1 } })
    const ask = async (headers: Record<string, string>) =>
      (await app.inject({ url: CLUB, headers })).statusCode
    const statuses = [await ask(WRONG), await ask(WRONG), await ask(TOKEN), await ask(WRONG)]
    expect(statuses).toEqual([401, 429, 200, 429])
  })

  test('are not the requests without any', async () => {
    const { app } = await startSampleFacade({ limits: { credential: 1 } })
    const ask = async () => (await app.inject({ url: CLUB })).statusCode
    expect([await ask(), await ask(), await ask()]).toEqual([401, 401, 401])
  })
})

describe('an address beyond its limit of refused credentials', () => {
  const GOOD = anInstallation()
  const HOME = '192.0.2.1'

  beforeEach(() => {
    stopClocks()
  })

  afterEach(() => mock.restoreAll())

  const CREDENTIALS: Record<Credential['kind'], (text: string) => Credential> = {
    bearer: (token) => ({ kind: 'bearer', token }),
    link: (token) => ({ kind: 'link', token }),
    device: (token) => ({ kind: 'device', token }),
    api_key: (key) => ({ kind: 'api_key', key }),
    ticket: (ticket) => ({ kind: 'ticket', ticket }),
  }

  /** A guard over credentials that are good when they begin with "good". */
  function aGuard(limit: number) {
    const guard = makeCredentialGuard(makeRateLimiter(), limit)
    const found: string[] = []
    const present = (kind: Credential['kind'], text: string, address = HOME) =>
      guard({
        address,
        read: () => CREDENTIALS[kind](text),
        async findCaller(credential) {
          found.push(textOf(credential))
          if (text.startsWith('revoked')) throw new Problem('api_key_revoked', 'It was revoked.')
          if (!text.startsWith('good')) throw new Problem('invalid_credential', 'No.')
          return GOOD
        },
      }).then(
        () => 'served',
        (error: Problem) => error.code,
      )
    const exceed = async () => {
      for (let n = 0; n <= limit; n += 1) await present('bearer', `wrong-${n}`)
      found.length = 0
    }
    return { present, found, exceed }
  }

  test.each(['bearer', 'link', 'api_key', 'ticket', 'device'] as const)(
    'serves a %s that verifies, seen before or not',
    async (kind) => {
      const { present, exceed } = aGuard(1)
      expect(await present(kind, 'good-known')).toBe('served')
      await exceed()
      expect(await present(kind, 'good-known')).toBe('served')
      expect(await present(kind, 'good-new')).toBe('served')
      expect(await present(kind, 'wrong')).toBe('rate_limited')
    },
  )

  const KINDS = ['api_key', 'ticket', 'device', 'link', 'bearer'] as const

  test.each(KINDS)(
    'is served a good %s that was never seen, however many wrong ones come with it',
    async (kind) => {
      const { present, exceed, found } = aGuard(1)
      await exceed()
      const wrong = Array.from({ length: 300 }, (_, n) => present(kind, `w${n}`))
      expect(await present(kind, 'good-new')).toBe('served')
      expect(new Set(await Promise.all(wrong))).toEqual(new Set(['rate_limited']))
      expect(found).toHaveLength(301)
    },
  )

  /** A guard whose look-ups end at a call of the test, and the texts that are looked up at the moment. */
  function aSlowGuard(limit: number) {
    const guard = makeCredentialGuard(makeRateLimiter(), limit)
    const running = new Map<string, (isGood: boolean) => void>()
    const present = (key: string, address = HOME) =>
      guard({
        address,
        read: () => ({ kind: 'api_key', key }),
        async findCaller() {
          const isGood = await new Promise<boolean>((resolve) => running.set(key, resolve))
          running.delete(key)
          if (!isGood) throw new Problem('invalid_credential', 'No.')
          return GOOD
        },
      }).then(
        () => 'served',
        (error: Problem) => error.code,
      )
    const end = async (isGood: (key: string) => boolean) => {
      for (const [key, finish] of running) finish(isGood(key))
      await new Promise(setImmediate)
    }
    return { present, running, end }
  }

  test('costs a few look-ups at a time, and known keys do not wait', async () => {
    const { present, running, end } = aSlowGuard(1)
    const known = present('good-known')
    await new Promise(setImmediate)
    await end(() => true)
    await known
    const wrong = Array.from({ length: 100 }, (_, n) => present(`w${n}`))
    const isGood = (key: string) => key.startsWith('good')
    const [again, fresh] = [present('good-known'), present('good-new')]
    await new Promise(setImmediate)
    expect([...running.keys()]).toEqual(['w0', 'w1', 'w2', 'w3', 'good-known'])
    let rounds = 0
    for (; running.size > 0; rounds += 1) {
      expect([...running.keys()].filter((key) => key !== 'good-known').length).toBeLessThanOrEqual(
        LOOK_UPS_AT_ONCE,
      )
      await end(isGood)
    }
    expect(rounds).toBeGreaterThanOrEqual(100 / LOOK_UPS_AT_ONCE)
    expect(await Promise.all([again, fresh])).toEqual(['served', 'served'])
    await Promise.all(wrong)
  })

  test('has a bounded number of keys that wait, and refuses none of another address for it', async () => {
    const { present, running, end } = aSlowGuard(1)
    const keys = Array.from({ length: MAX_IN_LINE + LOOK_UPS_AT_ONCE }, (_, n) => `w${n}`)
    const waiting = keys.map((key) => present(key))
    expect(await present('one more')).toBe('rate_limited')
    const elsewhere = present('good', '192.0.2.2')
    await new Promise(setImmediate)
    await end((key) => key === 'good')
    expect(await elsewhere).toBe('served')
    while (running.size > 0) await end(() => true)
    const answers = await Promise.all(waiting)
    expect(answers.slice(LOOK_UPS_AT_ONCE)).toEqual(Array(MAX_IN_LINE).fill('served'))
  })

  test('returns the code of a revoked key, and does not count it', async () => {
    const { present, exceed } = aGuard(1)
    for (let n = 0; n < 5; n += 1)
      expect(await present('api_key', 'revoked')).toBe('api_key_revoked')
    expect(await present('api_key', 'wrong')).toBe('invalid_credential')
    await exceed()
    expect(await present('api_key', 'revoked')).toBe('api_key_revoked')
  })

  test('makes a key unknown that was good and is no more', async () => {
    const { present, running, end } = aSlowGuard(1)
    for (const isGood of [true, false]) {
      const answer = present('vk_a')
      await new Promise(setImmediate)
      await end(() => isGood)
      await answer
    }
    const others = Array.from({ length: LOOK_UPS_AT_ONCE }, (_, n) => present(`w${n}`))
    const again = present('vk_a')
    await new Promise(setImmediate)
    expect([...running.keys()]).not.toContain('vk_a')
    while (running.size > 0) await end(() => false)
    expect(await again).not.toBe('served')
    await Promise.all(others)
  })

  test('leaves every other address alone, and is a whole /64 of IPv6', async () => {
    const { present, exceed } = aGuard(1)
    await exceed()
    expect(await present('api_key', 'wrong', '192.0.2.2')).toBe('invalid_credential')
    const codes = [
      await present('bearer', 'a', '2001:db8::1'),
      await present('bearer', 'b', '2001:db8::2'),
    ]
    expect(codes).toEqual(['invalid_credential', 'rate_limited'])
  })
})

describe('the address of a request for a socket', () => {
  const addressOf = (trusted: string[] | null, remoteAddress: string, forwarded?: string) =>
    makeClientAddress(trusted)({
      socket: { remoteAddress } as never,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    })

  test.each([
    ['its own without a proxy', null, '192.0.2.1', '203.0.113.9', '192.0.2.1'],
    ['its own where it is no proxy', ['10.0.0.0/8'], '192.0.2.1', '203.0.113.9', '192.0.2.1'],
    ['what the proxy saw', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9', '203.0.113.9'],
    [
      'what the first of several saw',
      ['10.0.0.0/8'],
      '10.1.2.3',
      '6.6.6.6, 203.0.113.9, 10.9.9.9',
      '203.0.113.9',
    ],
    ['the proxy itself, which sent no address', ['10.0.0.0/8'], '10.1.2.3', undefined, '10.1.2.3'],
    [
      'the same in the other spelling',
      ['10.0.0.0/8'],
      '::ffff:10.1.2.3',
      '2001:db8::1',
      '2001:db8::1',
    ],
    ['what a proxy of IPv6 saw', ['::1'], '::1', '203.0.113.9', '203.0.113.9'],
  ])('is %s', (_what, trusted, remote, forwarded, address) => {
    expect(addressOf(trusted, remote, forwarded)).toBe(address)
  })
})
