import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { CLUB_ROUTES } from '../../../rest-facade/club/routes/index.ts'
import type { Route } from '../../../rest-facade/route.ts'
import { VOLUNTEER_ROUTES } from '../../../rest-facade/volunteer/routes/index.ts'
import { addSource, aSnapshot } from '../../support/club/club-source.ts'
import { addClub, addInstallation } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let api: TestApi
let token: string
let first: string

beforeAll(async () => {
  api = await startTestApi()
  const home = await addClub(api.club, { courts: 20 })
  token = await api.tokenFor(await addInstallation(api.club, home.club))
  const sourceId = await addSource(api, home, token)
  for (let n = 1; n <= 12; n += 1) {
    const path = `/v1/club/booking-sources/${sourceId}/bookings/${n}`
    const { body } = await api.ask('PUT', path, { token, body: aSnapshot() })
    if (n === 1) first = body.data.id
  }
})

afterAll(() => api.close())

const read = (path: string, acceptEncoding?: string) =>
  api.app.inject({
    url: `/v1/club/${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }),
    },
  })

describe('an answer of 2 KiB and more', () => {
  test('is compressed for callers that accept it, also for two at once', async () => {
    const plain = await read('bookings')
    const answers = await Promise.all([
      read('bookings', 'gzip'),
      read('bookings', 'br, gzip;q=0.8'),
    ])
    for (const { statusCode, headers, rawPayload } of answers) {
      expect([statusCode, headers['content-encoding']]).toEqual([200, 'gzip'])
      expect(headers.vary).toContain('Accept-Encoding')
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
      expect(String(gunzipSync(rawPayload))).toBe(plain.body)
    }
  })

  test.each([undefined, 'identity', 'br', 'gzip;q=0', 'gzip; q=0.000, br'])(
    'is as it is for a caller that accepts %s',
    async (accepted) => {
      const { headers, body } = await read('bookings', accepted)
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers.vary).toContain('Accept-Encoding')
      expect(JSON.parse(body).data).toHaveLength(12)
    },
  )
})

test('an answer that is not sent again varies as it did', async () => {
  const [from, to] = [1, 2].map((day) => new Date(Date.now() + day * DAY_MS).toISOString())
  const free = (headers: Record<string, string>) =>
    api.app.inject({
      url: `/v1/club/courts/availability?from=${from}&to=${to}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
    })
  const whole = await free({})
  const again = await free({ 'if-none-match': String(whole.headers.etag) })
  expect([whole.statusCode, again.statusCode]).toEqual([200, 304])
  expect(whole.headers.vary).toContain('Accept-Encoding')
  expect(again.headers).toMatchObject({ etag: whole.headers.etag, vary: whole.headers.vary })
})

test('a shorter answer, and a refusal, are as they are', async () => {
  for (const path of [`bookings/${first}`, 'bookings?limit=no']) {
    const { headers, body } = await read(path, 'gzip')
    expect(headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(body)).toEqual(expect.any(Object))
  }
})

/** Members that a caller sees once, and keeps to itself. */
const SECRET = /^(\w+_)?(secret|ticket|token|password)$/

function membersOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as { properties?: object }
  return [...Object.keys(properties), ...Object.values(schema).flatMap(membersOf)]
}

const showsSecret = ({ answers }: Route): boolean =>
  Object.values(answers)
    .flatMap((body) =>
      body === null ? [] : membersOf(z.toJSONSchema(body, { unrepresentable: 'any' })),
    )
    .some((name) => SECRET.test(name))

test('the answers of all routes with a secret are never compressed, and they alone', () => {
  const routes: Route[] = [...CLUB_ROUTES, ...VOLUNTEER_ROUTES]
  const named = (some: Route[]) => some.map(({ method, path }) => `${method} ${path}`)
  const secret = routes.filter(showsSecret)
  expect(named(secret).length).toBeGreaterThan(3)
  expect(named(routes.filter(({ hasSecret }) => hasSecret))).toEqual(named(secret))
})
