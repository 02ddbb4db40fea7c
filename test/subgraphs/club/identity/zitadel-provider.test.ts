import { createPublicKey } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { newUuid } from '../../../../platform/ids.ts'
import type { PublicJwk } from '../../../../subgraphs/club/identity/identity-principal.ts'
import type { NewPrincipal } from '../../../../subgraphs/club/identity/identity-provider.ts'
import { readServiceKey, type ServiceKey } from '../../../../subgraphs/club/identity/zitadel-key.ts'
import { makeZitadelProvider } from '../../../../subgraphs/club/identity/zitadel-provider.ts'
import { type StubAnswer, type StubZitadel, startZitadel } from './stub-zitadel.ts'

let zitadel: StubZitadel
let serviceKey: ServiceKey
let servicePublicKey: CryptoKey
let publicJwk: PublicJwk

beforeAll(async () => {
  const service = await generateKeyPair('RS256', { extractable: true })
  servicePublicKey = service.publicKey
  serviceKey = readServiceKey(
    JSON.stringify({
      type: 'serviceaccount',
      keyId: 'service-key',
      userId: 'service-user',
      key: await exportPKCS8(service.privateKey),
    }),
  )
  publicJwk = (await exportJWK((await generateKeyPair('RS256')).publicKey)) as PublicJwk
})

beforeEach(async () => {
  zitadel = await startZitadel()
})

afterEach(() => zitadel.close())

function aProvider(limits: { timeoutMs?: number } = {}) {
  const clock = { ms: Date.now() }
  const provider = makeZitadelProvider({
    issuer: zitadel.url,
    audience: 'project-1',
    projectId: 'project-1',
    serviceKey,
    organizationId: 'organization-1',
    clock: () => new Date(clock.ms),
    ...limits,
  })
  return { provider, clock }
}

function aPrincipal(changes: Partial<NewPrincipal> = {}): NewPrincipal {
  return {
    id: newUuid(),
    name: 'RallyDesk at El Naranjal',
    publicKey: publicJwk,
    expiresAt: new Date('2100-01-02T03:04:05.678Z'),
    environment: 'PRODUCTION' as const,
    ...changes,
  }
}

const paths = () => zitadel.asked.map(({ path }) => path)
const asJson = (index: number) => JSON.parse(zitadel.asked[index]?.body ?? '')

describe('the ZITADEL provider', () => {
  test('returns the token endpoint, audience and scope for partners', () => {
    const { issuer, tokenUrl, audience, audienceScope } = aProvider().provider
    expect({ issuer, tokenUrl, audience, audienceScope }).toEqual({
      issuer: zitadel.url,
      tokenUrl: `${zitadel.url}/oauth/v2/token`,
      audience: 'project-1',
      audienceScope: 'urn:zitadel:iam:org:project:id:project-1:aud',
    })
  })

  test('makes a machine user with JWT access tokens, and its key', async () => {
    const principal = aPrincipal()
    const provisioned = await aProvider().provider.provision(principal)
    expect(provisioned).toEqual({ subject: principal.id, keyId: 'key-1' })
    expect(paths()).toEqual(['/oauth/v2/token', '/v2/users/new', `/v2/users/${principal.id}/keys`])
    for (const { headers } of zitadel.asked.slice(1)) {
      expect(headers.authorization).toBe('Bearer api-token')
      expect(headers['content-type']).toBe('application/json')
    }
    expect(asJson(1)).toEqual({
      organizationId: 'organization-1',
      userId: principal.id,
      username: principal.id,
      machine: {
        name: 'RallyDesk at El Naranjal',
        description: expect.stringContaining('PRODUCTION'),
        accessTokenType: 'ACCESS_TOKEN_TYPE_JWT',
      },
    })
    const { publicKey, expirationDate } = asJson(2)
    expect(expirationDate).toBe('2100-01-02T03:04:05.678Z')
    const pem = Buffer.from(publicKey, 'base64').toString()
    expect(pem).toMatch(/^-----BEGIN PUBLIC KEY-----\n/)
    expect(createPublicKey(pem).export({ format: 'jwk' })).toEqual(publicJwk)
  })

  test('names no end of a key that does not expire', async () => {
    await aProvider().provider.provision(aPrincipal({ expiresAt: null }))
    expect(asJson(2)).not.toHaveProperty('expirationDate')
  })

  test('proves itself by an assertion of its service user', async () => {
    const { provider, clock } = aProvider()
    await provider.deactivate('a-subject')
    const [request] = zitadel.asked
    expect(request?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    const form = new URLSearchParams(request?.body)
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
    expect(form.get('scope')).toBe('openid urn:zitadel:iam:org:project:id:zitadel:aud')
    const { payload, protectedHeader } = await jwtVerify(
      form.get('assertion') ?? '',
      servicePublicKey,
    )
    const now = Math.floor(clock.ms / 1000)
    expect(protectedHeader).toEqual({ alg: 'RS256', kid: 'service-key' })
    expect(payload).toEqual({
      iss: 'service-user',
      sub: 'service-user',
      aud: zitadel.url,
      iat: now,
      exp: expect.any(Number),
    })
    expect((payload.exp ?? 0) - now).toBeLessThanOrEqual(3600)
  })

  test('asks for one token until shortly before it expires', async () => {
    const { provider, clock } = aProvider()
    await Promise.all([provider.deactivate('a'), provider.deactivate('b')])
    clock.ms += 539_000
    await provider.deactivate('c')
    const tokens = () => paths().filter((path) => path === '/oauth/v2/token')
    expect(tokens()).toHaveLength(1)
    clock.ms += 1_000
    await provider.deactivate('d')
    expect(tokens()).toHaveLength(2)
  })
})

describe('provisioning again after an answer was lost', () => {
  const EXISTS: StubAnswer = { status: 409, body: { code: 6, message: 'exists' } }

  test('finds the key that the user has, and makes no second one', async () => {
    const principal = aPrincipal()
    const result = [
      { id: 'foreign', userId: 'x' },
      { id: 'key-0', userId: principal.id },
    ]
    zitadel.answers.set('/v2/users/new', EXISTS)
    zitadel.answers.set('/v2/users/keys/search', { status: 200, body: { result } })
    expect(await aProvider().provider.provision(principal)).toEqual({
      subject: principal.id,
      keyId: 'key-0',
    })
    expect(paths()).toEqual(['/oauth/v2/token', '/v2/users/new', '/v2/users/keys/search'])
    expect(asJson(2)).toMatchObject({ filters: [{ userIdFilter: { id: principal.id } }] })
  })

  test('makes the key when the user has none', async () => {
    zitadel.answers.set('/v2/users/new', EXISTS)
    expect((await aProvider().provider.provision(aPrincipal())).keyId).toBe('key-1')
  })
})

describe('deactivating a principal', () => {
  test.each<[string, StubAnswer]>([
    ['is sent to ZITADEL', { status: 200, body: {} }],
    ['is done when the user does not exist', { status: 404, body: { code: 5 } }],
    ['is done when the user is inactive already', { status: 400, body: { code: 9 } }],
  ])('%s', async (_, answer) => {
    zitadel.answers.set('/v2/users/some%2Fbody/deactivate', answer)
    await aProvider().provider.deactivate('some/body')
    expect(paths().at(-1)).toBe('/v2/users/some%2Fbody/deactivate')
  })

  test('fails when ZITADEL refuses it for another reason', async () => {
    zitadel.answers.set('/v2/users/', { status: 400, body: { code: 3 } })
    await expect(aProvider().provider.deactivate('x')).rejects.toThrow('it answered 400')
  })
})

describe('a ZITADEL that does not do its part', () => {
  test.each<[string, string, StubAnswer]>([
    ['gives no token', '/oauth/v2/token', { status: 500, body: 'secret detail' }],
    ['answers garbage for a token', '/oauth/v2/token', { status: 200, body: '<html>' }],
    ['hangs', '/v2/users/new', 'hang'],
    ['fails to make a user', '/v2/users/new', { status: 500, body: {} }],
    ['redirects', '/v2/users/new', { status: 302, body: {} }],
    ['fails to make a key', '/v2/users/0', { status: 503, body: {} }],
    ['answers garbage for a key', '/v2/users/0', { status: 200, body: '{"keyId":7}' }],
  ])('makes provisioning fail when it %s', async (_, path, answer) => {
    zitadel.answers.set(path, answer)
    const limits = answer === 'hang' ? { timeoutMs: 200 } : {}
    const provisioning = aProvider(limits).provider.provision(aPrincipal())
    await expect(provisioning).rejects.toThrow()
    await expect(provisioning).rejects.not.toThrow('secret detail')
    expect(paths()).not.toContain('/elsewhere')
  })

  test('requests a token again after a failed request', async () => {
    const { provider } = aProvider()
    zitadel.answers.set('/oauth/v2/token', { status: 500, body: {} })
    await expect(provider.deactivate('x')).rejects.toThrow('gave no token')
    zitadel.answers.clear()
    await provider.deactivate('x')
  })
})

describe('the key file of the service user', () => {
  test.each(['', '{}', '{"type":"serviceaccount","keyId":"k","userId":"u","key":"hunter2"}'])(
    'is refused without being shown when it holds %s',
    (text) => {
      expect(() => readServiceKey(text)).toThrow('ZITADEL_KEY_FILE')
      expect(() => readServiceKey(text)).not.toThrow('hunter2')
    },
  )
})
