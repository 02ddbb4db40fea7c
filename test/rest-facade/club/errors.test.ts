import { describe, expect, test } from '@jest/globals'
import { invalidInput } from '../../../platform/input/issues.ts'
import { CLUB_ERRORS, toClubError } from '../../../rest-facade/club/errors.ts'
import { dataOf, toPublicProblem } from '../../../rest-facade/refusal.ts'
import { toVolunteerError } from '../../../rest-facade/volunteer/errors.ts'
import { CLUB_CODES } from '../../../schema/club/problem-codes.ts'
import { Problem } from '../../../schema/problem.ts'
import { type ProblemCode, SHARED_CODES } from '../../../schema/problem-codes.ts'

const DOCUMENTED: Record<string, number> = {
  invalid_request: 400,
  invalid_cursor: 400,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  authentication_required: 401,
  invalid_token: 401,
  insufficient_scope: 403,
  installation_inactive: 403,
  not_found: 404,
  VERSION_CONFLICT: 409,
  UNMAPPED_COURT: 409,
  IDEMPOTENCY_CONFLICT: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  BOOKING_SOURCE_INACTIVE: 409,
  SOURCE_KEY_EXISTS: 409,
  endpoint_limit_reached: 409,
  unsafe_webhook_url: 400,
  internal_error: 500,
  idempotency_replay_failed: 500,
  rate_limited: 429,
  authorization_unavailable: 503,
  rate_limit_unavailable: 503,
}

function bodyOf(code: ProblemCode, details?: Record<string, unknown>) {
  return toClubError(new Problem(code, 'Why.', details), 'request-1').body
}

describe('a refusal of the club API', () => {
  test.each([...SHARED_CODES, ...CLUB_CODES])(
    'has a documented code under its documented status: %s',
    (problem) => {
      const { status, code } = CLUB_ERRORS[problem]
      expect({ code, status }).toEqual({ code, status: DOCUMENTED[code] })
    },
  )

  test.each<[ProblemCode, Record<string, unknown> | undefined, string]>([
    ['rate_limited', { retryAfterSeconds: 12 }, '12'],
    ['rate_limited', undefined, '60'],
    ['dependency_unavailable', undefined, '5'],
    ['rate_limit_unavailable', undefined, '5'],
  ])('has Retry-After: %s', (code, details, seconds) => {
    const problem = new Problem(code, 'Why.', details)
    const answers = [toClubError(problem, 'request-1'), toVolunteerError(problem)]
    for (const { headers } of answers) expect(headers).toMatchObject({ 'retry-after': seconds })
  })

  test('carries code, message and request id, and no details where none are documented', () => {
    expect(bodyOf('not_found', { table: 'bookings' })).toEqual({
      error: { code: 'not_found', message: 'Why.', request_id: 'request-1' },
    })
  })

  test.each<[ProblemCode, Record<string, unknown>, Record<string, unknown>]>([
    [
      'version_conflict',
      { storedSourceVersion: 4, submittedSourceVersion: 3, reason: 'older' },
      { stored_source_version: 4, submitted_source_version: 3, reason: 'older' },
    ],
    [
      'unmapped_court',
      { bookingSourceId: 's', externalCourtId: 'c' },
      { booking_source_id: 's', external_court_id: 'c' },
    ],
    [
      'insufficient_scope',
      { required: ['club:read'], missing: ['club:read'] },
      { required: ['club:read'], missing: ['club:read'] },
    ],
    [
      'booking_source_inactive',
      { bookingSourceId: 's', status: 'PAUSED' },
      { booking_source_id: 's', status: 'PAUSED' },
    ],
  ])('names the details of %s as documented', (code, details, documented) => {
    expect(bodyOf(code, details)).toMatchObject({ error: { details: documented } })
  })

  test('lists at most 50 faults of an input', () => {
    const issue = { in: 'body', path: 'a', rule: 'type', message: 'No.' } as const
    const { body } = toClubError(invalidInput(Array(60).fill(issue)), 'request-1')
    expect(body).toMatchObject({ error: { details: { issues: Array(50).fill(issue) } } })
  })

  test('challenges for a bearer token at 401 and says when to retry a request in progress', () => {
    const headersOf = (code: ProblemCode) => toClubError(new Problem(code, 'Why.'), 'r').headers
    expect(headersOf('authentication_required')).toEqual({ 'www-authenticate': 'Bearer' })
    expect(headersOf('invalid_credential')).toEqual({ 'www-authenticate': 'Bearer' })
    expect(headersOf('idempotency_in_progress')).toEqual({ 'retry-after': '1' })
  })
})

describe('an answer of the graph', () => {
  test('is refused with the code and details of its first error, whatever data it has', () => {
    const extensions = { code: 'version_conflict', details: { reason: 'older' } }
    const errors = [{ message: 'Older.', extensions }, { message: 'Other.' }]
    expect(() => dataOf({ data: { putBooking: null }, errors })).toThrow(
      expect.objectContaining({ code: 'version_conflict', details: { reason: 'older' } }),
    )
  })

  test.each([undefined, 'DOWNSTREAM_SERVICE_ERROR', 'internal_error'])(
    'shows no details of an error with code %s',
    (code) => {
      const message = 'ECONNREFUSED 10.0.0.7'
      const refusal = () => dataOf({ errors: [{ message, extensions: { code } }] })
      expect(refusal).toThrow()
      try {
        refusal()
      } catch (error) {
        const problem = toPublicProblem(error)
        expect(problem).toMatchObject({ code: 'internal_error', details: undefined })
        expect(problem.message).not.toContain('ECONNREFUSED')
      }
    },
  )
})
