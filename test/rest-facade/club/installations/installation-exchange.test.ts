import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { addClub, type ClubFixture } from '../../../support/club/fixtures.ts'
import {
  type Approved,
  approve,
  askGraph,
  exchange,
  makeForeignProvider,
  registerApplication,
} from '../../../support/club/installing.ts'
import { startTestApi, type TestApi } from '../../../support/http/api.ts'

const provider = makeForeignProvider()
let api: TestApi
let home: ClubFixture
let applicationId: string
let now: Date
let pending: Approved

beforeAll(async () => {
  now = new Date()
  api = await startTestApi({ identityProvider: () => provider, clock: () => now })
  home = await addClub(api.club)
  applicationId = await registerApplication(api)
})
afterAll(() => api.close())
afterEach(() => {
  provider.isAway = false
  provider.beforeAnswer = async () => {}
  now = new Date()
})

async function countInstallations(): Promise<number> {
  const [row] = await api.club.query<{ n: string | number }[]>(
    'SELECT count(*) AS n FROM installations WHERE application_id = ?',
    [applicationId],
  )
  return Number(row?.n)
}

async function approved(changes: Record<string, unknown> = {}): Promise<Approved> {
  pending = await approve(api, home.club.id, applicationId, changes)
  return pending
}

describe('POST /oauth/installation-exchange', () => {
  test('creates the installation and returns everything that a token request needs', async () => {
    const { status, body, headers } = await exchange(api, await approved(), { key: 'made' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'ratelimit-limit': expect.any(String) })
    expect(headers['idempotency-replayed']).toBeUndefined()
    const { installation_id: id } = body.data
    expect(body).toEqual({
      data: {
        installation_id: expect.any(String),
        organization_id: home.club.organizationId,
        application_id: applicationId,
        environment: 'SANDBOX',
        scopes: ['club:read', 'bookings:read'],
        oauth_subject: `principal-${id}`,
        credential_key_id: `key-of-${id}`,
        nonce: 'nonce-1',
        api_base_url: 'http://api.test/v1/club',
        oauth_issuer: 'https://id.example',
        oauth_token_url: 'https://id.example/oauth/v2/token',
        oauth_audience: 'project-1',
        oauth_audience_scope: 'urn:zitadel:iam:org:project:id:project-1:aud',
      },
    })
    const token = await api.tokenFor({ oauthSubject: body.data.oauth_subject })
    const context = await api.ask('GET', '/v1/club/context', { token })
    expect(context.body.data).toMatchObject({
      installation: { id, scopes: ['club:read', 'bookings:read'] },
      application: { id: applicationId },
      club: { id: home.club.id },
    })
  })

  test('answers an exact repeat with the same result, however late', async () => {
    const codes = await approved()
    const first = await exchange(api, codes, { key: 'again' })
    now = new Date(now.getTime() + 400 * 24 * 3_600_000)
    const second = await exchange(api, codes, { key: 'again' })
    expect(second.body).toEqual(first.body)
    expect(second.headers['idempotency-replayed']).toBe('true')
  })

  test('refuses the same key with other content as IDEMPOTENCY_CONFLICT', async () => {
    const codes = await approved()
    await exchange(api, codes, { key: 'other-content' })
    const verifier = 'v'.repeat(43)
    const { status, body } = await exchange(api, codes, {
      key: 'other-content',
      code_verifier: verifier,
    })
    expect([status, body.error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
    const second = await exchange(api, await approved(), { key: 'other-content' })
    expect([second.status, second.body.error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
  })

  test('refuses every bad code with one and the same answer', async () => {
    const used = await approved()
    await exchange(api, used, { key: 'used' })
    const withdrawn = await approved()
    const WITHDRAW = `mutation ($input: WithdrawInstallationAuthorizationInput!) {
      withdrawInstallationAuthorization(input: $input) { authorization { status } }
    }`
    const input = {
      clubId: home.club.id,
      installationAuthorizationId: withdrawn.authorizationId,
    }
    await askGraph(api, { admin: true }, WITHDRAW, { input })
    const expired = await approved()
    const good = await approved()
    now = new Date(now.getTime() + 5 * 60_000)
    const fresh = await approved()
    now = new Date(now.getTime() + 5 * 60_000 + 1)

    const refusals = [
      await exchange(api, used, { key: 'other-key' }),
      await exchange(api, withdrawn, { key: 'withdrawn' }),
      await exchange(api, expired, { key: 'expired' }),
      await exchange(api, { ...good, code: 'x'.repeat(43) }, { key: 'unknown' }),
      await exchange(api, { ...fresh, codeVerifier: 'v'.repeat(43) }, { key: 'verifier' }),
      await exchange(api, fresh, { key: 'redirect', redirect_uri: 'https://partner.example/' }),
    ]
    const { message } = refusals[0]?.body.error ?? {}
    for (const { status, body } of refusals)
      expect({ status, ...body.error, request_id: '' }).toEqual({
        status: 400,
        code: 'invalid_request',
        message,
        request_id: '',
      })
    expect((await exchange(api, fresh, { key: 'still-good' })).status).toBe(200)
  })

  test.each([
    ['grant_type', 'client_credentials'],
    ['code', 'short'],
    ['code', `${'x'.repeat(43)}!`],
    ['code_verifier', 'v'.repeat(42)],
    ['code_verifier', 'v'.repeat(129)],
    ['redirect_uri', 'not an address'],
    ['redirect_uri', `https://partner.example/${'x'.repeat(2048)}`],
    ['state', 'unknown property'],
  ])('names what is wrong with the form of the body: %s', async (field, value) => {
    const { status, body } = await exchange(api, await approved(), { [field]: value })
    expect([status, body.error.code]).toEqual([400, 'invalid_request'])
    expect(body.error.details.issues[0]).toMatchObject({ in: 'body', path: field })
  })

  test('needs an Idempotency-Key', async () => {
    const { status, body } = await api.ask('POST', '/v1/club/oauth/installation-exchange', {
      body: {},
    })
    expect([status, body.error.code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED'])
  })

  test('leaves the code good while the identity provider is away', async () => {
    const codes = await approved()
    provider.isAway = true
    const away = await exchange(api, codes, { key: 'away' })
    expect([away.status, away.body.error.code]).toEqual([503, 'authorization_unavailable'])
    provider.isAway = false
    expect((await exchange(api, codes, { key: 'away' })).status).toBe(200)
  })

  test('executes one of two equal exchanges, and returns a retryable error for the other', async () => {
    const codes = await approved()
    const before = await countInstallations()
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve
    })
    let goOn = () => {}
    const gate = new Promise<void>((resolve) => {
      goOn = resolve
    })
    provider.beforeAnswer = () => {
      isAsked()
      return gate
    }
    const first = exchange(api, codes, { key: 'twice' })
    await asked
    const second = await exchange(api, codes, { key: 'twice' })
    const stranger = await exchange(api, codes, { key: 'stranger' })
    goOn()
    expect((await first).status).toBe(200)
    expect([second.status, second.body.error.code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS'])
    expect([stranger.status, stranger.body.error.code]).toEqual([400, 'invalid_request'])
    expect(await countInstallations()).toBe(before + 1)
  })

  test('recovers from a crash after the principal was made, without a second one', async () => {
    const codes = await approved()
    const before = provider.principals.size
    // A process that ends here abandons its exchange.
    provider.beforeAnswer = () => new Promise(() => {})
    void exchange(api, codes, { key: 'crash' })
    while (provider.principals.size === before) await new Promise(setImmediate)
    provider.beforeAnswer = async () => {}
    expect((await exchange(api, codes, { key: 'crash' })).status).toBe(409)

    now = new Date(now.getTime() + 61_000)
    const { status, body } = await exchange(api, codes, { key: 'crash' })
    expect(status).toBe(200)
    expect(provider.principals.size).toBe(before + 1)
    expect(provider.principals.has(body.data.installation_id)).toBe(true)
  })

  test('answers 403 while the club is not ACTIVE, whose code stays good', async () => {
    const { club } = await addClub(api.club)
    const codes = await approve(api, club.id, applicationId)
    const ask = async (changes: Record<string, string> = {}) => {
      const { status, body } = await exchange(api, codes, { key: 'inactive', ...changes })
      return [status, body.error?.code]
    }
    const set = (status: string) =>
      api.club.query('UPDATE clubs SET status = ? WHERE id = ?', [status, club.id])

    for (const status of ['SUSPENDED', 'CLOSED']) {
      await set(status)
      expect(await ask()).toEqual([403, 'installation_inactive'])
      // A code that is not proven reveals nothing.
      expect(await ask({ code_verifier: 'v'.repeat(43) })).toEqual([400, 'invalid_request'])
    }
    await set('ACTIVE')
    expect((await ask())[0]).toBe(200)
  })

  test('refuses the code of an installation that would have ended already', async () => {
    const expiresAt = new Date(now.getTime() + 60_000).toISOString()
    const codes = await approved({ expiresAt })
    const before = provider.principals.size
    now = new Date(now.getTime() + 61_000)
    const { status, body } = await exchange(api, codes, { key: 'ended' })
    expect([status, body.error.code]).toEqual([400, 'invalid_request'])
    expect(provider.principals.size).toBe(before)
  })
})
