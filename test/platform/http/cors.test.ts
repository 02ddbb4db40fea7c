import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { type CorsSetup, EXPOSED_HEADERS } from '../../../platform/http/cors.ts'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'
import { readDocument } from '../../support/openapi/documents.ts'

const PAGE = 'https://dashboard.example.com'
const LISTED: CorsSetup = {
  origins: [PAGE],
  allowsLoopback: false,
  paths: ['/v1/club', '/graphql'],
}
const SANDBOX: CorsSetup = { ...LISTED, origins: [], allowsLoopback: true }

const servers: FastifyInstance[] = []
let listed: FastifyInstance
let sandbox: FastifyInstance
let closed: FastifyInstance

beforeAll(() => {
  listed = aServer(LISTED)
  sandbox = aServer(SANDBOX)
  closed = aServer({ ...LISTED, origins: [] })
})

afterAll(() => Promise.all(servers.map((app) => app.close())))

function aServer(cors: CorsSetup): FastifyInstance {
  const app = makeHttpServer({ log: makeLog('silent'), cors })
  servers.push(app)
  app.get('/v1/club/context', async () => ({}))
  app.get('/v1/clubs', async () => ({}))
  app.get('/v1/club/broken', async () => {
    throw new Error('broken')
  })
  return app
}

async function ask(app: FastifyInstance, origin: string | undefined, url = '/v1/club/context') {
  const headers = origin === undefined ? {} : { origin }
  const { statusCode, headers: answered } = await app.inject({ url, headers })
  return { status: statusCode, allowed: answered['access-control-allow-origin'], answered }
}

async function preflight(app: FastifyInstance, origin: string, asked: Record<string, string> = {}) {
  const headers = { origin, 'access-control-request-method': 'PUT', ...asked }
  return app.inject({ method: 'OPTIONS', url: '/v1/club/context', headers })
}

describe('a response to a page of an allowed origin', () => {
  test('names that origin, exposes the headers, and has no credentials mode', async () => {
    const { status, allowed, answered } = await ask(listed, PAGE)
    expect([status, allowed]).toEqual([200, PAGE])
    const exposed = String(answered['access-control-expose-headers']).split(', ')
    expect(exposed).toEqual(expect.arrayContaining(['X-Request-Id', 'RateLimit-Remaining']))
    expect(answered['access-control-allow-credentials']).toBeUndefined()
    expect(answered['vary']).toBe('Origin')
  })

  test.each([
    ['an unknown path', '/v1/club/nothing', 404],
    ['a failure', '/v1/club/broken', 500],
    ['an address that cannot be decoded', '/v1/club/%zz', 400],
    ['the prefix alone', '/graphql?query=x', 404],
  ])('is readable for %s', async (_what, url, status) => {
    expect(await ask(listed, PAGE, url)).toMatchObject({ status, allowed: PAGE })
  })

  test.each(['/v1/clubs', '/helpers/', '/'])('is not readable at %s', async (url) => {
    expect((await ask(listed, PAGE, url)).allowed).toBeUndefined()
  })
})

describe('a response to a page of another origin', () => {
  test.each([
    'https://evil.example.com',
    'null',
    'http://dashboard.example.com',
    'https://dashboard.example.com:8443',
    'https://dashboard.example.com.evil.example',
    `${PAGE}, https://evil.example.com`,
    'http://localhost:3000',
    `https://${'a'.repeat(8_000)}`,
  ])('has no permission for %s, and says that it depends on the origin', async (origin) => {
    const { status, allowed, answered } = await ask(listed, origin)
    expect([status, allowed, answered['vary']]).toEqual([200, undefined, 'Origin'])
  })

  test('has no permission where no origin is listed', async () => {
    const { allowed, answered } = await ask(closed, 'http://localhost:3000')
    expect([allowed, answered['vary']]).toEqual([undefined, undefined])
  })

  test('leaves its preflight to the path', async () => {
    const { statusCode, headers } = await preflight(listed, 'https://evil.example.com')
    expect(statusCode).toBe(404)
    expect(headers['access-control-allow-methods']).toBeUndefined()
  })
})

describe('a sandbox', () => {
  test.each(['http://localhost:3000', 'http://127.0.0.1:5173', 'http://localhost'])(
    'allows %s',
    async (origin) => {
      expect((await ask(sandbox, origin)).allowed).toBe(origin)
    },
  )

  test.each([
    'https://localhost.evil.example',
    'http://localhost:3000.evil.example',
    'http://127.0.0.10:3000',
    'http://localhost:',
  ])('does not allow %s', async (origin) => {
    expect((await ask(sandbox, origin)).allowed).toBeUndefined()
  })
})

describe('a preflight', () => {
  test('is answered with 204 before any route, with the methods and the headers that it asks for', async () => {
    const asked = { 'access-control-request-headers': 'authorization,idempotency-key' }
    const { statusCode, headers, body } = await preflight(listed, PAGE, asked)
    expect([statusCode, body]).toEqual([204, ''])
    expect(headers).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'authorization,idempotency-key',
      'access-control-max-age': '7200',
      vary: 'Origin, Access-Control-Request-Headers',
      'x-request-id': expect.any(String),
    })
  })

  test.each(['a\tb', 'a;b', 'x'.repeat(2_001)])(
    'does not repeat header names that none can be',
    async (names) => {
      const asked = { 'access-control-request-headers': names }
      const { statusCode, headers } = await preflight(listed, PAGE, asked)
      expect([statusCode, headers['access-control-allow-headers']]).toEqual([204, undefined])
    },
  )

  test('needs the method of the request; other OPTIONS reach their path', async () => {
    const headers = { origin: PAGE }
    const { statusCode } = await listed.inject({ method: 'OPTIONS', url: '/v1/club/x', headers })
    expect(statusCode).toBe(404)
  })
})

/** The names of all headers that the documents describe, wherever a part of them has `headers`. */
function headersIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []

  const { headers, ...others } = part as Record<string, unknown>
  const names = Array.isArray(part) ? [] : Object.keys(headers ?? {})
  return [...names, ...Object.values(others).flatMap(headersIn)]
}

test('every header that an OpenAPI document describes is exposed to pages', () => {
  const documents = [readDocument('club'), readDocument('volunteer')]
  const described = [...new Set(documents.flatMap(headersIn))]
  expect(described.length).toBeGreaterThan(8)
  const exposed: readonly string[] = EXPOSED_HEADERS
  expect(described.filter((name) => !exposed.includes(name))).toEqual([])
})
