import { describe, expect, test } from '@jest/globals'
import { verify } from '@octokit/webhooks-methods'
import { newSecret } from '../../../../subgraphs/foundation/webhooks/endpoint-store.ts'
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

describe('an attempt', () => {
  test('gives a receiver eight seconds', () => {
    expect(VOLUNTEER_WEBHOOK_POLICY.timeoutMs).toBe(8000)
  })

  test.each([200, 201, 202, 204, 299])('answered with %i delivers', (status) => {
    expect(judge(answered(status))).toEqual({ status: 'DELIVERED', nextAttemptAt: null })
  })

  test.each([408, 409, 425, 429, 500, 501, 502, 503, 504, 599])(
    'answered with %i is followed by another one',
    (status) => {
      expect(judge(answered(status)).status).toBe('PENDING')
    },
  )

  test.each([300, 301, 302, 304, 307, 308, 400, 401, 403, 404, 405, 410, 413, 422, 499])(
    'answered with %i is the last one',
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
  ] as const)('that ends with %s is followed by another one', (failure) => {
    expect(judge(failed(failure)).status).toBe('PENDING')
  })

  test('whose answer breaks off is followed by another one', () => {
    expect(judge(failed('timeout', 200)).status).toBe('PENDING')
  })

  test('at an address that is not public is the last one', () => {
    expect(judge(failed('blocked_address')).status).toBe('FAILED')
  })

  test('comes 300 milliseconds after the first, a second after the second, and never a fourth time', () => {
    const next = [1, 2, 3].map((attempts) => judge(answered(500), attempts).nextAttemptAt)
    expect(next.map((moment) => moment && moment.getTime() - NOW.getTime())).toEqual([
      300,
      1000,
      null,
    ])
  })
})

describe('the headers of an attempt', () => {
  const secret = newSecret(() => Buffer.alloc(32, 5))
  const body = JSON.stringify({ event: 'event.created', data: { name: 'Grätzlfest 🎪' } })
  const headers = VOLUNTEER_WEBHOOK_POLICY.toHeaders({
    eventType: 'event.created',
    deliveryId: 'delivery-1',
    body,
    secret,
    attempt: 2,
    now: NOW,
  })

  test('name event, time and attempt', () => {
    expect(headers).toMatchObject({
      'x-service-event': 'event.created',
      'x-service-timestamp': '2026-07-01T12:00:00.000Z',
      'x-service-attempt': '2',
    })
  })

  test('carry a signature that a library of others accepts, for this body and secret only', async () => {
    const signature = headers['x-service-signature'] ?? ''
    expect(signature).toMatch(/^sha256=[0-9a-f]{64}$/)
    expect(await verify(secret, body, signature)).toBe(true)
    expect(await verify(secret, `${body} `, signature)).toBe(false)
    expect(
      await verify(
        newSecret(() => Buffer.alloc(32, 6)),
        body,
        signature,
      ),
    ).toBe(false)
  })

  test('use a secret of whsec_ and 43 characters that are safe in an address', () => {
    expect(secret).toMatch(/^whsec_[\w-]{43}$/)
  })
})
