import { describe, expect, test } from '@jest/globals'
import { checkAnswer } from '../../support/openapi/check-answer.ts'
import { checkDelivery, checkFrame } from '../../support/openapi/check-delivery.ts'

const PATH = '/v1/club/booking-sources'

const ID = '01980000-0000-7000-8000-000000000001'

const SOURCE = {
  ...{ id: ID, source_key: 'own', name: 'Own', provider: 'own', status: 'ACTIVE' },
  ...{ external_account_id: null, last_synchronized_at: null },
  created_at: '2026-07-01T18:00:00.000Z',
  updated_at: '2026-07-01T18:00:00.000Z',
}

const PAGE = { data: [SOURCE], next_cursor: null, has_more: false }

const HELP = { link: '<http://api.test/docs#error-invalid_token>; rel="help"' }

const REFUSAL = { error: { code: 'invalid_token', message: 'No.', request_id: '1' } }

function check(status: number, body: unknown, headers: Record<string, unknown> = {}) {
  return () => checkAnswer('GET', `${PATH}?limit=5`, { status, headers, body })
}

describe('an answer that tests receive', () => {
  test('passes as its document describes it', () => {
    expect(check(200, PAGE, { 'x-request-id': '1', 'content-length': '2' })).not.toThrow()
    expect(check(401, REFUSAL, { 'www-authenticate': 'Bearer', ...HELP })).not.toThrow()
  })

  test('passes where no document is about it', () => {
    const answer = { status: 418, headers: {}, body: null }
    expect(() => checkAnswer('GET', '/healthz', answer)).not.toThrow()
    expect(() => checkAnswer('DELETE', PATH, answer)).not.toThrow()
  })

  test.each<[string, () => void, string]>([
    ['a status', check(418, null), 'answers 418'],
    ['no link to the explanation of its code', check(401, REFUSAL), 'without a link'],
    ['a member', check(200, { ...PAGE, total: 1 }), 'NOT have additional properties'],
    [
      'a member of an item',
      check(200, { ...PAGE, data: [{ ...SOURCE, secret: 's' }] }),
      'NOT have additional properties',
    ],
    [
      'the value of an enum',
      check(200, { ...PAGE, data: [{ ...SOURCE, status: 'LOST' }] }),
      'one of the allowed values',
    ],
    ['a code', check(401, { error: { ...REFUSAL.error, code: 'not_found' } }), 'allowed values'],
    ['a header', check(200, PAGE, { 'x-total-count': '1' }), 'sends x-total-count'],
  ])('fails with %s that its document does not have', (_what, answer, message) => {
    expect(answer).toThrow(message)
  })

  test.each<[string, () => void]>([
    ['has no required member', check(200, { data: [], has_more: false })],
    ['has null where none may be', check(200, { ...PAGE, data: [{ ...SOURCE, name: null }] })],
    ['has no body', check(200, null)],
    ['has a time of another form', check(200, { ...PAGE, data: [{ ...SOURCE, created_at: '1' }] })],
  ])('fails if it %s', (_what, answer) => {
    expect(answer).toThrow('otherwise than documented')
  })
})

describe('an event that tests receive', () => {
  const RECORD = {
    ...{ id: ID, type: 'court.status_changed', schema_version: 1 },
    ...{ occurred_at: '2026-07-01T18:00:00.000Z', publication_sequence: '1' },
    ...{ organization_id: ID, resource: { type: 'court', id: ID }, sequence: 1 },
    ...{ changed_fields: ['status'], data_url: 'https://clubs.example/v1/club/courts/3' },
  }
  const HEADERS = {
    ...{ 'service-timestamp': '1782921600', 'service-signature': `v1=${'0'.repeat(64)}` },
    ...{ 'service-delivery': ID, 'service-event': 'court.status_changed' },
    ...{ 'webhook-id': ID, 'webhook-timestamp': '1782921600' },
    'webhook-signature': `v1,${'A'.repeat(43)}=`,
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`,
  }
  const deliver = (record: object, headers: object) => () =>
    checkDelivery('club', { headers: { ...headers }, body: JSON.stringify(record) })

  test('passes as its document describes it', () => {
    expect(deliver(RECORD, HEADERS)).not.toThrow()
    expect(() => checkFrame(RECORD)).not.toThrow()
  })

  test('fails with a member, type or header that its document does not have', () => {
    expect(deliver({ ...RECORD, secret: 's' }, HEADERS)).toThrow('additional properties')
    expect(deliver({ ...RECORD, type: 'court.moved' }, HEADERS)).toThrow('court.moved')
    expect(deliver(RECORD, { ...HEADERS, 'service-signature': 'v1=' })).toThrow('Service-Signature')
    expect(() => checkFrame({ ...RECORD, id: null })).toThrow('not as documented')
  })
})
