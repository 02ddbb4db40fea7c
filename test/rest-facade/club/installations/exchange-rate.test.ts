import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { exchange } from '../../../support/club/installing.ts'
import { startTestApi, type TestApi } from '../../../support/http/api.ts'

const UNKNOWN = { code: 'x'.repeat(43), codeVerifier: 'v'.repeat(43) }
let api: TestApi
let behindProxy: TestApi

beforeAll(async () => {
  api = await startTestApi({ limits: { exchange: 2 } })
  behindProxy = await startTestApi({ limits: { exchange: 2 }, trustProxy: ['127.0.0.1'] })
})
afterAll(() => Promise.all([api.close(), behindProxy.close()]))

describe('the rate limit of exchanges', () => {
  const statusesOf = async (addresses: readonly string[]) => {
    const statuses = []
    for (const address of addresses)
      statuses.push((await exchange(behindProxy, UNKNOWN, { address })).status)
    return statuses
  }

  test('counts each address that a named proxy forwards by itself', async () => {
    const [one, other] = ['203.0.113.1', '203.0.113.2']
    expect(await statusesOf([one, one, one, other])).toEqual([400, 400, 429, 400])
  })

  test('counts what stands before the address that the proxy saw for nothing', async () => {
    const addresses = ['6.6.6.1, 203.0.113.9', '6.6.6.2, 203.0.113.9', '6.6.6.3, 203.0.113.9']
    expect(await statusesOf(addresses)).toEqual([400, 400, 429])
  })

  test('counts a /64 of IPv6 as one address, and IPv4 in either spelling', async () => {
    expect(await statusesOf(['2001:db8::1', '2001:db8::2', '2001:db8::3'])).toEqual([400, 400, 429])
    expect(await statusesOf(['2001:db8:0:1::1'])).toEqual([400])
    const mapped = ['192.0.2.7', '::ffff:192.0.2.7', '192.0.2.7']
    expect(await statusesOf(mapped)).toEqual([400, 400, 429])
  })

  test('takes no address from X-Forwarded-For that no named proxy sent', async () => {
    const statuses = []
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      statuses.push((await exchange(api, UNKNOWN, { address })).status)
    expect(statuses).toEqual([400, 400, 429])

    const { body, headers } = await exchange(api, UNKNOWN)
    expect(body.error).toMatchObject({
      code: 'rate_limited',
      details: { retry_after_seconds: expect.any(Number) },
    })
    expect(headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
})
