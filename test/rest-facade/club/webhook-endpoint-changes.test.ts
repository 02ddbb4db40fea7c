import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { addClub, addInstallation, type ClubFixture } from '../../support/club/fixtures.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'

let api: TestApi
let home: ClubFixture
let token: string
let id: string
let keys = 0

beforeAll(async () => {
  const resolveHost = async (host: string) => (host === 'private.com' ? ['10.0.0.1'] : ['8.8.8.8'])
  api = await startTestApi({ webhooks: { resolveHost } })
  home = await addClub(api.club)
})

afterAll(() => api.close())

beforeEach(async () => {
  token = await api.tokenFor(await addInstallation(api.club, home.club))
  id = (await post(PATH, { name: 'Desk', url: 'https://public.com/', event_types: TYPES })).body
    .data.id
})

describe('PATCH /v1/club/webhook-endpoints/{id}', () => {
  test('changes what is given and nothing else', async () => {
    await patch({ description: 'first' })
    const changed = await patch({ name: ' New ', url: 'https://public.com/b' })
    expect(changed).toMatchObject({
      status: 200,
      body: {
        data: {
          id,
          name: 'New',
          url: 'https://public.com/b',
          description: 'first',
          event_types: TYPES,
        },
      },
    })
    expect(changed.body.data).not.toHaveProperty('signing_secret')
    expect((await patch({ description: null })).body.data.description).toBeNull()
  })

  test('disables, and active again begins at zero failures', async () => {
    await api.club.query('UPDATE webhook_endpoints SET consecutive_failures = 7 WHERE id = ?', [id])
    const disabled = await patch({ status: 'DISABLED' })
    expect(disabled.body.data).toMatchObject({ status: 'DISABLED', consecutive_failures: 7 })
    expect(disabled.body.data.disabled_at).toEqual(expect.any(String))
    expect((await patch({ status: 'ACTIVE' })).body.data).toMatchObject({
      status: 'ACTIVE',
      consecutive_failures: 0,
      disabled_at: null,
    })
  })

  test('answers 400 unsafe_webhook_url to a private address', async () => {
    const refused = await patch({ url: 'https://private.com/' })
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'unsafe_webhook_url' } } })
  })

  test.each<[string, Record<string, unknown>]>([
    ['nothing', {}],
    ['an unknown property', { name: 'Desk', colour: 'red' }],
    ['the id', { id: 'x' }],
    ['a null name', { name: null }],
    ['an unknown status', { status: 'PAUSED' }],
    ['no event type', { event_types: [] }],
  ])('answers 400 invalid_request to %s', async (_title, body) => {
    const refused = await patch(body)
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } })
  })

  test('answers 404 for an endpoint of another installation of the same club', async () => {
    const other = await api.tokenFor(await addInstallation(api.club, home.club))
    for (const [method, path, body] of [
      ['PATCH', `${PATH}/${id}`, { name: 'Mine' }],
      ['DELETE', `${PATH}/${id}`, undefined],
      ['POST', `${PATH}/${id}/rotate-secret`, undefined],
      ['PATCH', `${PATH}/none`, { name: 'Mine' }],
    ] as const) {
      const headers = { 'idempotency-key': 'foreign' }
      const refused = await api.ask(method, path, { token: other, body, headers })
      expect(refused).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
    }
  })
})

describe('DELETE /v1/club/webhook-endpoints/{id}', () => {
  test('disables, empties the event types and stays in the list', async () => {
    expect(await remove()).toMatchObject({ status: 204, body: null })
    const { body } = await api.ask('GET', PATH, { token })
    expect(body.data).toMatchObject([{ id, status: 'DISABLED', event_types: [] }])
    expect(body.data[0].disabled_at).toEqual(expect.any(String))
  })

  test('answers 204 again and changes nothing', async () => {
    await remove()
    const before = await api.ask('GET', PATH, { token })
    expect((await remove()).status).toBe(204)
    expect((await api.ask('GET', PATH, { token })).body).toEqual(before.body)
  })

  test('needs event types to be given when the endpoint is activated again', async () => {
    await remove()
    expect(await patch({ status: 'ACTIVE' })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', details: { issues: [{ path: 'event_types' }] } } },
    })
    const active = await patch({ status: 'ACTIVE', event_types: ['score.updated'] })
    expect(active.body.data).toMatchObject({ status: 'ACTIVE', event_types: ['score.updated'] })
  })
})

describe('POST /v1/club/webhook-endpoints/{id}/rotate-secret', () => {
  test('answers a new secret and the next version, also while disabled', async () => {
    const first = await post(`${PATH}/${id}/rotate-secret`)
    expect(first).toMatchObject({ status: 200, body: { data: { id, signing_secret_version: 2 } } })
    await remove()
    const second = await post(`${PATH}/${id}/rotate-secret`)
    expect(second.body.data).toMatchObject({ signing_secret_version: 3 })
    expect(second.body.data.signing_secret).toMatch(/^whsec_/)
    expect(second.body.data.signing_secret).not.toBe(first.body.data.signing_secret)
  })

  test('answers an exact repetition with the same secret', async () => {
    const headers = { 'idempotency-key': 'rotate' }
    const first = await api.ask('POST', `${PATH}/${id}/rotate-secret`, { token, headers })
    const again = await api.ask('POST', `${PATH}/${id}/rotate-secret`, { token, headers })
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect(again.headers['idempotency-replayed']).toBe('true')
  })
})

const PATH = '/v1/club/webhook-endpoints'
const TYPES = ['booking.created', 'booking.updated']

const patch = (body: unknown) => api.ask('PATCH', `${PATH}/${id}`, { token, body })

const remove = () => api.ask('DELETE', `${PATH}/${id}`, { token })

function post(path: string, body?: unknown) {
  keys += 1
  return api.ask('POST', path, { token, body, headers: { 'idempotency-key': `key-${keys}` } })
}
