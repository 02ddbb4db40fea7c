import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import type { InjectOptions } from 'fastify'
import { scrape } from '../../platform/metrics/scrape.ts'
import {
  aBooking,
  aSnapshot,
  makeSharedFacades,
  startSampleFacade,
  TOKEN,
} from './sample-facade.ts'

const ID = '0190c000-0000-7000-8000-000000000001'
const BOOKING = '/v1/club/booking-sources/s/bookings/b'
const JSON_TYPE = { 'content-type': 'application/json' }

const sharedFacade = makeSharedFacades()

async function inject(options: InjectOptions, facade = sharedFacade()) {
  const { app } = await facade
  const response = await app.inject(options)
  // Holds for every answer, so every test here checks it.
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  return response
}

async function refusalOf(options: InjectOptions) {
  const response = await inject(options)
  const { error, ...rest } = response.json()
  expect(rest).toEqual({})
  const link = `<http://club.test/docs#error-${error.code}>; rel="help"`
  // Paths outside of the APIs have no codes of an API.
  expect(response.headers['link']).toBe(
    options.url?.toString().startsWith('/v1/') ? link : undefined,
  )
  expect(error.request_id).toBe(response.headers['x-request-id'])
  return { status: response.statusCode, code: error.code, rule: error.details?.issues[0].rule }
}

async function readCounts(series: readonly string[]): Promise<number[]> {
  const lines = (await scrape()).split('\n')
  return series.map((name) => {
    const line = lines.find((text) => text.startsWith(`${name} `))
    return Number(line?.slice(name.length) ?? 0)
  })
}

describe('a request that is in order', () => {
  test('is answered with the data of its operation, run for the caller under the request id', async () => {
    const facade = sharedFacade()
    const { headers, statusCode } = await inject(
      { url: `/v1/club/bookings/${ID}`, headers: TOKEN },
      facade,
    )
    expect(statusCode).toBe(200)
    const { executions } = await facade
    expect(executions).toMatchObject([
      {
        operation: 'GetBooking',
        variables: { id: ID },
        context: {
          requestId: headers['x-request-id'],
          caller: { installationId: 'installation-1' },
        },
      },
    ])
  })

  test('may be a HEAD, which has no body but its length', async () => {
    const url = `/v1/club/bookings/${ID}`
    const got = await inject({ url, headers: TOKEN })
    const head = await inject({ method: 'HEAD', url, headers: TOKEN })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(got.headers['content-length'])
  })

  test('has its body ignored when it is a GET', async () => {
    const options = { url: `/v1/club/bookings/${ID}`, headers: { ...TOKEN, ...JSON_TYPE } }
    expect((await inject({ ...options, payload: '{' })).statusCode).toBe(200)
  })

  test.each([
    ['a%2Fb', 'a/b'],
    ['a%2525', 'a%25'],
    ['%F0%9F%8E%BE'.repeat(200), '🎾'.repeat(200)],
    ['x'.repeat(200), 'x'.repeat(200)],
  ])('has path parameter %.20s decoded once', async (written, externalCourtId) => {
    const facade = sharedFacade()
    const url = `/v1/club/booking-sources/${ID}/court-mappings/${written}`
    await inject({ url, headers: TOKEN }, facade)
    const [{ variables } = {}] = (await facade).executions
    expect(variables).toEqual({ bookingSourceId: ID, externalCourtId })
  })

  test('has the header Idempotency-Replayed', async () => {
    const createBookingSource = { idempotentReplay: true, bookingSource: { id: 's' } }
    const { statusCode, headers } = await inject(
      {
        method: 'POST',
        url: '/v1/club/booking-sources',
        headers: { ...TOKEN, 'idempotency-key': 'k' },
        payload: { source_key: 'desk', name: 'Desk' },
      },
      startSampleFacade({ answer: () => ({ data: { createBookingSource } }) }),
    )
    expect({ statusCode, replayed: headers['idempotency-replayed'] }).toEqual({
      statusCode: 201,
      replayed: 'true',
    })
  })

  test('answers 202 when the match session did not follow', async () => {
    const putBooking = {
      booking: aBooking(),
      outcome: 'UPDATED',
      reconciliationStatus: 'REQUIRED',
    }
    const facade = startSampleFacade({ answer: () => ({ data: { putBooking } }) })
    const put = { method: 'PUT', url: BOOKING, headers: TOKEN, payload: aSnapshot() } as const
    expect((await inject(put, facade)).statusCode).toBe(202)
  })
})

describe('a path', () => {
  test.each([
    ['GET', '/v1/club', undefined],
    ['GET', '/v1/club/', undefined],
    ['GET', '/v1/club/nothing', undefined],
    ['GET', '/v1/club/bookings/b/c', undefined],
    ['GET', '/v1/clubs', undefined],
    ['GET', '/', undefined],
    ['DELETE', '/v1/club/bookings/b', 'GET, HEAD'],
    ['PATCH', '/v1/club/booking-sources?x=1', 'GET, HEAD, POST'],
    ['OPTIONS', BOOKING, 'PUT'],
    ['GET', BOOKING, 'PUT'],
  ] as const)('is unknown without a token: %s %s', async (method, url, allow) => {
    const response = await inject({ method, url })
    expect(response.statusCode).toBe(404)
    expect(response.json().error.code).toBe('not_found')
    expect(response.headers['allow']).toBe(allow)
    expect(response.json().error.message).toEqual(
      allow === undefined
        ? expect.stringMatching(/^(There is (no such path|nothing at this address)\.$|No path )/)
        : `This path takes ${allow}, and no ${method}.`,
    )
  })

  test.each(['/v1/club', '/v1/club/nothing', BOOKING])(
    'is unknown in the form of its API to a browser, too: %s',
    async (url) => {
      const headers = { accept: 'text/html' }
      expect(await refusalOf({ url, headers })).toMatchObject({ status: 404, code: 'not_found' })
    },
  )

  test.each(['/v1/club/nothing', '/nothing'])('stays unknown whatever is sent: %s', async (url) => {
    const post = { method: 'POST', url, payload: '{' } as const
    expect(await refusalOf({ ...post, headers: JSON_TYPE })).toMatchObject({ status: 404 })
    const headers = { 'content-type': 'nonsense' }
    expect(await refusalOf({ ...post, headers })).toMatchObject({ status: 404 })
  })

  test.each(['/v1/club/bookings/%zz', '/v1/club/bookings/%ff', '/%zz'])(
    'is refused with broken percent-encoding: %s',
    async (url) => {
      expect(await refusalOf({ url })).toMatchObject({ status: 400, code: 'invalid_request' })
    },
  )

  test.each([
    ['club', '/v1/club/bookings/%E0%A4%A', 'invalid_request'],
    ['volunteer', '/api/developer/v1/events/%zz', 'validation_failed'],
  ])('is counted with broken percent-encoding by the %s API', async (api, url, code) => {
    const { app } = await sharedFacade()
    const series = [
      `clubgate_refusals_total{api="${api}",code="${code}"}`,
      `clubgate_http_request_duration_seconds_count{api="${api}",route="unmatched",method="GET",status="400"}`,
    ]
    const before = await readCounts(series)
    await app.inject({ url })
    expect(await readCounts(series)).toEqual(before.map((count) => count + 1))
  })

  test('is refused with 201 characters of an id', async () => {
    const url = `/v1/club/bookings/${'x'.repeat(201)}`
    const refusal = { status: 400, code: 'invalid_request', rule: 'max_length' }
    expect(await refusalOf({ url, headers: TOKEN })).toEqual(refusal)
  })
})

describe('a body', () => {
  const put = (payload: string | Buffer | Readable, headers: Record<string, string> = JSON_TYPE) =>
    refusalOf({ method: 'PUT', url: BOOKING, headers: { ...TOKEN, ...headers }, payload })
  const refused = (rule: string) => ({ status: 400, code: 'invalid_request', rule })

  test.each<[string, string | Buffer, Record<string, string>, string]>([
    ['malformed', '{', JSON_TYPE, 'json'],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]), JSON_TYPE, 'utf8'],
    ['empty', '', JSON_TYPE, 'required'],
    ['not an object', '[]', JSON_TYPE, 'type'],
    ['of another type', '{}', { 'content-type': 'text/plain' }, 'content_type'],
    ['of a malformed type', '{}', { 'content-type': 'nonsense' }, 'content_type'],
    ['above 1 MiB', Buffer.alloc(1024 * 1024 + 1, ' '), JSON_TYPE, 'max_size'],
  ])('answers 400 invalid_request when it is %s', async (_what, payload, headers, rule) => {
    expect(await put(payload, headers)).toEqual(refused(rule))
  })

  test('answers 400 invalid_request above 1 MiB without a declared length', async () => {
    const chunks = Array(17).fill(Buffer.alloc(64 * 1024, ' '))
    expect(await put(Readable.from(chunks))).toEqual(refused('max_size'))
  })

  test('answers 400 invalid_request when it is nested too deep to mean anything', async () => {
    const nested = `${'{"status":'.repeat(50_000)}null${'}'.repeat(50_000)}`
    expect(await put(nested)).toMatchObject({ status: 400, code: 'invalid_request' })
  })

  test.each([
    ['{"status":"CONFIRMED","status":"CANCELLED"}', 'status'],
    ['{"a":[{},{"b":{"c":1,"\\u0063":2}}]}', 'a[1].b.c'],
  ])('answers 400 invalid_request when it names a member twice: %s', async (payload, path) => {
    const put = { method: 'PUT', url: BOOKING, headers: { ...TOKEN, ...JSON_TYPE } } as const
    const response = await inject({ ...put, payload })
    expect(response.json().error).toMatchObject({
      code: 'invalid_request',
      details: { issues: [{ in: 'body', path, rule: 'repeated_member' }] },
    })
  })

  test.each([
    ['anything', '{"grace":1}', 'unknown_property'],
    ['what is not JSON', '{', 'json'],
    ['a list', '[]', 'type'],
  ])(
    'answers 400 invalid_request when nothing is taken and it is %s',
    async (_what, payload, rule) => {
      const url = '/v1/club/webhook-endpoints/e/rotate-secret'
      const headers = { ...TOKEN, ...JSON_TYPE, 'idempotency-key': 'k' }
      expect(await refusalOf({ method: 'POST', url, headers, payload })).toEqual(refused(rule))
      const endpoint = { method: 'DELETE', url: '/v1/club/webhook-endpoints/e', headers } as const
      expect(await refusalOf({ ...endpoint, payload })).toEqual(refused(rule))
    },
  )

  test.each(['', '{}'])('may be %j where nothing is taken', async (payload) => {
    const rotateWebhookSecret = { id: 'e', signingSecret: 's', signingSecretVersion: 2 }
    const facade = startSampleFacade({ answer: () => ({ data: { rotateWebhookSecret } }) })
    const url = '/v1/club/webhook-endpoints/e/rotate-secret'
    const headers = { ...TOKEN, ...JSON_TYPE, 'idempotency-key': 'k' }
    const rotated = await inject({ method: 'POST', url, headers, payload }, facade)
    expect(rotated.statusCode).toBe(200)
  })

  test('is not looked at while path, query or key are wrong', async () => {
    const url = '/v1/club/booking-sources'
    const post = { method: 'POST', url, headers: { ...TOKEN, ...JSON_TYPE }, payload: '{' } as const
    expect((await refusalOf(post)).code).toBe('IDEMPOTENCY_KEY_REQUIRED')
  })
})

describe('a body that is declared to be too large', () => {
  test('is refused before any of it has arrived', async () => {
    const { app } = await startSampleFacade()
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const asked = request(url + BOOKING, {
      method: 'PUT',
      headers: { ...TOKEN, ...JSON_TYPE, 'content-length': 2 * 1024 * 1024 },
    })
    asked.flushHeaders()
    const [response] = await once(asked, 'response')
    expect(response.statusCode).toBe(400)
    asked.destroy()
    await app.close()
  })

  test.each([
    [BOOKING, 'PUT', 400],
    ['/v1/club/nothing', 'POST', 404],
  ])(
    'leaves the connection to %s open, for who is still sending would miss the answer',
    async (path, method, status) => {
      const { app } = await startSampleFacade()
      const url = await app.listen({ port: 0, host: '127.0.0.1' })
      const agent = new Agent({ keepAlive: true })
      const asked = request(url + path, { agent, method, headers: { ...TOKEN, ...JSON_TYPE } })
      asked.setHeader('content-length', 5 * 1024 * 1024)
      asked.flushHeaders()
      const [response] = await once(asked, 'response')
      expect(response.statusCode).toBe(status)
      expect(response.headers.connection).not.toBe('close')
      asked.end(Buffer.alloc(5 * 1024 * 1024, 'x'))
      await once(response.resume(), 'end')
      agent.destroy()
      await app.close()
    },
  )
})

describe('a body that is compressed', () => {
  test('is refused for that, not for the JSON that it is not', async () => {
    const options = { method: 'PUT', url: BOOKING, payload: gzipSync('{}') } as const
    const headers = { ...TOKEN, ...JSON_TYPE, 'content-encoding': 'gzip' }
    const { status, code, rule } = await refusalOf({ ...options, headers })
    expect([status, code, rule]).toEqual([400, 'invalid_request', 'content_encoding'])
  })
})

describe('a failure behind the facade', () => {
  test('returns 500 internal_error without details', async () => {
    const facade = startSampleFacade({
      answer: () => {
        throw new Error('ER_NO_SUCH_TABLE')
      },
    })
    const response = await inject({ url: `/v1/club/bookings/${ID}`, headers: TOKEN }, facade)
    expect(response.statusCode).toBe(500)
    expect(response.json().error.code).toBe('internal_error')
    expect(response.body).not.toContain('ER_NO_SUCH_TABLE')
  })

  test('answers 503 authorization_unavailable when a tier cannot be reached', async () => {
    const extensions = { code: 'dependency_unavailable' }
    const facade = startSampleFacade({
      answer: () => ({ errors: [{ message: 'Down.', extensions }] }),
    })
    const response = await inject({ url: `/v1/club/bookings/${ID}`, headers: TOKEN }, facade)
    expect(response.statusCode).toBe(503)
    expect(response.json().error.code).toBe('authorization_unavailable')
  })
})
