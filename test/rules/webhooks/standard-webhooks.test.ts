import { createHmac, randomBytes } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { SIGNED_HEADERS } from '../../../rules/webhooks/signed-headers.ts'
import { SIGNING_SECRETS } from '../../../rules/webhooks/signing-secrets.ts'

const NOW = new Date('2026-07-01T12:00:00.250Z')
const BODY = '{"id":"event-1","type":"booking.created","name":"Grätzl 🎾"}'

const headersOf = (secret: string) =>
  SIGNED_HEADERS.club({
    ...{ secret, body: BODY, eventId: 'event-1', deliveryId: 'delivery-1' },
    ...{ eventType: 'booking.created', attempt: 1, now: NOW },
  })

/** As a library of another language computes it, whose base64 knows one alphabet and demands padding. */
function standardSignature(base64: string): string {
  expect(base64).toMatch(/^[A-Za-z0-9+/]+=*$/)
  expect(base64.length % 4).toBe(0)
  const key = Buffer.from(base64, 'base64')
  return `v1,${createHmac('sha256', key).update(`event-1.1782907200.${BODY}`).digest('base64')}`
}

describe('a delivery of the Club API', () => {
  test('carries the headers of Standard Webhooks beside its own', () => {
    const headers = headersOf(SIGNING_SECRETS.club(randomBytes))
    expect(headers).toMatchObject({
      'webhook-id': 'event-1',
      'webhook-timestamp': '1782907200',
      'service-timestamp': '1782907200',
    })
  })

  test('is signed with a new secret as every base64 decodes it', () => {
    for (let n = 0; n < 200; n += 1) {
      const secret = SIGNING_SECRETS.club(randomBytes)
      expect(secret).toMatch(/^whsec_[A-Za-z0-9]{44}$/)
      expect(headersOf(secret)['webhook-signature']).toBe(standardSignature(secret.slice(6)))
    }
  })

  test('is signed with a secret of before as its text in the other alphabet, padded', () => {
    const secret = `whsec_${Buffer.alloc(32, 0xfb).toString('base64url')}`
    const standard = `${secret.slice(6).replaceAll('-', '+').replaceAll('_', '/')}=`
    expect(headersOf(secret)['webhook-signature']).toBe(standardSignature(standard))
  })
})
