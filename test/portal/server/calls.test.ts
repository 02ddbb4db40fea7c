import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../../schema/problem.ts'
import {
  aGraph,
  OF_PAGE,
  refusing,
  type SampleIssuer,
  signIn,
  startPortal,
  startSampleIssuer,
} from './sample-portal.ts'

let issuer: SampleIssuer
let app: FastifyInstance
let cookie: string
const graph = aGraph()
const fresh = { ...graph }

beforeAll(async () => {
  issuer = await startSampleIssuer()
  const { url } = issuer
  app = await startPortal({
    executor: graph,
    issuer: { url, clientId: 'portal', clientSecret: null, scope: 'openid' },
  })
  cookie = (await signIn(app, issuer)) ?? ''
})

beforeEach(() => {
  Object.assign(graph, { ...fresh, executed: [] })
})

afterAll(async () => {
  await app.close()
  await issuer.close()
})

function call(body: unknown, headers: Record<string, string | undefined> = {}) {
  return app.inject({
    method: 'POST',
    url: '/portal/api/operations',
    headers: present({ ...OF_PAGE, cookie, 'content-type': 'application/json', ...headers }),
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

function present(headers: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Record<string, string>
}

const SHELL = { name: 'PortalShell', variables: {} }

describe('a call of a page', () => {
  test('executes a registered operation of the portal as its person', async () => {
    const answer = await call({ name: 'PortalShell', variables: { a: 1 } })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      data: { clubs: { nodes: [] } },
      requestId: answer.headers['x-request-id'],
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(graph.executed).toEqual([
      { name: 'PortalShell', variables: { a: 1 }, client: 'clubgate-portal' },
    ])
  })

  test.each([
    ['without its header', { 'x-clubgate-portal': '' }],
    ['of another origin', { origin: 'https://evil.test' }],
    ['of no origin', { origin: undefined }],
    ['of an origin that only begins so', { origin: 'https://club.test.evil.test' }],
    ['of the same host without TLS', { origin: 'http://club.test' }],
  ])('is refused %s', async (_what, headers) => {
    const answer = await call(SHELL, headers)
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([403, 'forbidden'])
    expect(graph.executed).toEqual([])
  })

  test('is refused without a session', async () => {
    const answer = await call(SHELL, { cookie: '' })
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([
      401,
      'authentication_required',
    ])
  })

  test.each([
    ['an unknown name', { name: 'PortalNothing' }],
    ['an operation of another tier', { name: 'ListBookings' }],
    ['a document', { name: '{ clubs { nodes { id } } }' }],
    ['a subscription', { name: 'PortalDay', variables: { clubId: '1' } }],
    ['a name of every object', { name: 'constructor' }],
    ['a list', []],
    ['variables that are no object', { name: 'PortalShell', variables: [1] }],
    ['no JSON', '{'],
    ['too many values', { name: 'PortalShell', variables: { a: Array(60_000).fill(1) } }],
  ])('is refused with %s', async (_what, body) => {
    const answer = await call(body)
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([
      400,
      'invalid_input',
    ])
    expect(graph.executed).toEqual([])
  })

  test('is refused with more than a megabyte, and in another form than JSON', async () => {
    const large = JSON.stringify({ name: 'PortalShell', variables: { a: 'x'.repeat(1_100_000) } })
    expect((await call(large)).statusCode).toBe(413)
    const form = await call('name=PortalShell', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(form.statusCode).toBe(415)
  })

  test('has the refusals of the graph, and the request id to name', async () => {
    const errors = [{ message: 'No.', extensions: { code: 'forbidden' } }]
    graph.answer = () => ({ data: { club: null }, errors })
    const answer = await call(SHELL)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { data: { club: null }, errors, requestId: answer.headers['x-request-id'] },
    ])
  })

  test.each([
    ['a token that is not good any more', 401, 'invalid_credential'],
    ['a tier that is away', 503, 'dependency_unavailable'],
  ] as const)('says so of %s', async (_what, status, code) => {
    graph.authenticates = refusing(code)
    const answer = await call(SHELL)
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([status, code])
  })

  test('hides an error that is no refusal', async () => {
    graph.answer = () => {
      throw new Error('a secret')
    }
    const answer = await call(SHELL)
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
    graph.answer = () => {
      throw new Problem('rate_limited', 'Too many.', { retryAfterSeconds: 7 })
    }
    const limited = await call(SHELL)
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '7'])
  })

  test('that is unknown is no page', async () => {
    const unknown = await app.inject({ url: '/portal/api/nothing', headers: { ...OF_PAGE } })
    expect([unknown.statusCode, unknown.json().errors[0].extensions.code]).toEqual([
      404,
      'not_found',
    ])
  })
})

describe('the page of the portal', () => {
  test.each(['/portal', '/portal/', '/portal/el-naranjal/today', '/portal/a/b/c'])(
    'is at %s, and loads what this server has alone',
    async (url) => {
      const { statusCode, headers, body } = await app.inject({ url })
      expect(statusCode).toBe(200)
      const policy = String(headers['content-security-policy']).split('; ')
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "connect-src 'self'",
          "frame-ancestors 'none'",
          "base-uri 'none'",
        ]),
      )
      expect(policy.join()).not.toMatch(/unsafe|\*/)
      expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' })
      expect(body).not.toMatch(/<script(?![^>]+src=)|<style|style=|https?:/)
    },
  )

  test('has its files for ever, since a changed one has another name', async () => {
    const page = await app.inject({ url: '/portal/' })
    const [, script = ''] = page.body.match(/src="([^"]+)"/) ?? []
    const { statusCode, headers } = await app.inject({
      url: script,
      headers: { 'accept-encoding': 'gzip' },
    })
    expect([statusCode, headers['content-encoding']]).toEqual([200, 'gzip'])
    expect(headers['cache-control']).toContain('immutable')
    const again = await app.inject({
      url: script,
      headers: { 'if-none-match': String(headers['etag']) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each(['/portal/assets/nothing.js', '/portal/assets/..%2findex.html'])(
    'is not at %s',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(404)
    },
  )
})
