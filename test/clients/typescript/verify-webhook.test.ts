import { createHmac } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { sign } from '@octokit/webhooks-methods'
import { verifyWebhook } from '../../../clients/typescript/src/index.ts'

const SECRET = 'whsec_current'
const NOW = new Date('2026-07-01T10:00:00Z')
const TIMESTAMP = String(NOW.getTime() / 1000)
const CLUB_BODY = '{"id":"e-1","type":"booking.created","data_url":"https://x/v1/club/bookings/b"}'
const VOLUNTEER_BODY =
  '{ "id": "e-2", "event": "shift.updated", "data": {"shift": {"title": "Grün"}} }'

const hmac = (text: string, secret = SECRET) =>
  createHmac('sha256', secret).update(text).digest('hex')

const clubHeaders = (body: string, { timestamp = TIMESTAMP, secret = SECRET } = {}) => ({
  'service-timestamp': timestamp,
  'service-signature': `v1=${hmac(`${timestamp}.${body}`, secret)}`,
})

const codeOf = (verified: Promise<unknown>) =>
  verified.then(
    () => 'genuine',
    (error: { code: string }) => error.code,
  )

describe('verifyWebhook', () => {
  test('returns the event of a delivery of the Club API', async () => {
    const verified = await verifyWebhook(CLUB_BODY, clubHeaders(CLUB_BODY), SECRET, NOW)
    const event = JSON.parse(CLUB_BODY)
    expect(verified).toEqual({ product: 'club', type: 'booking.created', event })
  })

  test('returns the event of a delivery of the Volunteer API, by bytes and Headers, too', async () => {
    const headers = new Headers({ 'X-Service-Signature': await sign(SECRET, VOLUNTEER_BODY) })
    const bytes = new TextEncoder().encode(VOLUNTEER_BODY)
    const verified = await verifyWebhook(bytes, headers, ['whsec_next', SECRET], NOW)
    const event = JSON.parse(VOLUNTEER_BODY)
    expect(verified).toEqual({ product: 'volunteer', type: 'shift.updated', event })
  })

  test('refuses a body that was parsed and written again', async () => {
    const headers = { 'x-service-signature': await sign(SECRET, VOLUNTEER_BODY) }
    const rewritten = JSON.stringify(JSON.parse(VOLUNTEER_BODY))
    expect(await codeOf(verifyWebhook(rewritten, headers, SECRET, NOW))).toBe('wrong_signature')
  })

  test.each([
    ['another secret', clubHeaders(CLUB_BODY, { secret: 'other' }), 'wrong_signature'],
    ['another body', clubHeaders(`${CLUB_BODY} `), 'wrong_signature'],
    ['no signature', { 'service-timestamp': TIMESTAMP }, 'missing_signature'],
    ['no headers', {}, 'missing_signature'],
    [
      'half a signature',
      { ...clubHeaders(CLUB_BODY), 'service-signature': 'v1=00' },
      'missing_signature',
    ],
    [
      'no timestamp',
      { ...clubHeaders(CLUB_BODY), 'service-timestamp': undefined },
      'old_timestamp',
    ],
    [
      'a time 301 seconds ago',
      clubHeaders(CLUB_BODY, { timestamp: String(+TIMESTAMP - 301) }),
      'old_timestamp',
    ],
    [
      'a time in 301 seconds',
      clubHeaders(CLUB_BODY, { timestamp: String(+TIMESTAMP + 301) }),
      'old_timestamp',
    ],
    [
      'a time 300 seconds ago',
      clubHeaders(CLUB_BODY, { timestamp: String(+TIMESTAMP - 300) }),
      'genuine',
    ],
  ])('judges a delivery with %s', async (_case, headers, code) => {
    expect(await codeOf(verifyWebhook(CLUB_BODY, headers, SECRET, NOW))).toBe(code)
  })

  test('does not accept a delivery of the Club API as one of the Volunteer API after its time', async () => {
    const { 'service-signature': signature } = clubHeaders(CLUB_BODY)
    const headers = { 'x-service-signature': signature.replace('v1=', 'sha256=') }
    const replayed = verifyWebhook(`${TIMESTAMP}.${CLUB_BODY}`, headers, SECRET, NOW)
    expect(await codeOf(replayed)).toBe('invalid_body')
  })
})
