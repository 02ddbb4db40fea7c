import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import type { CountCall } from '../../../platform/limits/caller-limit.ts'
import { type Log, makeLog } from '../../../platform/log.ts'
import { toReturnPath } from '../../../portal/server/sign-in/return-path.ts'
import { Problem } from '../../../schema/problem.ts'
import {
  aGraph,
  aToken,
  cookiesOf,
  OF_PAGE,
  refusing,
  type SampleIssuer,
  signIn,
  startPortal,
  startSampleIssuer,
  toHeader,
} from './sample-portal.ts'

const FAILED = '/portal/sign-in?fault=failed'

let issuer: SampleIssuer
let app: FastifyInstance
const graph = aGraph()
const { authenticates } = graph

beforeAll(async () => {
  issuer = await startSampleIssuer()
  const { url } = issuer
  app = await startPortal({
    executor: graph,
    issuer: { url, clientId: 'portal', clientSecret: 'secret', scope: 'openid profile' },
  })
})

afterEach(() => {
  issuer.token = () => ({ status: 200, body: { access_token: aToken() } })
  graph.authenticates = authenticates
})

afterAll(async () => {
  await app.close()
  await issuer.close()
})

async function start(to = '/portal/el-naranjal/today?day=2026-01-02') {
  const answer = await app.inject({ url: `/portal/sign-in/start?to=${encodeURIComponent(to)}` })
  const target = new URL(String(answer.headers.location))
  return { answer, target, cookie: toHeader(cookiesOf(answer)) }
}

function callback(query: Record<string, string>, cookie: string) {
  const url = `/portal/callback?${new URLSearchParams(query)}`
  return app.inject({ url, headers: { cookie } })
}

describe('a sign-in', () => {
  test('begins at the issuer with a state and a challenge, behind a cookie of this host alone', async () => {
    const { answer, target } = await start()
    expect(answer.statusCode).toBe(303)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(target.origin + target.pathname).toBe(`${issuer.url}/authorize`)
    expect(Object.fromEntries(target.searchParams)).toEqual({
      client_id: 'portal',
      response_type: 'code',
      redirect_uri: 'https://club.test/portal/callback',
      scope: 'openid profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-clubgate-sign-in=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=600$/,
    )
  })

  test('ends with a sealed session and the page that was asked for', async () => {
    const { target, cookie } = await start()
    const token = aToken()
    issuer.token = () => ({ status: 200, body: { access_token: token } })
    const back = await callback({ code: 'good', state: stateOf(target) }, cookie)
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      '/portal/el-naranjal/today?day=2026-01-02',
    ])
    expect(back.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    const [set = '', cleared] = back.headers['set-cookie'] as string[]
    expect(set).toMatch(
      /^__Host-clubgate=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=/,
    )
    expect(cleared).toMatch(/^__Host-clubgate-sign-in=; .*Max-Age=0$/)
    expect(set).not.toContain(token.split('.')[1])
  })

  test('proves to the issuer who began it, by the verifier of its challenge', async () => {
    const { target, cookie } = await start()
    await callback({ code: 'good', state: stateOf(target) }, cookie)
    const form = issuer.forms.at(-1)
    const verifier = form?.get('code_verifier') ?? ''
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(
      target.searchParams.get('code_challenge'),
    )
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'good',
      client_secret: 'secret',
      redirect_uri: 'https://club.test/portal/callback',
    })
  })

  test.each([
    ['another state', async () => ({ state: 'x', cookie: (await start()).cookie })],
    ['no cookie', async () => ({ state: stateOf((await start()).target), cookie: '' })],
    [
      'the cookie of another sign-in',
      async () => ({ state: stateOf((await start()).target), cookie: (await start()).cookie }),
    ],
  ])('is refused with %s', async (_what, begin) => {
    const { state, cookie } = await begin()
    const asked = issuer.forms.length
    const back = await callback({ code: 'good', state }, cookie)
    expect(back.headers.location).toBe('/portal/sign-in?fault=expired')
    expect(cookiesOf(back).get('__Host-clubgate')).toBeUndefined()
    expect(issuer.forms.length).toBe(asked)
  })

  test.each([
    ['denied', { error: 'access_denied' }],
    ['failed', { error: 'server_error' }],
    ['failed', {}],
  ])('says %s where the issuer sends %p', async (fault, query) => {
    const { target, cookie } = await start()
    const back = await callback({ state: stateOf(target), ...query } as never, cookie)
    expect(back.headers.location).toBe(`/portal/sign-in?fault=${fault}`)
  })

  test.each([
    ['failed', { status: 400, body: { error: 'invalid_grant' } }],
    ['unreachable', { status: 503, body: {} }],
    ['large', { status: 200, body: { access_token: aToken('x', { roles: randomRoles() }) } }],
  ])('says %s where the code is answered with it', async (fault, token) => {
    const { target, cookie } = await start()
    issuer.token = () => token
    const back = await callback({ code: 'good', state: stateOf(target) }, cookie)
    expect(back.headers.location).toBe(`/portal/sign-in?fault=${fault}`)
  })

  test.each([
    ['denied', async () => ({ kind: 'device' }) as never],
    ['unknown', refusing('invalid_credential')],
    ['failed', refusing('internal_error')],
    ['unreachable', refusing('dependency_unavailable')],
  ])('says %s where the graph does not take the token as that of staff', async (fault, taken) => {
    graph.authenticates = taken
    const { target, cookie } = await start()
    const back = await callback({ code: 'good', state: stateOf(target) }, cookie)
    expect(back.headers.location).toBe(`/portal/sign-in?fault=${fault}`)
    expect(cookiesOf(back).get('__Host-clubgate')).toBeUndefined()
  })

  test('names the subject of a token that is valid and has no role', async () => {
    graph.authenticates = async () => {
      throw new Problem('invalid_credential', 'No role.', { subject: 'auth0|5&x' })
    }
    const { target, cookie } = await start()
    const back = await callback({ code: 'good', state: stateOf(target) }, cookie)
    expect(back.headers.location).toBe('/portal/sign-in?fault=unknown&subject=auth0%7C5%26x')
  })

  test('takes each state once, whatever code comes with it', async () => {
    const { target, cookie } = await start()
    const asked = issuer.forms.length
    const backs = await Promise.all(
      ['good', 'invented', 'other'].map((code) =>
        callback({ code, state: stateOf(target) }, cookie),
      ),
    )
    const refused = backs.filter(({ headers }) => String(headers.location).includes('=expired'))
    expect([refused.length, issuer.forms.length - asked]).toEqual([2, 1])
  })

  test('is counted by address, at its start and at its return', async () => {
    const { url } = issuer
    const of = { url, clientId: 'portal', clientSecret: null, scope: 'openid' }
    const limited = await startPortal({ issuer: of, countCall: countingUpTo(2) })
    const places: unknown[] = []
    for (const path of ['sign-in/start', 'callback?code=a&state=b', 'sign-in/start', 'callback'])
      places.push((await limited.inject({ url: `/portal/${path}` })).headers.location)
    expect(places).toEqual([
      expect.stringContaining(`${url}/authorize`),
      ...['/portal/sign-in?fault=expired', ...Array(2).fill('/portal/sign-in?fault=busy')],
    ])
    await limited.close()
  })

  test('leaves one line without a stack for a code that the issuer refuses', async () => {
    const lines: Record<string, unknown>[] = []
    const { url } = issuer
    const of = { url, clientId: 'portal', clientSecret: null, scope: 'openid' }
    const log = { ...makeLog('silent'), warn: (line: object) => void lines.push({ ...line }) }
    const logging = await startPortal({ issuer: of, log: log as unknown as Log })
    await signIn(logging, issuer, aToken())
    const started = await logging.inject({ url: '/portal/sign-in/start' })
    const state = stateOf(new URL(String(started.headers.location)))
    issuer.token = () => ({ status: 400, body: { error: 'invalid_grant' } })
    await logging.inject({
      url: `/portal/callback?code=bad&state=${state}`,
      headers: { cookie: toHeader(cookiesOf(started)) },
    })
    expect(lines).toEqual([{ event: 'portal.sign_in', reason: 'The issuer answered 400.' }])
    await logging.close()
  })

  test.each([
    ['that is its own', false, (url: string) => ({ iss: url }), '/portal/'],
    ['of another issuer', false, () => ({ iss: 'https://evil.test' }), FAILED],
    ['that it does not announce', false, () => ({}), '/portal/'],
    ['that it announces and leaves out', true, () => ({}), FAILED],
  ])('is checked by the name of its issuer: one %s', async (_what, isAnnounced, issOf, place) => {
    const { url } = issuer
    const name = 'authorization_response_iss_parameter_supported'
    issuer.document = isAnnounced ? { [name]: true } : {}
    const of = { url, clientId: 'portal', clientSecret: null, scope: 'openid' }
    const portal = await startPortal({ issuer: of })
    const started = await portal.inject({ url: '/portal/sign-in/start' })
    const state = stateOf(new URL(String(started.headers.location)))
    const query = new URLSearchParams({ code: 'good', state, ...issOf(url) })
    const back = await portal.inject({
      url: `/portal/callback?${query}`,
      headers: { cookie: toHeader(cookiesOf(started)) },
    })
    expect(back.headers.location).toBe(place)
    issuer.document = {}
    await portal.close()
  })

  test('asks for another account where the page wants one', async () => {
    const answer = await app.inject({ url: '/portal/sign-in/start?prompt=login' })
    expect(new URL(String(answer.headers.location)).searchParams.get('prompt')).toBe('login')
  })

  test('says unreachable while the issuer is away, and begins once it is back', async () => {
    const { url } = issuer
    const away = await startPortal({
      issuer: { url: 'http://127.0.0.1:9', clientId: 'p', clientSecret: null, scope: 'openid' },
    })
    const answer = await away.inject({ url: '/portal/sign-in/start' })
    expect(answer.headers.location).toBe('/portal/sign-in?fault=unreachable')
    await away.close()
    expect((await start()).target.href).toContain(url)
  })

  test('is offered without a password nowhere but in a sandbox of this machine', async () => {
    const answer = await app.inject({ url: '/portal/sign-in/as/owner' })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
    expect(answer.headers['content-type']).toContain('text/html')
  })
})

const NOBODY = { nodes: [] }
const anEvent = (id: string, changes: Record<string, unknown> = {}) => ({
  ...{ id, assignments: NOBODY, helpers: NOBODY },
  ...changes,
})

describe('a link of the sandbox', () => {
  const sandbox = {
    names: ['owner'],
    signIn: async (as: string) => (as === 'root' ? null : { token: aToken() }),
  }
  let local: FastifyInstance

  beforeAll(async () => {
    local = await startPortal({ publicUrl: 'http://127.0.0.1:4000', sandbox, executor: graph })
  })
  afterAll(() => local.close())

  const open = (headers: Record<string, string> = {}, name = 'owner') =>
    local.inject({
      url: `/portal/sign-in/as/${name}?to=/portal/account`,
      headers: { host: 'localhost:4000', ...headers },
    })

  test('starts a session, whose cookie needs no TLS', async () => {
    const answer = await open()
    expect(answer.headers.location).toBe('/portal/account')
    expect(String(answer.headers['set-cookie'])).toMatch(/^clubgate-session=[\w-]+; Path=\/; Http/)
  })

  test.each([
    ['through a proxy', { 'x-forwarded-for': '10.0.0.1' }],
    ['under a name of another host', { host: 'evil.test' }],
    ['by a script of another origin', { origin: 'http://evil.test' }],
    ['in a frame', { 'sec-fetch-dest': 'iframe' }],
  ])('is refused %s', async (_how, headers) => {
    const answer = await open(headers)
    expect(answer.headers.location).toBe('/portal/sign-in?fault=denied')
    expect(cookiesOf(answer).get('clubgate-session')).toBeUndefined()
  })

  const answerWith = (...nodes: object[]) => {
    const data = { club: { volunteerEvents: { nodes } } }
    const createHelperLink = { helperLink: { path: '/helpers/#hl_1' } }
    graph.answer = () => ({ data: { ...data, createHelperLink } })
  }

  test('opens the page of a helper by a link that is made for it, and starts no session', async () => {
    answerWith(anEvent('e-1', { assignments: { nodes: [{ helperId: 'h-1' }] } }))
    const answer = await open({}, 'helper')
    expect(answer.headers).toMatchObject({
      location: '/helpers/#hl_1',
      'cache-control': 'no-store',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('opens the page of a helper who waits for an answer, at whichever event that is', async () => {
    const helpers = { nodes: [{ helperId: 'h-1' }] }
    const assignments = { nodes: [{ helperId: 'h-2' }] }
    answerWith(
      anEvent('e-1'),
      anEvent('e-2', { helpers }),
      anEvent('e-3', { helpers, assignments }),
    )
    await open({}, 'helper')
    expect(graph.executed.at(-1)).toMatchObject({
      name: 'PortalSandboxHelperLink',
      variables: { input: { eventId: 'e-3', helperId: 'h-2' } },
    })
  })

  test('opens the page of any helper of an event while none waits, and fails without helpers', async () => {
    answerWith(anEvent('e-1'), anEvent('e-2', { helpers: { nodes: [{ helperId: 'h-1' }] } }))
    await open({}, 'helper')
    expect(graph.executed.at(-1)).toMatchObject({
      variables: { input: { eventId: 'e-2', helperId: 'h-1' } },
    })
    answerWith(anEvent('e-1'))
    expect((await open({}, 'helper')).headers.location).toBe('/portal/sign-in?fault=failed')
  })

  test('is refused for an unknown name', async () => {
    expect((await open({}, 'root')).headers.location).toBe('/portal/sign-in?fault=failed')
  })
})

describe('the page after a sign-in', () => {
  test.each([
    '/portal/el-naranjal/today?day=2026-01-02',
    '/portal/authorize?client_id=1&redirect_uri=https%3A%2F%2Fa.example%2Fb&scope=club%3Aread+x',
  ])('is the one that was asked for: %s', (path) => {
    expect(toReturnPath(path)).toBe(path)
  })

  test.each([
    '//evil.test',
    'https://evil.test/portal/',
    '/portal/..//evil.test',
    '/portal/../graphql',
    '/portal/sign-in?fault=ended',
    '/portal/api/session',
    '/portal\\evil',
    `/portal/${'a'.repeat(2_000)}`,
    undefined,
    ['/portal/account'],
  ])('is the first one for %p', (path) => {
    expect(toReturnPath(path)).toBe('/portal/')
  })
})

test('a session that the sign-in began is the page’s, without its token', async () => {
  const cookie = await signIn(app, issuer)
  const answer = await app.inject({
    url: '/portal/api/session',
    headers: { ...OF_PAGE, cookie: cookie ?? '' },
  })
  expect(answer.json()).toEqual({
    signedIn: {
      subject: 'marta',
      name: 'Marta Ferrer',
      isAdmin: false,
      roles: [{ clubId: 'club-1', role: 'OWNER' }],
      expiresAt: expect.any(String),
      idle: null,
    },
    sandbox: null,
  })
})

/** A limit of calls, whoever makes them. */
function countingUpTo(most: number): CountCall {
  let counted = 0
  return async () => {
    counted += 1
    const isExceeded = counted > most
    return { isExceeded, limit: most, remaining: 0, resetInSeconds: 60, tier: null } as never
  }
}

function stateOf(target: URL): string {
  return target.searchParams.get('state') ?? ''
}

/** Random, since a cookie is compressed. */
function randomRoles(): string[] {
  return Array.from({ length: 100 }, (_, at) =>
    createHash('sha256').update(String(at)).digest('hex'),
  )
}
