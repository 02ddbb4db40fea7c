import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import {
  type WebhookDelivery,
  WebhookDeliveryEntity,
} from '../../../subgraphs/foundation/webhooks/entities.ts'
import { startTestApi, type TestApi } from '../../support/http/api.ts'
import { addAccount, addApiKey } from '../../support/volunteer/volunteer-fixtures.ts'
import { WEBHOOK_PAYLOAD } from '../../support/volunteer/webhook-payload.ts'

const WEBHOOKS = '/api/developer/v1/webhooks'
const NEW = { url: 'https://hooks.club.com/in', events: ['event.created', 'event.updated'] }

let api: TestApi
let clubId: string
let token: string

beforeAll(async () => {
  api = await startTestApi()
})

beforeEach(async () => {
  clubId = await addAccount(api.volunteer)
  token = await addApiKey(api.volunteer, clubId)
})

afterAll(() => api.close())

const post = (body: object) => api.ask('POST', WEBHOOKS, { token, body: { ...NEW, ...body } })

const get = (path = '') => api.ask('GET', `${WEBHOOKS}${path}`, { token })

async function aWebhook() {
  return (await post({})).body.webhook
}

describe('POST /webhooks', () => {
  test('answers 403 insufficient_scope to a key that may not read what the webhook carries', async () => {
    const scopes = ['webhooks:write', 'events:read'] as const
    token = await addApiKey(api.volunteer, clubId, { scopes: [...scopes] })
    const { status, body } = await post({ events: ['event.created', 'helper.registered'] })
    expect([status, body.code]).toEqual([403, 'insufficient_scope'])
    expect(body.error).toContain('helpers:read')
    expect((await post({})).status).toBe(201)
  })

  test('answers the webhook with its secret, which no later answer shows', async () => {
    const { status, body } = await post({ description: 'Desk', ignored: true })
    expect(status).toBe(201)
    const { signing_secret: secret, ...webhook } = body.webhook
    expect(secret).toMatch(/^whsec_[\w-]{43}$/)
    expect(webhook).toEqual({
      id: expect.any(String),
      verein_id: clubId,
      url: 'https://hooks.club.com/in',
      description: 'Desk',
      events: ['event.created', 'event.updated'],
      status: 'active',
      disabled_at: null,
      created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      updated_at: webhook.created_at,
    })
    const listed = await get()
    expect([listed.body, listed.headers['x-total-count']]).toEqual([{ webhooks: [webhook] }, '1'])
  })

  test.each([
    ['no address', { url: undefined }, 'validation_failed', /^url: /],
    ['an address that is a number', { url: 7 }, 'validation_failed', /^url: /],
    ['no type', { events: [] }, 'validation_failed', /^events: /],
    ['an unknown type', { events: ['event.moved'] }, 'validation_failed', /^events\[0\]: /],
    ['a long description', { description: 'd'.repeat(501) }, 'validation_failed', /^description: /],
    ['http', { url: 'http://hooks.club.com/in' }, 'unsafe_webhook_url', /./],
    ['a private address', { url: 'https://10.0.0.1/in' }, 'unsafe_webhook_url', /./],
    ['a fragment', { url: 'https://hooks.club.com/in#x' }, 'unsafe_webhook_url', /./],
    ['credentials', { url: 'https://a:b@hooks.club.com/in' }, 'unsafe_webhook_url', /./],
  ])('answers 400 to %s', async (_what, changes, code, error) => {
    const answer = await post(changes)
    expect([answer.status, answer.body.code]).toEqual([400, code])
    expect(answer.body.error).toMatch(error)
  })

  test('answers 403 webhook_limit_reached above 20 active ones', async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, () => post({})))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    const refused = answers.filter(({ status }) => status === 403)
    expect(refused.map(({ body }) => body.code)).toEqual([
      'webhook_limit_reached',
      'webhook_limit_reached',
    ])
  })

  test('answers 403 with a way out when one of the two add-ons is missing', async () => {
    const half = await addAccount(api.volunteer, { plan: null, addOns: ['API_ACCESS_PLUS'] })
    const answer = await api.ask('GET', WEBHOOKS, { token: await addApiKey(api.volunteer, half) })
    expect(answer.status).toBe(403)
    expect(answer.body).toEqual({
      error: expect.any(String),
      code: 'feature_forbidden',
      upgrade_hint: expect.stringMatching(/pro plan/),
      recommended_add_ons: ['api_access_plus', 'webhooks_access'],
      upgrade_cta: expect.any(String),
    })
  })
})

describe('DELETE /webhooks/{id}', () => {
  test('answers the webhook disabled, the same a second time', async () => {
    const { signing_secret: _, ...webhook } = await aWebhook()
    const remove = () => api.ask('DELETE', `${WEBHOOKS}/${webhook.id}`, { token })
    const { status, body } = await remove()
    expect(status).toBe(200)
    const disabledAt = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/)
    expect(body).toEqual({
      webhook: { ...webhook, status: 'disabled', disabled_at: disabledAt, updated_at: disabledAt },
    })
    expect((await remove()).body).toEqual(body)
    expect((await get()).body).toEqual({ webhooks: [body.webhook] })
  })
})

describe('GET /webhooks/{id}/deliveries', () => {
  const deliveries = tableOf(WebhookDeliveryEntity)

  function aDelivery(endpointId: string, changes: Partial<WebhookDelivery>): WebhookDelivery {
    return {
      id: newUuid(),
      endpointId,
      eventId: newUuid(),
      eventType: 'event.created',
      body: JSON.stringify(WEBHOOK_PAYLOAD),
      status: 'DELIVERED',
      attemptCount: 0,
      isRetry: false,
      resourceId: null,
      sequence: null,
      resend: 0,
      traceparent: null,
      nextAttemptAt: null,
      lease: null,
      createdAt: new Date('2026-07-01T12:00:00.000Z'),
      completedAt: new Date('2026-07-01T12:00:01.000Z'),
      ...changes,
    }
  }

  test('answers what was sent and how it went, newest first', async () => {
    const { id } = await aWebhook()
    const at = (minute: number) => new Date(Date.UTC(2026, 6, 1, 12, minute))
    const rows = [
      aDelivery(id, {}),
      aDelivery(id, { createdAt: at(2), status: 'PENDING', completedAt: null }),
      aDelivery(id, {
        ...{ createdAt: at(1), completedAt: at(1) },
        ...{ status: 'ENDED', eventType: 'event.updated' },
      }),
    ]
    await deliveries.insertAll(api.volunteer, rows)
    await api.volunteer.query(
      `INSERT INTO webhook_attempts VALUES (?, 2, '2026-07-01 12:00:00.900', 30, 204, NULL, NULL),
         (?, 1, '2026-07-01 12:00:00.100', 8000, NULL, 'timeout', NULL)`,
      [rows[0]?.id, rows[0]?.id],
    )
    const { status, body, headers } = await get(`/${id}/deliveries`)
    expect([status, headers['x-total-count']]).toEqual([200, '3'])
    expect(body.deliveries.map((one: { id: string }) => one.id)).toEqual([
      ...[rows[1]?.id, rows[2]?.id, rows[0]?.id],
    ])
    expect(body.deliveries[1]).toMatchObject({ status: 'failed', attempts: [] })
    expect(body.deliveries[2]).toEqual({
      id: rows[0]?.id,
      verein_id: clubId,
      webhook_id: id,
      event: 'event.created',
      payload_id: rows[0]?.eventId,
      status: 'delivered',
      attempts: [
        {
          attempt: 1,
          started_at: '2026-07-01T12:00:00.100Z',
          duration_ms: 8000,
          response_status: null,
          error: 'timeout',
        },
        {
          attempt: 2,
          started_at: '2026-07-01T12:00:00.900Z',
          duration_ms: 30,
          response_status: 204,
          error: null,
        },
      ],
      payload: WEBHOOK_PAYLOAD,
      created_at: '2026-07-01T12:00:00.000Z',
      updated_at: '2026-07-01T12:00:01.000Z',
    })
    const filters: [string, number][] = [
      ['status=failed', 1],
      ['status=pending&event=event.created', 1],
      ['event=event.updated', 1],
      ['from=2026-07-01T12:01:00Z', 2],
      ['to=2026-07-01T12:01:00Z', 1],
      ['updated_since=2026-07-01T12:00:30Z', 2],
      ['limit=1&offset=1', 3],
    ]
    for (const [query, total] of filters) {
      const filtered = await get(`/${id}/deliveries?${query}`)
      expect([query, filtered.headers['x-total-count']]).toEqual([query, String(total)])
    }
  })

  test.each(['status=ended', 'event=booking.created', 'from=now', 'limit=0', 'offset=-1'])(
    'answers 400 validation_failed for %s',
    async (query) => {
      const { id } = await aWebhook()
      const { status, body } = await get(`/${id}/deliveries?${query}`)
      expect([status, body.code]).toEqual([400, 'validation_failed'])
    },
  )
})
