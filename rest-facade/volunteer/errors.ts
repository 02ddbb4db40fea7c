import { z } from 'zod'
import { toRetryHeaders } from '../../platform/http/retry-after.ts'
import type { Problem } from '../../schema/problem.ts'
import type { ProblemCode, SharedCode } from '../../schema/problem-codes.ts'
import type { VolunteerCode } from '../../schema/volunteer/problem-codes.ts'
import type { ErrorAnswer, RestError } from '../api.ts'
import { detailsOf } from '../problem-names.ts'
import { toExceededHeaders } from './volunteer-rate-headers.ts'

const CHALLENGE = { 'www-authenticate': 'Bearer' }

/** Members beside `error` and `code` (Errors); none where nothing more can be bought. */
export const UPGRADE = detailsOf({
  upgrade_hint: z.string().optional().meta({
    description: 'What plan or add-on would permit this.',
  }),
  recommended_add_ons: z
    .array(z.string().regex(/^[a-z_]+$/))
    .optional()
    .meta({
      description: 'Add-ons that would permit this.',
    }),
  upgrade_cta: z.string().optional().meta({
    description: 'Words for a button that leads to the upgrade.',
  }),
})

/** Errors part of the Volunteer-Event Developer API: every refusal under its status and code. */
export const VOLUNTEER_ERRORS: Readonly<Record<SharedCode | VolunteerCode, RestError>> = {
  invalid_input: { status: 400, code: 'validation_failed' },
  invalid_cursor: { status: 400, code: 'validation_failed' },
  unsafe_webhook_url: { status: 400, code: 'unsafe_webhook_url' },
  authentication_required: { status: 401, code: 'missing_api_key', headers: CHALLENGE },
  invalid_credential: { status: 401, code: 'invalid_api_key', headers: CHALLENGE },
  api_key_expired: { status: 401, code: 'expired_api_key', headers: CHALLENGE },
  api_key_revoked: { status: 401, code: 'revoked_api_key', headers: CHALLENGE },
  insufficient_scope: { status: 403, code: 'insufficient_scope' },
  forbidden: { status: 403, code: 'insufficient_scope' },
  feature_forbidden: { status: 403, code: 'feature_forbidden', details: UPGRADE },
  club_inactive: { status: 403, code: 'club_inactive' },
  integration_disabled: { status: 403, code: 'integration_disabled' },
  club_mismatch: { status: 403, code: 'verein_mismatch' },
  event_limit_reached: { status: 403, code: 'event_limit_reached', details: UPGRADE },
  api_key_limit_reached: { status: 403, code: 'api_key_limit_reached' },
  workflow_limit_reached: { status: 403, code: 'workflow_limit_reached' },
  webhook_limit_reached: { status: 403, code: 'webhook_limit_reached' },
  not_found: { status: 404, code: 'not_found' },
  idempotency_conflict: { status: 409, code: 'idempotency_conflict' },
  idempotency_in_progress: {
    status: 409,
    code: 'idempotency_in_progress',
    headers: { 'retry-after': '1' },
  },
  idempotency_replay_failed: { status: 500, code: 'idempotency_replay_failed' },
  ambiguous_match: { status: 409, code: 'ambiguous_match' },
  duplicate_helper: { status: 409, code: 'duplicate_helper' },
  concurrent_update: { status: 409, code: 'concurrent_update' },
  duplicate_role: { status: 409, code: 'duplicate_role' },
  role_in_use: { status: 409, code: 'role_in_use' },
  shift_has_assignments: { status: 409, code: 'shift_has_assignments' },
  shift_full: { status: 409, code: 'shift_full' },
  helper_without_access: { status: 422, code: 'helper_without_access' },
  shift_not_open: { status: 422, code: 'shift_not_open' },
  invalid_date_order: { status: 422, code: 'invalid_date_order' },
  unknown_role: { status: 422, code: 'unknown_role' },
  event_not_open: { status: 422, code: 'event_not_open' },
  event_over: { status: 422, code: 'event_over' },
  invalid_time_range: { status: 422, code: 'invalid_time_range' },
  invalid_status_transition: { status: 422, code: 'invalid_status_transition' },
  message_already_sent: { status: 409, code: 'message_already_sent' },
  invalid_send_at: { status: 422, code: 'invalid_send_at' },
  poll_closed: { status: 409, code: 'poll_closed' },
  poll_has_answers: { status: 409, code: 'poll_has_answers' },
  invalid_respond_by: { status: 422, code: 'invalid_respond_by' },
  unknown_option: { status: 422, code: 'unknown_option' },
  helper_not_in_audience: { status: 422, code: 'helper_not_in_audience' },
  unknown_audience: { status: 422, code: 'unknown_audience' },
  empty_audience: { status: 422, code: 'empty_audience' },
  workflow_disabled: { status: 409, code: 'workflow_disabled' },
  invalid_action: { status: 422, code: 'invalid_action' },
  rate_limited: { status: 429, code: 'rate_limited' },
  rate_limit_unavailable: { status: 503, code: 'service_unavailable' },
  dependency_unavailable: { status: 503, code: 'service_unavailable' },
  internal_error: { status: 500, code: 'internal_error' },
}

/** Rules whose violation means that the body could not be parsed. */
const UNREADABLE = ['json', 'repeated_member', 'utf8', 'complete']

const NO_HEADERS = {}

export function toVolunteerError(problem: Problem): ErrorAnswer {
  const { status, code, headers: fixed = NO_HEADERS, details } = volunteerErrorOf(problem.code)
  const exceeded = status === 429 ? toExceededHeaders(problem) : NO_HEADERS
  const headers = { ...fixed, ...toRetryHeaders(status, problem), ...exceeded }
  const own = isUnreadable(problem) ? 'invalid_json' : code
  const more = details && problem.details && details.toRest(problem.details)
  return { status, code: own, headers, body: { error: problem.message, code: own, ...more } }
}

/** A refusal code of the other API can only be a bug: this API's operations do not return it. */
export function volunteerErrorOf(code: ProblemCode): RestError {
  return code in VOLUNTEER_ERRORS
    ? VOLUNTEER_ERRORS[code as keyof typeof VOLUNTEER_ERRORS]
    : VOLUNTEER_ERRORS.internal_error
}

function isUnreadable({ code, details }: Problem): boolean {
  if (code !== 'invalid_input') return false

  const [first] = (details?.['issues'] ?? []) as readonly { rule: string }[]
  return first !== undefined && UNREADABLE.includes(first.rule)
}
