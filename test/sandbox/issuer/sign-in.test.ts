import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import { verifyToken } from '../../../gateway/authentication/verify-token.ts'
import { addClub } from '../../support/club/fixtures.ts'
import { ISSUER, type RunningIssuer, startIssuer } from './running-issuer.ts'

const VERIFIER = 'v'.repeat(64)
const REDIRECT_URI = 'http://127.0.0.1:53817/callback'

let running: RunningIssuer
let clubId: string

beforeAll(async () => {
  running = await startIssuer()
  clubId = (await addClub(running.database, { slug: 'el-naranjal' })).club.id
})

afterAll(() => running.close())

/** A browser that keeps its cookies. */
function openBrowser() {
  const cookies = new Map<string, string>()

  return async (address: string, form?: Record<string, string>) => {
    const { pathname, search } = new URL(address, ISSUER)
    const response = await running.app.inject({
      method: form ? 'POST' : 'GET',
      url: pathname + search,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    })
    for (const { name, value } of response.cookies) cookies.set(name, value)
    return response
  }
}

function authorizationUrl(changes: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: 'clubgate-portal',
    response_type: 'code',
    redirect_uri: REDIRECT_URI,
    scope: 'openid',
    state: 'state-1',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  })
  return `${ISSUER}/auth?${query}`
}

/** Signs in as that member of staff; returns the authorization code. */
async function signIn(subject: string, visit = openBrowser()): Promise<string> {
  const page = String((await visit(authorizationUrl())).headers.location)
  const resume = String((await visit(page, { subject })).headers.location)
  const back = new URL(String((await visit(resume)).headers.location))
  expect(back.href.startsWith(`${REDIRECT_URI}?`)).toBe(true)
  expect(back.searchParams.get('state')).toBe('state-1')
  return back.searchParams.get('code') ?? ''
}

async function exchange(code: string, changes: Record<string, string> = {}) {
  const answer = await openBrowser()(`${ISSUER}/token`, {
    grant_type: 'authorization_code',
    client_id: 'clubgate-portal',
    redirect_uri: REDIRECT_URI,
    code_verifier: VERIFIER,
    code,
    ...changes,
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('signing in at the sandbox issuer', () => {
  test('lists the synthetic members of staff', async () => {
    const visit = openBrowser()
    const started = await visit(authorizationUrl())
    expect(started.statusCode).toBe(303)
    const page = await visit(String(started.headers.location))
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('value="sandbox-owner-el-naranjal"')
    expect(page.body).toContain('value="sandbox-admin"')
  })

  test('lets the page stand in no frame, run nothing, and send its form to clients of this machine', async () => {
    const visit = openBrowser()
    const page = await visit(String((await visit(authorizationUrl())).headers.location))
    const policy = String(page.headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "frame-ancestors 'none'",
        "form-action 'self' http://127.0.0.1:* http://localhost:*",
      ]),
    )
    expect(page.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
    })
  })

  test.each<[string, () => unknown]>([
    ['sandbox-owner-el-naranjal', () => ({ clubs: [{ id: clubId, role: 'OWNER' }] })],
    ['sandbox-operator-el-naranjal', () => ({ clubs: [{ id: clubId, role: 'OPERATOR' }] })],
    ['sandbox-coach-el-naranjal', () => ({ clubs: [{ id: clubId, role: 'COACH' }] })],
    ['sandbox-coordinator-el-naranjal', () => ({ clubs: [{ id: clubId, role: 'COORDINATOR' }] })],
    ['sandbox-admin', () => ({ admin: true })],
  ])('issues a token for %s with roles that the gateway accepts', async (subject, claim) => {
    const { status, body } = await exchange(await signIn(subject))
    expect(status).toBe(200)
    const { keySet } = running.issuer
    const rules = { keySet, issuer: ISSUER, audience: 'clubgate', now: () => new Date() }
    expect(await verifyToken(body.access_token, rules)).toMatchObject({ subject })
    expect(decodeJwt(body.access_token)['clubgate_staff']).toEqual(claim())
    expect(decodeJwt(body.id_token)).toMatchObject({ sub: subject, aud: 'clubgate-portal' })
  })

  test('refuses a subject that is not staff of the sandbox', async () => {
    const visit = openBrowser()
    const page = String((await visit(authorizationUrl())).headers.location)
    const again = await visit(page, { subject: 'root' })
    expect([again.statusCode, again.headers.location]).toEqual([200, undefined])
    expect(again.body).toContain('Who are you?')
  })

  test('is refused without PKCE, and for an address that is not on this machine', async () => {
    const withoutPkce = await openBrowser()(authorizationUrl({ code_challenge: '' }))
    expect(String(withoutPkce.headers.location)).toContain('error=invalid_request')
    const elsewhere = await openBrowser()(authorizationUrl({ redirect_uri: 'https://x.test/' }))
    expect(elsewhere.statusCode).toBe(400)
    expect(elsewhere.body).toContain('invalid_redirect_uri')
  })

  test('issues one token per code, and only with the code verifier', async () => {
    const code = await signIn('sandbox-admin')
    const stolen = await exchange(code, { code_verifier: 'w'.repeat(64) })
    expect([stolen.status, stolen.body.error]).toEqual([400, 'invalid_grant'])
    expect((await exchange(code)).status).toBe(200)
    expect((await exchange(code)).body.error).toBe('invalid_grant')
  })

  test('cannot be entered in the middle', async () => {
    const page = await openBrowser()(`${ISSUER}/sign-in/unknown`)
    expect(page.statusCode).toBe(400)
  })
})

describe('the end of a sign-in at the sandbox issuer', () => {
  const RETURN_TO = 'http://127.0.0.1:53817/portal/sign-in'
  const OWNER = 'sandbox-owner-el-naranjal'

  const signOutUrl = (query: Record<string, string>) =>
    `${ISSUER}/session/end?${new URLSearchParams(query)}`
  /** Where a browser gets that asks for a code: the page of the sign-in, or straight back. */
  const isKnown = async (visit: ReturnType<typeof openBrowser>, changes = {}) =>
    String((await visit(authorizationUrl(changes))).headers.location).startsWith(REDIRECT_URI)

  async function signedIn() {
    const visit = openBrowser()
    const { body } = await exchange(await signIn(OWNER, visit))
    expect(await isKnown(visit)).toBe(true)
    return { visit, idToken: String(body.id_token) }
  }

  test('is announced, as is the name of the issuer in each return', async () => {
    const { visit } = await signedIn()
    const { body } = await visit(`${ISSUER}/.well-known/openid-configuration`)
    expect(JSON.parse(body)).toMatchObject({
      end_session_endpoint: `${ISSUER}/session/end`,
      authorization_response_iss_parameter_supported: true,
    })
    const back = new URL(String((await visit(authorizationUrl())).headers.location))
    expect(back.searchParams.get('iss')).toBe(ISSUER)
  })

  test('asks again who it is where the request has prompt=login', async () => {
    const { visit } = await signedIn()
    expect(await isKnown(visit, { prompt: 'login' })).toBe(false)
  })

  test.each([[RETURN_TO], ['http://localhost:4000/portal/sign-in']])(
    'forgets the browser and returns to the client, by the id token: %s',
    async (address) => {
      const { visit, idToken } = await signedIn()
      const hint = { id_token_hint: idToken, post_logout_redirect_uri: address, state: 'state-2' }
      const answer = await visit(signOutUrl(hint))
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        `${address}?state=state-2`,
      ])
      expect(await isKnown(visit)).toBe(false)
    },
  )

  test('asks first without the id token, or with that of another person', async () => {
    const of = { client_id: 'clubgate-portal', post_logout_redirect_uri: RETURN_TO }
    const { visit } = await signedIn()
    const another = await exchange(await signIn('sandbox-admin'))
    const hint = { id_token_hint: another.body.id_token }
    for (const query of [of, { ...of, ...hint }]) {
      const page = await visit(signOutUrl(query))
      expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Sign out')])
      expect(await isKnown(visit)).toBe(true)
    }
    const page = await visit(signOutUrl(of))
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    const out = await visit(`${ISSUER}/session/end/confirm`, { xsrf, logout: 'yes' })
    expect([out.statusCode, out.headers.location]).toEqual([303, RETURN_TO])
    expect(await isKnown(visit)).toBe(false)
  })

  test('returns a browser that the issuer does not know', async () => {
    const of = { client_id: 'clubgate-portal', post_logout_redirect_uri: RETURN_TO }
    const answer = await openBrowser()(signOutUrl(of))
    expect([answer.statusCode, answer.headers.location]).toEqual([303, RETURN_TO])
  })

  test.each([
    ['https://x.test/portal/sign-in'],
    ['http://127.0.0.1:53817/portal/sign-in/other'],
    ['http://127.0.0.1.x.test/portal/sign-in'],
  ])('returns to no address that is not registered: %s', async (address) => {
    const { visit, idToken } = await signedIn()
    const answer = await visit(
      signOutUrl({ id_token_hint: idToken, post_logout_redirect_uri: address }),
    )
    expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
    expect(await isKnown(visit)).toBe(true)
  })

  test('returns to no address without a client', async () => {
    const answer = await openBrowser()(signOutUrl({ post_logout_redirect_uri: RETURN_TO }))
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `${ISSUER}/session/end/success`,
    ])
  })
})
