import { describe, expect, test } from '@jest/globals'
import { verify } from '@octokit/webhooks-methods'
import { SIGNING_SECRETS } from '../../../../rules/webhooks/signing-secrets.ts'
import type { AttemptResult } from '../../../../subgraphs/foundation/webhooks/request.ts'
import { afterAttempt } from '../../../../subgraphs/foundation/webhooks/schedule.ts'
import { VOLUNTEER_WEBHOOK_POLICY } from '../../../../subgraphs/volunteer/webhooks/volunteer-webhook-policy.ts'
import { NOW } from '../moments.ts'

const answered = (status: number): AttemptResult => ({
  status,
  failure: status >= 200 && status < 300 ? null : 'http_status',
  durationMs: 1,
})

const failed = (
  failure: AttemptResult['failure'],
  status: number | null = null,
): AttemptResult => ({
  status,
  failure,
  durationMs: 1,
})

const judge = (result: AttemptResult, attempts = 1) =>
  afterAttempt(VOLUNTEER_WEBHOOK_POLICY, { result, attempts, now: NOW, random: 0.99 })

describe('Volunteer API › webhook attempt', () => {
  test('times out after eight seconds', () => {
    expect(VOLUNTEER_WEBHOOK_POLICY.timeoutMs).toBe(8000)
  })

  test.each([200, 201, 202, 204, 299])('is a success after %i', (status) => {
    expect(judge(answered(status))).toEqual({ status: 'DELIVERED', nextAttemptAt: null })
  })

  test.each([408, 409, 425, 429, 500, 501, 502, 503, 504, 599])('is retried after %i', (status) => {
    expect(judge(answered(status)).status).toBe('PENDING')
  })

  test.each([300, 301, 302, 304, 307, 308, 400, 401, 403, 404, 405, 410, 413, 422, 499])(
    'is final after %i',
    (status) => {
      expect(judge(answered(status))).toEqual({ status: 'FAILED', nextAttemptAt: null })
    },
  )

  test.each([
    'timeout',
    'dns_error',
    'connection_refused',
    'connection_reset',
    'tls_error',
  ] as const)('is retried after %s', (failure) => {
    expect(judge(failed(failure)).status).toBe('PENDING')
  })

  test('is retried when the response breaks off', () => {
    expect(judge(failed('timeout', 200)).status).toBe('PENDING')
  })

  test('is final after blocked_address', () => {
    expect(judge(failed('blocked_address')).status).toBe('FAILED')
  })

  test('is retried after 300 ms and after one second, and then fails', () => {
    const next = [1, 2, 3].map((attempts) => judge(answered(500), attempts).nextAttemptAt)
    expect(next.map((moment) => moment && moment.getTime() - NOW.getTime())).toEqual([
      300,
      1000,
      null,
    ])
  })
})

describe('Volunteer API › webhook headers', () => {
  const secret = SIGNING_SECRETS.volunteer(() => Buffer.alloc(32, 5))
  const body = JSON.stringify({ event: 'event.created', data: { name: 'Grätzlfest 🎪' } })
  const headers = VOLUNTEER_WEBHOOK_POLICY.toHeaders({
    eventType: 'event.created',
    eventId: 'event-1',
    deliveryId: 'delivery-1',
    body,
    secret,
    attempt: 2,
    now: NOW,
  })

  test('contain event type, time and attempt', () => {
    expect(headers).toMatchObject({
      'x-service-event': 'event.created',
      'x-service-timestamp': '2026-07-01T12:00:00.000Z',
      'x-service-attempt': '2',
    })
  })

  test('contain a signature that another library accepts, for this body and secret alone', async () => {
    const signature = headers['x-service-signature'] ?? ''
    expect(signature).toMatch(/^sha256=[0-9a-f]{64}$/)
    expect(await verify(secret, body, signature)).toBe(true)
    expect(await verify(secret, `${body} `, signature)).toBe(false)
    expect(
      await verify(
        SIGNING_SECRETS.volunteer(() => Buffer.alloc(32, 6)),
        body,
        signature,
      ),
    ).toBe(false)
  })

  test('are signed with a secret of whsec_ and 43 URL-safe characters', () => {
    expect(secret).toMatch(/^whsec_[\w-]{43}$/)
  })
})
