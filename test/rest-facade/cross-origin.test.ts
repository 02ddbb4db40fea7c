import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addClub, addInstallation } from '../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../support/http/api.ts'

const ORIGIN = 'http://localhost:5173'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startTestApi()
  const home = await addClub(api.club)
  token = await api.tokenFor(await addInstallation(api.club, home.club))
})

afterAll(() => api.close())

const PATHS = [
  ['PUT', '/v1/club/booking-sources/8f14e45f-ceea-4e7a-8c3b-0d6f2f5f3a10/bookings/x'],
  ['PATCH', '/api/developer/v1/events/8f14e45f-ceea-4e7a-8c3b-0d6f2f5f3a10'],
  ['POST', '/graphql'],
] as const

describe('a page of this machine', () => {
  test.each(PATHS)('passes the preflight of %s %s', async (method, url) => {
    const { statusCode, headers } = await api.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin: ORIGIN,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, ORIGIN])
    expect(headers['access-control-allow-methods']).toContain(method)
    expect(headers['access-control-allow-headers']).toBe('authorization,content-type')
  })

  test.each(PATHS)('can read that %s %s needs a credential', async (method, url) => {
    const headers = { origin: ORIGIN, 'content-type': 'application/json' }
    const answered = await api.app.inject({ method, url, headers, payload: '{}' })
    expect(answered.statusCode).toBe(401)
    expect(answered.headers['access-control-allow-origin']).toBe(ORIGIN)
  })

  test('reads a resource and its rate limit by REST and by the graph', async () => {
    const headers = { origin: ORIGIN, authorization: `Bearer ${token}` }
    const rest = await api.app.inject({ url: '/v1/club/context', headers })
    const payload = { query: '{ installation { id } }' }
    const graph = await api.app.inject({ method: 'POST', url: '/graphql', headers, payload })
    for (const answered of [rest, graph]) {
      expect(answered.statusCode).toBe(200)
      expect(answered.headers).toMatchObject({
        'access-control-allow-origin': ORIGIN,
        'access-control-expose-headers': expect.stringContaining('RateLimit-Remaining'),
        'ratelimit-remaining': expect.any(String),
        vary: 'Origin',
      })
    }
  })

  test('can call no helper page', async () => {
    const { headers } = await api.app.inject({ url: '/helpers/', headers: { origin: ORIGIN } })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('a page of an origin that is not listed', () => {
  test.each(PATHS.slice(0, 2))('learns why the preflight of %s %s fails', async (method, url) => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': method }
    const { statusCode, body } = await api.app.inject({ method: 'OPTIONS', url, headers })
    expect(statusCode).toBe(404)
    expect(body).toContain('The origin of this preflight is not listed in CORS_ORIGINS.')
    const bare = await api.app.inject({ method: 'OPTIONS', url })
    expect(bare.body).toContain('and no OPTIONS.')
  })
})
