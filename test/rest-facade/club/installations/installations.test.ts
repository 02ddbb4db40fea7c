import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { toEnumName } from '../../../../schema/enum-names.ts'
import { endPrincipals } from '../../../../subgraphs/club/installations/jobs.ts'
import { addSource } from '../../../support/club/club-source.ts'
import { addClub, addInstallation, type ClubFixture } from '../../../support/club/fixtures.ts'
import {
  APPROVE,
  approve,
  askGraph,
  exchange,
  makeForeignProvider,
  PARTNER_KEY,
  PARTNER_PRIVATE_KEY,
  REDIRECT_URI,
  REGISTER,
  registerApplication,
} from '../../../support/club/installing.ts'
import { startTestApi, type TestApi } from '../../../support/http/api.ts'

const ADMIN = { admin: true }
const SCOPES = ['club:read', 'bookings:read']
const CHALLENGE = 'c'.repeat(43)

const LIST = `query ($clubId: ID!) {
  installations(clubId: $clubId) { nodes { id status revokedAt grantedScopes application { name } } }
  installationAuthorizations(clubId: $clubId) { nodes { id status } }
}`
const REVOKE = `mutation ($input: RevokeInstallationInput!) {
  revokeInstallation(input: $input) { installation { status revokedAt } }
}`
const RESCOPE = `mutation ($input: ChangeInstallationScopesInput!) {
  changeInstallationScopes(input: $input) { installation { grantedScopes } }
}`
const SET_CLUB = `mutation ($input: SetClubStatusInput!) {
  setClubStatus(input: $input) { club { id status } }
}`

const provider = makeForeignProvider()
let api: TestApi
let home: ClubFixture
let applicationId: string

beforeAll(async () => {
  api = await startTestApi({ identityProvider: () => provider })
  home = await addClub(api.club)
  applicationId = await registerApplication(api)
})
afterAll(() => api.close())

function roleIn(clubId: string, role: string) {
  return { clubs: [{ id: clubId, role }] }
}

function anApproval(changes: Record<string, unknown> = {}) {
  return {
    input: {
      clubId: home.club.id,
      applicationId,
      approvedScopes: SCOPES.map(toEnumName),
      redirectUri: REDIRECT_URI,
      codeChallenge: CHALLENGE,
      nonce: 'n',
      ...changes,
    },
  }
}

function aRegistration(changes: Record<string, unknown> = {}) {
  const publicKey = JSON.stringify(PARTNER_KEY.export({ format: 'jwk' }))
  return {
    input: {
      slug: 'acme',
      name: ' Acme ',
      redirectUris: [REDIRECT_URI],
      wantedScopes: SCOPES.map(toEnumName),
      publicKey,
      ...changes,
    },
  }
}

describe('registering an application', () => {
  test('takes a JWK or PEM, trims the name, and is for ADMINs alone', async () => {
    const { data } = await askGraph(api, ADMIN, REGISTER, aRegistration())
    expect(data.registerApplication.application).toMatchObject({
      slug: 'acme',
      name: 'Acme',
      redirectUris: [REDIRECT_URI],
      wantedScopes: SCOPES.map(toEnumName),
    })
    const owner = roleIn(home.club.id, 'OWNER')
    expect((await askGraph(api, owner, REGISTER, aRegistration())).codes).toEqual(['forbidden'])
    const again = await askGraph(api, ADMIN, REGISTER, aRegistration())
    expect(again.codes).toEqual(['state_conflict'])
  })

  test('keeps the publisher and the address of the logo, which may be absent', async () => {
    const shown = async (changes: Record<string, unknown>) => {
      const asked = aRegistration({ slug: `shown-${Object.keys(changes).length}`, ...changes })
      const { data, codes } = await askGraph(api, ADMIN, REGISTER, asked)
      const { publisher, logoUrl } = data?.registerApplication?.application ?? {}
      return codes.length > 0 ? codes : [publisher, logoUrl]
    }
    const logoUrl = 'https://acme.example/logo.svg'
    expect(await shown({ publisher: ' Acme GmbH ', logoUrl })).toEqual(['Acme GmbH', logoUrl])
    expect(await shown({})).toEqual([null, null])
    for (const refused of ['http://acme.example/logo.svg', 'javascript:alert(1)', 'https://a b'])
      expect(await shown({ logoUrl: refused })).toEqual(['invalid_input'])
  })

  test('answers a repetition with the same key as the first time', async () => {
    const registration = aRegistration({ slug: 'replayed', idempotencyKey: 'key' })
    const first = await askGraph(api, ADMIN, REGISTER, registration)
    const second = await askGraph(api, ADMIN, REGISTER, registration)
    expect(second.data.registerApplication).toEqual({
      application: first.data.registerApplication.application,
      idempotentReplay: true,
    })
  })

  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey
  test.each([
    ['a private JWK', JSON.stringify(PARTNER_PRIVATE_KEY.export({ format: 'jwk' })), 'public half'],
    ['a private PEM', PARTNER_PRIVATE_KEY.export({ type: 'pkcs8', format: 'pem' }), 'public half'],
    ['a short key', JSON.stringify(weak.export({ format: 'jwk' })), '2048'],
    ['another kind of key', curve.export({ type: 'spki', format: 'pem' }), 'RSA'],
    ['no key', 'hello', 'JWK'],
    ['an empty JWK', '{}', 'JWK'],
    ['null', 'null', 'JWK'],
  ])('refuses %s and says why', async (_what, publicKey, word) => {
    const { errors, codes } = await askGraph(api, ADMIN, REGISTER, aRegistration({ publicKey }))
    expect(codes).toEqual(['invalid_input'])
    expect(errors[0].message).toContain(word)
  })

  test.each([
    ['slug', 'Acme'],
    ['redirectUris', []],
    ['redirectUris', ['http://partner.example/']],
    ['redirectUris', ['https://partner.example/#']],
    ['wantedScopes', []],
    ['wantedScopes', ['EVERYTHING']],
  ])('refuses a bad %s: %j', async (field, value) => {
    const { codes } = await askGraph(api, ADMIN, REGISTER, aRegistration({ [field]: value }))
    expect(codes).toEqual(['invalid_input'])
  })
})

describe('approving an installation', () => {
  test.each([
    ['approvedScopes', ['WEBHOOKS_MANAGE']],
    ['approvedScopes', []],
    ['redirectUri', `${REDIRECT_URI}/`],
    ['codeChallenge', 'short'],
    ['nonce', ''],
    ['environment', 'PRODUCTION'],
    ['expiresAt', '2020-01-01T00:00:00Z'],
  ])('refuses a bad %s: %j', async (field, value) => {
    const { codes } = await askGraph(api, ADMIN, APPROVE, anApproval({ [field]: value }))
    expect(codes).toEqual(['invalid_input'])
  })

  test('keeps the code only as a hash', async () => {
    const { data } = await askGraph(api, ADMIN, APPROVE, anApproval())
    const { code } = data.approveInstallation
    expect(code).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const rows = await api.club.query('SELECT * FROM installation_authorizations')
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('is for OWNERs of the club; others of it are forbidden, strangers see no club', async () => {
    const asked = (claim: Record<string, unknown>) => askGraph(api, claim, APPROVE, anApproval())
    expect((await asked(roleIn(home.club.id, 'OPERATOR'))).codes).toEqual(['forbidden'])
    const foreign = await addClub(api.club)
    expect((await asked(roleIn(foreign.club.id, 'OWNER'))).codes).toEqual(['not_found'])
    expect((await asked(roleIn(home.club.id, 'OWNER'))).codes).toEqual([])
  })
})

describe('an installation', () => {
  async function install(changes: Record<string, unknown> = {}) {
    const codes = await approve(api, home.club.id, applicationId, changes)
    const { body } = await exchange(api, codes, { key: codes.code })
    const token = await api.tokenFor({ oauthSubject: body.data.oauth_subject })
    const input = { clubId: home.club.id, installationId: body.data.installation_id }
    return { input, token, subject: String(body.data.oauth_subject) }
  }
  const context = (token: string) => api.ask('GET', '/v1/club/context', { token })

  test('is let in nowhere from the moment it is revoked, and its sources end', async () => {
    const { input, token } = await install({ approvedScopes: ['CLUB_READ', 'BOOKINGS_WRITE'] })
    const sourceId = await addSource(api, { ...home, courts: [] }, token)
    expect((await context(token)).status).toBe(200)
    const { data } = await askGraph(api, roleIn(home.club.id, 'OWNER'), REVOKE, { input })
    const { status, body } = await context(token)
    expect([status, body.error.code]).toEqual([403, 'installation_inactive'])
    const rows = await api.club.query('SELECT status FROM booking_sources WHERE id = ?', [sourceId])
    expect(rows).toMatchObject([{ status: 'DISABLED' }])

    const again = await askGraph(api, ADMIN, REVOKE, { input })
    expect(again.data).toEqual(data)
  })

  test('has its new scopes at its next request, never more than the application asked for', async () => {
    const { input, token } = await install()
    expect((await context(token)).status).toBe(200)
    const rescope = (grantedScopes: string[]) =>
      askGraph(api, roleIn(home.club.id, 'OWNER'), RESCOPE, { input: { ...input, grantedScopes } })
    expect((await rescope(['WEBHOOKS_MANAGE'])).codes).toEqual(['invalid_input'])
    expect((await rescope(['BOOKINGS_READ'])).codes).toEqual([])
    const { status, body } = await context(token)
    expect([status, body.error.code]).toEqual([403, 'insufficient_scope'])
    await askGraph(api, ADMIN, REVOKE, { input })
    expect((await rescope(['CLUB_READ'])).codes).toEqual(['state_conflict'])
  })

  test('is let in only while its club is ACTIVE', async () => {
    const { token } = await install()
    const set = (status: string, claim: Record<string, unknown> = ADMIN) =>
      askGraph(api, claim, SET_CLUB, { input: { clubId: home.club.id, status } })
    expect((await context(token)).status).toBe(200)
    expect((await set('SUSPENDED', roleIn(home.club.id, 'OWNER'))).codes).toEqual(['forbidden'])
    await set('SUSPENDED')
    expect((await context(token)).body.error.code).toBe('installation_inactive')
    await set('ACTIVE')
    expect((await context(token)).status).toBe(200)
  })

  test('stays revoked while the identity provider is unreachable, and is synchronized as soon as it is back', async () => {
    const { input, subject } = await install()
    const principal = () => provider.principals.get(subject.replace('principal-', ''))
    await askGraph(api, ADMIN, REVOKE, { input })
    const parts = { database: api.club, identityProvider: provider, clock: () => new Date() }
    provider.isAway = true
    await expect(endPrincipals(parts)).rejects.toThrow('ECONNREFUSED')
    expect(principal()).toEqual({ isActive: true })
    provider.isAway = false
    await endPrincipals(parts)
    expect(principal()).toEqual({ isActive: false })
    const unended = await api.club.query(
      "SELECT id FROM installations WHERE status = 'REVOKED' AND principal_ended_at IS NULL",
    )
    expect(unended).toEqual([])
  })

  test('of another club is neither listed nor touched', async () => {
    const { input } = await install()
    const foreign = await addClub(api.club)
    await addInstallation(api.club, foreign.club)
    const owner = roleIn(foreign.club.id, 'OWNER')
    const listed = await askGraph(api, owner, LIST, { clubId: foreign.club.id })
    expect(listed.data.installations.nodes).toHaveLength(1)
    expect(listed.data.installationAuthorizations.nodes).toEqual([])
    const foreignInput = { ...input, clubId: foreign.club.id }
    for (const [query, asked] of [
      [LIST, { clubId: home.club.id }],
      [REVOKE, { input }],
      [REVOKE, { input: foreignInput }],
      [RESCOPE, { input: { ...foreignInput, grantedScopes: ['CLUB_READ'] } }],
    ] as const) {
      const { codes } = await askGraph(api, owner, query, asked)
      expect([...new Set(codes)]).toEqual(['not_found'])
    }
  })
})
