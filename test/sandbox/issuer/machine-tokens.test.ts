import { mock } from 'node:test'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { createRemoteJWKSet, decodeJwt, generateKeyPair, jwtVerify, UnsecuredJWT } from 'jose'
import { verifyToken } from '../../../gateway/authentication/verify-token.ts'
import {
  ISSUER,
  type Machine,
  provisionMachine,
  type RunningIssuer,
  requestToken,
  signAssertion,
  startIssuer,
} from './running-issuer.ts'

let running: RunningIssuer
let machine: Machine
let foreign: Machine

const NOW_S = Math.floor(Date.now() / 1000)
const HOUR = 3_600

beforeAll(async () => {
  running = await startIssuer()
  machine = await provisionMachine(running)
  foreign = { ...machine, privateKey: (await generateKeyPair('RS256')).privateKey }
})

afterEach(() => mock.timers.reset())

afterAll(() => running.close())

describe('the token endpoint of the sandbox issuer', () => {
  test('returns 503 with Retry-After while principals cannot be looked up', async () => {
    const { database } = running
    await database.query('RENAME TABLE identity_principals TO principals_away')
    try {
      const { status, headers } = await requestToken(running, await signAssertion(machine))
      expect(status).toBe(503)
      expect(headers['retry-after']).toBe('5')
    } finally {
      await database.query('RENAME TABLE principals_away TO identity_principals')
    }
  })

  test('issues a machine token that the gateway accepts', async () => {
    const { status, headers, body } = await requestToken(running, await signAssertion(machine))
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: HOUR,
      scope: `openid ${running.provider.audienceScope}`,
    })
    const { keySet } = running.issuer
    const rules = { keySet, issuer: ISSUER, audience: 'clubgate', now: () => new Date() }
    expect(await verifyToken(body.access_token, rules)).toMatchObject({ subject: machine.subject })
    expect(decodeJwt(body.access_token)).not.toHaveProperty('clubgate_staff')
  })

  test('takes its own address for the audience as well', async () => {
    const assertion = await signAssertion(machine, { aud: `${ISSUER}/token` })
    expect((await requestToken(running, assertion)).status).toBe(200)
  })

  test('accepts an assertion of a clock that is ten seconds ahead', async () => {
    const assertion = await signAssertion(machine, { iat: NOW_S + 10 })
    expect((await requestToken(running, assertion)).status).toBe(200)
  })

  test('limits the lifetime of a token to that of the principal', async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    const expiresAt = new Date(Date.now() + 600_000)
    const assertion = await signAssertion(await provisionMachine(running, expiresAt))
    const { body } = await requestToken(running, assertion)
    expect(body.expires_in).toBe(600)
    const { iat = 0, exp = 0 } = decodeJwt(body.access_token)
    expect(exp - iat).toBe(body.expires_in)
  })

  test.each<[string, () => Promise<string>]>([
    ['has no expiry', () => signAssertion(machine, { exp: undefined })],
    ['does not say when it was issued', () => signAssertion(machine, { iat: undefined })],
    ['has expired', () => signAssertion(machine, { exp: NOW_S - 60 })],
    ['was issued more than an hour ago', () => signAssertion(machine, { iat: NOW_S - HOUR - 60 })],
    ['was issued in the future', () => signAssertion(machine, { iat: NOW_S + 600 })],
    ['lives longer than an hour', () => signAssertion(machine, { exp: NOW_S + HOUR + 120 })],
    ['is for another audience', () => signAssertion(machine, { aud: 'https://other.test' })],
    ['is of another issuer', () => signAssertion(machine, { iss: 'another-issuer' })],
    ['has no subject', () => signAssertion(machine, { sub: undefined })],
    ['names an unknown subject', () => signAssertion(machine, { sub: 'unknown', iss: 'unknown' })],
    ['names another key', () => signAssertion(machine, {}, { kid: 'other' })],
    ['names no key', () => signAssertion(machine, {}, { kid: undefined })],
    ['is signed by another key', () => signAssertion(foreign)],
    ['is not signed', async () => new UnsecuredJWT({ sub: machine.subject }).encode()],
    ['is no JWT', async () => 'garbage'],
  ])('refuses an assertion with invalid_grant when it %s', async (_, assertion) => {
    const { status, body } = await requestToken(running, await assertion())
    expect([status, body.error]).toEqual([400, 'invalid_grant'])
    expect(body.error_description).not.toContain('oops')
  })

  test('refuses an unknown principal and a wrong key with the same message', async () => {
    const unknown = await signAssertion({ ...machine, subject: 'unknown' })
    const [one, two] = [
      await requestToken(running, unknown),
      await requestToken(running, await signAssertion(foreign)),
    ]
    expect(one.body).toEqual(two.body)
  })

  test('refuses an assertion whose jti was used before', async () => {
    const jti = 'once'
    expect((await requestToken(running, await signAssertion(machine, { jti }))).status).toBe(200)
    const again = await requestToken(running, await signAssertion(machine, { jti }))
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant'])
    const other = await provisionMachine(running)
    expect((await requestToken(running, await signAssertion(other, { jti }))).status).toBe(200)
  })

  test.each([['openid'], ['urn:zitadel:iam:org:project:id:clubgate:aud'], ['']])(
    'refuses the scope "%s" with invalid_scope',
    async (scope) => {
      const { status, body } = await requestToken(running, await signAssertion(machine), { scope })
      expect([status, body.error]).toEqual([400, 'invalid_scope'])
    },
  )

  test('refuses a principal that was deactivated, or has expired', async () => {
    const expired = await provisionMachine(running, new Date(Date.now() - 1_000))
    const revoked = await provisionMachine(running)
    expect((await requestToken(running, await signAssertion(revoked))).status).toBe(200)
    await running.provider.deactivate(revoked.subject)
    for (const ended of [expired, revoked]) {
      const { status, body } = await requestToken(running, await signAssertion(ended))
      expect([status, body.error]).toEqual([400, 'invalid_grant'])
    }
  })

  test('refuses a token request with only the client id', async () => {
    const form = { grant_type: 'client_credentials', client_id: 'clubgate-machine' }
    const { status } = await requestToken(running, await signAssertion(machine), form)
    expect(status).toBe(400)
  })
})

describe('discovery at the sandbox issuer', () => {
  test('leads over HTTP to the keys and the token endpoint', async () => {
    const { app } = running
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${address}/idp/.well-known/openid-configuration`)
    const discovery = (await answer.json()) as Record<string, string>
    expect(discovery).toMatchObject({
      issuer: ISSUER,
      jwks_uri: `${ISSUER}/jwks`,
      token_endpoint: running.provider.tokenUrl,
      authorization_endpoint: `${ISSUER}/auth`,
      grant_types_supported: expect.arrayContaining([
        'urn:ietf:params:oauth:grant-type:jwt-bearer',
      ]),
    })

    const { body } = await requestToken(running, await signAssertion(machine))
    const keySet = createRemoteJWKSet(new URL(`${address}/idp/jwks`))
    const { payload, protectedHeader } = await jwtVerify(body.access_token, keySet)
    expect([payload.sub, protectedHeader.typ]).toEqual([machine.subject, 'at+jwt'])
  })

  test('publishes no private part of the keys', async () => {
    const { keys } = (await running.app.inject('/idp/jwks')).json()
    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })
})
