import { describe, expect, test } from '@jest/globals'
import type { Caller } from '../../platform/caller.ts'
import { makeCredentialGuard } from '../../platform/credential-guard.ts'
import { makeClientAddress } from '../../platform/http/client-address.ts'
import { Problem } from '../../platform/problem.ts'
import { makeRateLimiter } from '../../platform/rate-limit.ts'
import { anApiKey, anInstallation, startSampleFacade, TOKEN } from './sample-facade.ts'

const CLUB = '/v1/club/bookings/b'
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
  })

  test('count over both APIs together', async () => {
    const { app } = await startSampleFacade({ caller: anApiKey(), limits: { credential: 1 } })
    await app.inject({ url: CLUB, headers: WRONG })
    const refused = await app.inject({ url: VOLUNTEER, headers: { 'x-service-api-key': 'wrong' } })
    expect(refused.statusCode).toBe(429)
    expect(refused.json().code).toBe('rate_limited')
  })

  test('are told to who is refused for them, and when that ends', async () => {
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

  test('leave those alone that were good from there before', async () => {
    const { app } = await startSampleFacade({ limits: { credential: 1 } })
    const ask = async (headers: Record<string, string>) =>
      (await app.inject({ url: CLUB, headers })).statusCode
    const statuses = [await ask(TOKEN), await ask(WRONG), await ask(WRONG), await ask(TOKEN)]
    expect(statuses).toEqual([200, 401, 429, 200])
  })

  test('are not the requests without any', async () => {
    const { app } = await startSampleFacade({ limits: { credential: 1 } })
    const ask = async () => (await app.inject({ url: CLUB })).statusCode
    expect([await ask(), await ask(), await ask()]).toEqual([401, 401, 401])
  })
})

describe('an address that has presented too many', () => {
  const GOOD = anInstallation()

  function aGuard(limit: number) {
    const guard = makeCredentialGuard(makeRateLimiter(), limit)
    const asked: string[] = []
    const present = (address: string, token: string, caller: Caller | null = null) =>
      guard({
        address,
        read: () => ({ kind: 'bearer', token }),
        async findCaller() {
          asked.push(token)
          if (!caller) throw new Problem('invalid_credential', 'No.')
          return caller
        },
      }).catch((error: Problem) => error.code)
    return { present, asked }
  }

  test('costs no look-up any more, and no other address suffers from it', async () => {
    const { present, asked } = aGuard(1)
    await present('192.0.2.1', 'a')
    await present('192.0.2.1', 'b')
    expect(await present('192.0.2.1', 'c')).toBe('rate_limited')
    expect(asked).toEqual(['a', 'b'])
    expect(await present('192.0.2.2', 'd', GOOD)).toEqual(GOOD)
  })

  test('has a good credential wait too, unless it was good here before', async () => {
    const { present } = aGuard(1)
    expect(await present('192.0.2.1', 'known', GOOD)).toEqual(GOOD)
    await present('192.0.2.1', 'a')
    await present('192.0.2.1', 'b')
    expect(await present('192.0.2.1', 'known', GOOD)).toEqual(GOOD)
    expect(await present('192.0.2.1', 'new', GOOD)).toBe('rate_limited')
  })

  test('is a whole /64 of IPv6', async () => {
    const { present } = aGuard(1)
    const codes = [await present('2001:db8::1', 'a'), await present('2001:db8::2', 'b')]
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
    ['the proxy itself, which named nobody', ['10.0.0.0/8'], '10.1.2.3', undefined, '10.1.2.3'],
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
