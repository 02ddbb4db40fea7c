import { describe, expect, test } from '@jest/globals'
import { invalidInput } from '../../../platform/input/issues.ts'
import { toVolunteerError, VOLUNTEER_ERRORS } from '../../../rest-facade/volunteer/errors.ts'
import { Problem } from '../../../schema/problem.ts'
import { type ProblemCode, SHARED_CODES } from '../../../schema/problem-codes.ts'
import { VOLUNTEER_CODES } from '../../../schema/volunteer/problem-codes.ts'

const DOCUMENTED: Record<string, number> = {
  validation_failed: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  expired_api_key: 401,
  revoked_api_key: 401,
  insufficient_scope: 403,
  feature_forbidden: 403,
  club_inactive: 403,
  integration_disabled: 403,
  verein_mismatch: 403,
  event_limit_reached: 403,
  unsafe_webhook_url: 400,
  webhook_limit_reached: 403,
  api_key_limit_reached: 403,
  not_found: 404,
  idempotency_conflict: 409,
  idempotency_in_progress: 409,
  idempotency_replay_failed: 500,
  ambiguous_match: 409,
  duplicate_helper: 409,
  concurrent_update: 409,
  duplicate_role: 409,
  role_in_use: 409,
  shift_has_assignments: 409,
  shift_full: 409,
  helper_without_access: 422,
  shift_not_open: 422,
  event_not_open: 422,
  event_over: 422,
  invalid_time_range: 422,
  invalid_status_transition: 422,
  message_already_sent: 409,
  invalid_send_at: 422,
  unknown_role: 422,
  invalid_date_order: 422,
  poll_closed: 409,
  poll_has_answers: 409,
  invalid_respond_by: 422,
  unknown_option: 422,
  helper_not_in_audience: 422,
  unknown_audience: 422,
  empty_audience: 422,
  invalid_action: 422,
  workflow_disabled: 409,
  workflow_limit_reached: 403,
  rate_limited: 429,
  internal_error: 500,
  service_unavailable: 503,
}

function bodyOf(code: ProblemCode, details?: Record<string, unknown>) {
  return toVolunteerError(new Problem(code, 'Why.', details)).body
}

describe('a refusal of the volunteer API', () => {
  test.each([...SHARED_CODES, ...VOLUNTEER_CODES])(
    'has a code of the API under its status: %s',
    (problem) => {
      const { status, code } = VOLUNTEER_ERRORS[problem]
      expect({ code, status }).toEqual({ code, status: DOCUMENTED[code] })
    },
  )

  test('carries message and code, and nothing of its details', () => {
    expect(bodyOf('not_found', { table: 'events' })).toEqual({ error: 'Why.', code: 'not_found' })
    expect(bodyOf('insufficient_scope', { missing: ['a'] })).toEqual({
      error: 'Why.',
      code: 'insufficient_scope',
    })
  })

  test('shows the upgrade members that the refusal has', () => {
    const details = { upgradeHint: 'Pro.', recommendedAddOns: ['api_access_plus'] }
    expect(JSON.parse(JSON.stringify(bodyOf('feature_forbidden', details)))).toEqual({
      error: 'Why.',
      code: 'feature_forbidden',
      upgrade_hint: 'Pro.',
      recommended_add_ons: ['api_access_plus'],
    })
  })

  test('says invalid_json of a body that could not be read, and names the first fault of others', () => {
    const codeOf = (rule: string) =>
      toVolunteerError(invalidInput([{ in: 'body', path: 'name', rule, message: 'No.' }])).body
    for (const rule of ['json', 'utf8', 'complete'])
      expect(codeOf(rule)).toMatchObject({ code: 'invalid_json' })
    expect(codeOf('type')).toEqual({ error: 'name: No.', code: 'validation_failed' })
    expect(codeOf('max_size')).toMatchObject({ code: 'validation_failed' })
  })

  test('of the other API is a fault of ours', () => {
    expect(toVolunteerError(new Problem('version_conflict', 'Why.')).status).toBe(500)
  })
})
