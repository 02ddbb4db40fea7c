import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { type Asked, startTestApi, type TestApi } from '../../support/http/api.ts'

const NAMES: Record<string, string[]> = {
  'public.com': ['8.8.8.8'],
  'mixed.com': ['8.8.8.8', '10.0.0.1'],
}

let api: TestApi
let home: ClubFixture
let lookUps: string[]
let keys = 0

beforeAll(async () => {
  lookUps = []
  const resolveHost = async (host: string) => {
    lookUps.push(host)
    if (host === 'silent.com') throw Object.assign(new Error('no answer'), { code: 'ETIMEOUT' })
    return NAMES[host] ?? []
  }
  api = await startTestApi({ webhooks: { resolveHost } })
  home = await addClub(api.club)
})

afterAll(() => api.close())

describe('POST /v1/club/webhook-endpoints', () => {
  test('creates an active endpoint and returns its secret', async () => {
    const token = await newToken()
    const body = { ...ENDPOINT, name: '  Desk  ', description: ' a ' }
    const made = await post(token, { body })
    expect(made).toMatchObject({
      status: 201,
      body: {
        data: {
          name: 'Desk',
          url: ENDPOINT.url,
          description: 'a',
          status: 'ACTIVE',
          event_types: ['booking.created'],
          signing_secret_version: 1,
          consecutive_failures: 0,
          last_failure_at: null,
          disabled_at: null,
        },
      },
    })
    expect(made.body.data.signing_secret).toMatch(/^whsec_[A-Za-z0-9]{44}$/)
  })

  test('keeps the secret sealed and shows it in no other answer', async () => {
    const token = await newToken()
    const made = await post(token)
    const { signing_secret: secret, id } = made.body.data
    const [row] = await api.club.query<{ secret: Buffer }[]>(
      'SELECT secret FROM webhook_endpoints WHERE id = ?',
      [id],
    )
    expect(row?.secret.toString('latin1')).not.toContain(secret.slice(6))
    const list = await api.ask('GET', PATH, { token })
    expect(JSON.stringify(list.body)).not.toContain('whsec_')
  })

  test('answers an exact repetition with the same secret and without another look-up', async () => {
    const token = await newToken()
    const headers = { 'idempotency-key': 'same' }
    const first = await post(token, { headers })
    lookUps.length = 0
    const again = await post(token, { headers })
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(lookUps).toEqual([])
  })

  test('answers IDEMPOTENCY_CONFLICT to the same key with another url', async () => {
    const token = await newToken()
    const headers = { 'idempotency-key': 'same' }
    await post(token, { headers })
    const body = { ...ENDPOINT, url: 'https://mixed.com/' }
    expect(await post(token, { headers, body })).toMatchObject(refusal(409, 'IDEMPOTENCY_CONFLICT'))
  })

  test('collapses repeated event types and returns the url as it was sent', async () => {
    const token = await newToken()
    const url = 'HTTPS://Public.COM:8443/a%20b?c=@'
    const event_types = ['score.updated', 'booking.created', 'score.updated']
    const made = await post(token, { body: { ...ENDPOINT, url, event_types } })
    expect(made.body.data).toMatchObject({ url, event_types: ['score.updated', 'booking.created'] })
  })

  test.each([
    ['http://public.com/', 'scheme'],
    ['https://a:b@public.com/', 'user_information'],
    ['https://public.com/#', 'fragment'],
    ['https://localhost/', 'host_name'],
    ['https://0x7f.1/', 'blocked_address'],
    ['https://mixed.com/', 'blocked_address'],
    ['https://absent.com/', 'not_resolvable'],
  ])('answers 400 unsafe_webhook_url to %s', async (url, reason) => {
    const refused = await post(await newToken(), { body: { ...ENDPOINT, url } })
    expect(refused).toMatchObject(refusal(400, 'unsafe_webhook_url'))
    expect(refused.body.error.details).toEqual({ reason })
  })

  test('answers 503 authorization_unavailable when no name server answers', async () => {
    const body = { ...ENDPOINT, url: 'https://silent.com/' }
    const refused = await post(await newToken(), { body })
    expect(refused).toMatchObject(refusal(503, 'authorization_unavailable'))
  })

  test.each<[string, Record<string, unknown>]>([
    ['an unknown property', { colour: 'red' }],
    ['a status', { status: 'ACTIVE' }],
    ['a name of one character', { name: ' a ' }],
    ['a name of 121 characters', { name: 'a'.repeat(121) }],
    ['a description of 501 characters', { description: 'a'.repeat(501) }],
    ['no event type', { event_types: [] }],
    ['an unknown event type', { event_types: ['booking.moved'] }],
    ['a url that is none', { url: 'hooks' }],
    ['a url of 2049 characters', { url: `https://public.com/${'a'.repeat(2030)}` }],
  ])('answers 400 invalid_request to %s', async (_title, change) => {
    const refused = await post(await newToken(), { body: { ...ENDPOINT, ...change } })
    expect(refused).toMatchObject(refusal(400, 'invalid_request'))
    expect(refused.body.error.details.issues).toHaveLength(1)
  })

  test('answers 400 IDEMPOTENCY_KEY_REQUIRED without a key', async () => {
    const token = await newToken()
    const refused = await api.ask('POST', PATH, { token, body: ENDPOINT })
    expect(refused).toMatchObject(refusal(400, 'IDEMPOTENCY_KEY_REQUIRED'))
  })

  test('answers 409 endpoint_limit_reached to the eleventh, disabled ones included', async () => {
    const token = await newToken()
    const made = await Promise.all(Array.from({ length: 20 }, () => post(token)))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10)
    const list = await api.ask('GET', PATH, { token })
    expect(list.body.data).toHaveLength(10)

    await api.ask('DELETE', `${PATH}/${list.body.data[0].id}`, { token })
    const refused = await post(token)
    expect(refused).toMatchObject(refusal(409, 'endpoint_limit_reached'))
    expect(refused.body.error.details).toEqual({ limit: 10 })
  })

  test('answers 403 insufficient_scope without webhooks:manage', async () => {
    const caller = await addInstallation(api.club, home.club, { scopes: ['bookings:read'] })
    const refused = await post(await api.tokenFor(caller), { body: {} })
    expect(refused).toMatchObject(refusal(403, 'insufficient_scope'))
  })
})

describe('GET /v1/club/webhook-endpoints', () => {
  test('lists the own ones by age, page by page', async () => {
    const token = await newToken()
    await post(await newToken())
    const ids = []
    for (let made = 0; made < 3; made += 1) ids.push((await post(token)).body.data.id)
    const first = await api.ask('GET', `${PATH}?limit=2`, { token })
    const second = await api.ask('GET', `${PATH}?cursor=${first.body.next_cursor}`, { token })
    expect([first.body.has_more, second.body.has_more]).toEqual([true, false])
    const listed = [...first.body.data, ...second.body.data].map(({ id }) => id)
    expect(listed).toEqual(ids)
  })
})

const PATH = '/v1/club/webhook-endpoints'

const ENDPOINT = { name: 'Desk', url: 'https://public.com/hook', event_types: ['booking.created'] }

async function newToken(): Promise<string> {
  return api.tokenFor(await addInstallation(api.club, home.club))
}

function post(token: string, { body = ENDPOINT, headers = {} }: Asked = {}) {
  keys += 1
  return api.ask('POST', PATH, {
    token,
    body,
    headers: { 'idempotency-key': `${keys}`, ...headers },
  })
}

function refusal(status: number, code: string) {
  return { status, body: { error: { code } } }
}
