import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestApi, type TestApi } from '../support/api.ts'
import { exchange } from '../support/installing.ts'

const UNKNOWN = { code: 'x'.repeat(43), codeVerifier: 'v'.repeat(43) }
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ limits: { exchange: 2 } })
})
afterAll(() => api.close())

describe('the rate limit of exchanges', () => {
  test('counts each address by itself, and a forwarded one only from a named proxy', async () => {
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
