import { beforeAll, describe, expect, test } from '@jest/globals'
import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  type JWTVerifyGetKey,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import {
  type AuthenticationSetup,
  type FoundInstallation,
  makeAuthentication,
} from '../../../gateway/authentication/authentication.ts'
import { withAuthentication } from '../../../gateway/authentication/with-authentication.ts'
import { ALL_CALLERS, CALLERS_TOPIC, makeLocalBus } from '../../../platform/bus/bus.ts'
import { Problem } from '../../../schema/problem.ts'
import { DOWN } from '../samples/sample-graph.ts'

const ISSUER = 'https://issuer.test'
const NOW_S = 1_780_000_000

type Keys = Awaited<ReturnType<typeof generateKeyPair>>

let rsa: Keys
let ec: Keys
let foreign: Keys
let keySet: JWTVerifyGetKey

beforeAll(async () => {
  rsa = await generateKeyPair('RS256')
  ec = await generateKeyPair('ES256')
  foreign = await generateKeyPair('RS256')
  keySet = createLocalJWKSet({
    keys: [
      { ...(await exportJWK(rsa.publicKey)), kid: 'rsa', alg: 'RS256' },
      { ...(await exportJWK(ec.publicKey)), kid: 'ec', alg: 'ES256' },
    ],
  })
})

const CLAIMS = { sub: 'subject-1', iss: ISSUER, aud: 'clubgate', iat: NOW_S - 60, exp: NOW_S + 600 }

const FOUND: FoundInstallation = {
  isActive: true,
  caller: {
    kind: 'installation',
    installationId: 'inst-1',
    applicationId: 'app-1',
    provider: 'padel',
    organizationId: 'org-1',
    clubId: 'club-1',
    scopes: ['club:read'],
  } as const,
}

function aToken(
  claims: JWTPayload = {},
  header: object = {},
  key = rsa.privateKey,
): Promise<string> {
  return new SignJWT({ ...CLAIMS, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'rsa', typ: 'at+jwt', ...header })
    .sign(key)
}

function anAuthentication(setup: Partial<AuthenticationSetup> = {}) {
  const clock = { ms: NOW_S * 1000 }
  const lookUps: string[] = []
  const bus = makeLocalBus()
  const authentication = makeAuthentication({
    keySet,
    issuer: ISSUER,
    audience: 'clubgate',
    staffClaim: 'staff',
    now: () => new Date(clock.ms),
    findInstallation: async (subject) => {
      lookUps.push(subject)
      return FOUND
    },
    findApiKey: async () => null,
    findLinkedHelper: async () => null,
    findStaffMember: async () => ({ isAdmin: false, roles: [] }),
    findCourtDevice: async () => null,
    adminSubjects: ['first-admin'],
    bus,
    ...setup,
  })
  const present = (token: string) => authentication.authenticate({ kind: 'bearer', token }, 'req-1')
  const findKnown = (token: string) => authentication.findKnownCaller({ kind: 'bearer', token })
  return { authentication, present, findKnown, lookUps, clock, bus }
}

describe('an access token', () => {
  test.each<[string, () => Promise<string>]>([
    ['is signed with RS256', () => aToken()],
    ['is signed with ES256', () => aToken({}, { alg: 'ES256', kid: 'ec' }, ec.privateKey)],
    ['is of type JWT', () => aToken({}, { typ: 'JWT' })],
    ['names no type', () => aToken({}, { typ: undefined })],
    ['is for several audiences', () => aToken({ aud: ['other', 'clubgate'] })],
    ['was issued by a clock a little ahead', () => aToken({ iat: NOW_S + 25 })],
    ['expired within the leeway', () => aToken({ exp: NOW_S - 3 })],
  ])('authenticates its installation when it %s', async (_, token) => {
    expect(await anAuthentication().present(await token())).toMatchObject(FOUND.caller)
  })

  test.each([
    [NOW_S + 600, new Date((NOW_S + 600) * 1000).toISOString()],
    [NOW_S + 600.5, new Date((NOW_S + 600.5) * 1000).toISOString()],
    [1e20, '9999-12-31T23:59:59.000Z'],
  ])('authenticates with its end as a fact, for exp %d', async (exp, expiresAt) => {
    const { present } = anAuthentication()
    expect(await present(await aToken({ exp }))).toEqual({ ...FOUND.caller, expiresAt })
  })

  test.each<[string, () => Promise<string>]>([
    ['has expired', () => aToken({ exp: NOW_S - 6 })],
    ['never expires', () => aToken({ exp: undefined })],
    ['is not valid yet', () => aToken({ nbf: NOW_S + 60 })],
    ['is of another issuer', () => aToken({ iss: 'https://other.test' })],
    ['is for another audience', () => aToken({ aud: 'other' })],
    ['is for no audience', () => aToken({ aud: undefined })],
    ['names no subject', () => aToken({ sub: undefined })],
    ['names an empty subject', () => aToken({ sub: '' })],
    ['names an endless subject', () => aToken({ sub: 's'.repeat(201) })],
    ['is of another type', () => aToken({}, { typ: 'logout+jwt' })],
    ['is of a type that is no text', () => aToken({}, { typ: 7 })],
    ['carries a nonce, as an ID token does', () => aToken({ nonce: 'n' })],
    ['carries at_hash, as an ID token does', () => aToken({ at_hash: 'h' }, { typ: 'JWT' })],
    ['was issued in the future', () => aToken({ iat: NOW_S + 31 })],
    ['is signed by a foreign key', () => aToken({}, {}, foreign.privateKey)],
    ['names a foreign key', () => aToken({}, { kid: 'foreign' }, foreign.privateKey)],
    ['is not signed', async () => new UnsecuredJWT(CLAIMS).encode()],
    ['is signed with the public key as a secret', anHmacToken],
    ['was changed', async () => (await aToken()).replace(/\.[^.]{4}/, '.AAAA')],
    ['is no token', async () => 'garbage'],
    ['is empty', async () => ''],
  ])('is refused with one constant message when it %s', async (_, token) => {
    const { present, lookUps } = anAuthentication()
    await expect(present(await token())).rejects.toMatchObject({
      code: 'invalid_credential',
      message: 'The access token is not valid.',
    })
    expect(lookUps).toEqual([])
  })

  test.each(['JWT', undefined])(
    'is refused with type %s if its issuer sets token types',
    async (typ) => {
      const { present } = anAuthentication({ isTyped: true })
      expect(await present(await aToken())).toMatchObject(FOUND.caller)
      await expect(present(await aToken({ jti: '2' }, { typ }))).rejects.toMatchObject({
        code: 'invalid_credential',
      })
    },
  )

  test('answers dependency_unavailable while the keys cannot be fetched', async () => {
    const isDown: JWTVerifyGetKey = () => Promise.reject(new TypeError('fetch failed'))
    const { present } = anAuthentication({ keySet: isDown })
    await expect(present(await aToken())).rejects.toMatchObject({ code: 'dependency_unavailable' })
  })

  test('is verified once, until it expires', async () => {
    let verifications = 0
    const counted: JWTVerifyGetKey = (header, token) => {
      verifications += 1
      return keySet(header, token)
    }
    const { present, clock } = anAuthentication({ keySet: counted })
    const token = await aToken()
    await present(token)
    await present(token)
    expect(verifications).toBe(1)

    clock.ms += 606_000
    await expect(present(token)).rejects.toMatchObject({ code: 'invalid_credential' })
  })
})

async function anHmacToken(): Promise<string> {
  const secret = new TextEncoder().encode(await exportSPKI(rsa.publicKey))
  return new SignJWT(CLAIMS).setProtectedHeader({ alg: 'HS256', kid: 'rsa' }).sign(secret)
}

describe('the installation behind a token', () => {
  test('causes a refusal of the token if it is unknown', async () => {
    const { present } = anAuthentication({ findInstallation: async () => null })
    await expect(present(await aToken())).rejects.toMatchObject({ code: 'invalid_credential' })
  })

  test('causes installation_inactive if it is not active', async () => {
    const findInstallation = async () => ({ ...FOUND, isActive: false })
    const { present } = anAuthentication({ findInstallation })
    await expect(present(await aToken())).rejects.toMatchObject({ code: 'installation_inactive' })
  })

  test('is looked up at most once a second', async () => {
    const { present, lookUps, clock } = anAuthentication()
    const token = await aToken()
    await present(token)
    clock.ms += 999
    await present(token)
    expect(lookUps).toHaveLength(1)

    clock.ms += 1
    await present(token)
    expect(lookUps).toHaveLength(2)
  })

  test('is looked up once for concurrent requests', async () => {
    const { present, lookUps } = anAuthentication()
    const token = await aToken()
    await Promise.all([present(token), present(token), present(token)])
    expect(lookUps).toHaveLength(1)
  })

  test('is looked up separately for each subject', async () => {
    const { present, lookUps } = anAuthentication()
    await present(await aToken())
    await present(await aToken({ sub: 'subject-2' }))
    expect(lookUps).toEqual(['subject-1', 'subject-2'])
  })

  test.each([
    ['its subject', 'subject-1', 2],
    ['a whole club', ALL_CALLERS, 2],
    ['another subject', 'subject-2', 1],
  ])('is looked up again immediately when the bus names %s: %s', async (_, key, times) => {
    const { present, lookUps, bus } = anAuthentication()
    const token = await aToken()
    await present(token)
    bus.publish(CALLERS_TOPIC, key)
    await present(token)
    expect(lookUps).toHaveLength(times)
  })

  test('is looked up again immediately after a failed look-up', async () => {
    let isDown = true
    const findInstallation = async () => {
      if (isDown) throw new Problem('dependency_unavailable', 'Down.')
      return FOUND
    }
    const { present } = anAuthentication({ findInstallation })
    const token = await aToken()
    await expect(present(token)).rejects.toMatchObject({ code: 'dependency_unavailable' })

    isDown = false
    expect(await present(token)).toMatchObject(FOUND.caller)
  })
})

describe('the caller in memory', () => {
  type Sample = ReturnType<typeof anAuthentication>
  const later = (ms: number) => (sample: Sample) => {
    sample.clock.ms += ms
  }

  test.each<[string, (sample: Sample) => void]>([
    ['at once', () => {}],
    ['for a second', later(999)],
    ['when the bus names another one', ({ bus }) => bus.publish(CALLERS_TOPIC, 'subject-2')],
  ])('is found %s after it was authenticated', async (_, pass) => {
    const sample = anAuthentication()
    const token = await aToken()
    await sample.present(token)
    pass(sample)
    expect(sample.findKnown(token)).toEqual(FOUND.caller)
    expect(sample.lookUps).toHaveLength(1)
  })

  test.each<[string, (sample: Sample) => void]>([
    ['after a second', later(1_000)],
    ['when the bus names it', ({ bus }) => bus.publish(CALLERS_TOPIC, 'subject-1')],
    ['when the bus names all', ({ bus }) => bus.publish(CALLERS_TOPIC, ALL_CALLERS)],
  ])('is not found %s', async (_, pass) => {
    const sample = anAuthentication()
    const token = await aToken()
    expect(sample.findKnown(token)).toBeNull()
    await sample.present(token)
    pass(sample)
    expect(sample.findKnown(token)).toBeNull()
  })

  test('is not found for an expired token whose installation another one has looked up', async () => {
    const { present, findKnown, clock } = anAuthentication()
    const [early, late] = [await aToken(), await aToken({ exp: NOW_S + 3_600 })]
    await present(early)
    clock.ms += 606_000
    await present(late)
    expect(findKnown(late)).toEqual(FOUND.caller)
    expect(findKnown(early)).toBeNull()
  })

  test.each<[string, JWTPayload, Partial<AuthenticationSetup>]>([
    [
      'a refused installation',
      {},
      { findInstallation: async () => ({ ...FOUND, isActive: false }) },
    ],
    ['an unknown subject', {}, { findInstallation: async () => null }],
    ['a member of staff', { staff: { admin: true } }, {}],
  ])('is none of %s', async (_, claims, setup) => {
    const { present, findKnown } = anAuthentication(setup)
    const token = await aToken(claims)
    await present(token).catch(() => undefined)
    expect(findKnown(token)).toBeNull()
  })
})

describe('a token with the staff claim', () => {
  test('authenticates a staff caller without a look-up', async () => {
    const { present, lookUps } = anAuthentication()
    const staff = { clubs: [{ id: 'club-1', role: 'OWNER' }] }
    expect(await present(await aToken({ staff }))).toEqual({
      kind: 'staff',
      subject: 'subject-1',
      name: null,
      expiresAt: new Date(CLAIMS.exp * 1000).toISOString(),
      isAdmin: false,
      roles: [{ clubId: 'club-1', role: 'OWNER' }],
    })
    expect(await present(await aToken({ staff: { admin: true } }))).toMatchObject({
      isAdmin: true,
      roles: [],
    })
    expect(lookUps).toEqual([])
  })

  test.each([
    ['a role that does not exist', { clubs: [{ id: 'club-1', role: 'KING' }] }],
    ['a truth that is text', { admin: 'true' }],
    ['a list', ['OWNER']],
    ['null', null],
  ])('is refused when its value is %s', async (_, staff) => {
    const { present } = anAuthentication()
    await expect(present(await aToken({ staff }))).rejects.toMatchObject({
      code: 'invalid_credential',
    })
  })
})

describe('a caller of the REST APIs', () => {
  test('is the same for two access tokens with the same rights', async () => {
    const { authentication } = anAuthentication()
    const { authenticate } = withAuthentication(DOWN, authentication)
    for (const exp of [NOW_S + 600, NOW_S + 900]) {
      const token = await aToken({ exp })
      expect(await authenticate({ kind: 'bearer', token }, 'req-1')).toEqual(FOUND.caller)
    }
  })
})

describe('a caller of the REST APIs in memory', () => {
  test('is the one that was authenticated, without the facts of its credential', async () => {
    const findInstallation = async () => ({ ...FOUND, caller: { ...FOUND.caller, name: 'Desk' } })
    const { authentication } = anAuthentication({ findInstallation })
    const executor = withAuthentication(DOWN, authentication)
    const credential = { kind: 'bearer', token: await aToken() } as const
    expect(executor.findKnownCaller?.(credential)).toBeNull()
    expect(await executor.authenticate(credential, 'req-1')).toEqual(FOUND.caller)
    expect(executor.findKnownCaller?.(credential)).toEqual(FOUND.caller)
  })
})

describe('a member of staff behind the portal', () => {
  test('keeps the name that the audit log records, and no end of the token', async () => {
    const { authentication } = anAuthentication()
    const { authenticate } = withAuthentication(DOWN, authentication)
    const token = await aToken({ name: 'Marta Ferrer', staff: { admin: true } })
    const caller = await authenticate({ kind: 'bearer', token }, 'req-1')
    expect(caller).toMatchObject({ kind: 'staff', name: 'Marta Ferrer' })
    expect(caller).not.toHaveProperty('expiresAt')
  })
})

describe('a person whose roles cannot be looked up', () => {
  const findStaffMember = async () => {
    throw new Problem('dependency_unavailable', 'Roles of staff cannot be looked up.')
  }
  const clubs = [{ id: 'club-1', role: 'OWNER' }]

  test('has those of the claim', async () => {
    const { present } = anAuthentication({ findStaffMember })
    const token = await aToken({ staff: { clubs } })
    expect(await present(token)).toMatchObject({
      roles: [{ clubId: 'club-1', role: 'OWNER' }],
      isClaimAlone: true,
    })
  })

  test.each([
    ['a claim without roles', { staff: {} }],
    ['no claim', {}],
  ])('is unavailable with %s, because the answer would be another one', async (_, claims) => {
    const { present } = anAuthentication({ findStaffMember, findInstallation: async () => null })
    await expect(present(await aToken(claims))).rejects.toMatchObject({
      code: 'dependency_unavailable',
    })
  })
})
