import { toRetryHeaders } from '../../platform/http/retry-after.ts'
import { toExceededRateHeaders } from '../../platform/limits/rate-headers.ts'
import type { ClubCode } from '../../schema/club/problem-codes.ts'
import type { Problem } from '../../schema/problem.ts'
import type { ProblemCode, SharedCode } from '../../schema/problem-codes.ts'
import type { ErrorAnswer, RestError } from '../api.ts'
import { CLUB_DETAILS } from './error-details.ts'

const CHALLENGE = { 'www-authenticate': 'Bearer' }

/** Errors part of the Club Integration API: every refusal under its documented status and code. */
export const CLUB_ERRORS: Readonly<Record<SharedCode | ClubCode, RestError>> = {
  invalid_input: { status: 400, code: 'invalid_request', details: CLUB_DETAILS.issues },
  invalid_cursor: { status: 400, code: 'invalid_cursor' },
  unsafe_webhook_url: { status: 400, code: 'unsafe_webhook_url', details: CLUB_DETAILS.target },
  idempotency_key_required: { status: 400, code: 'IDEMPOTENCY_KEY_REQUIRED' },
  authentication_required: { status: 401, code: 'authentication_required', headers: CHALLENGE },
  invalid_credential: {
    status: 401,
    code: 'invalid_token',
    headers: CHALLENGE,
    message: toTokenMessage,
  },
  insufficient_scope: { status: 403, code: 'insufficient_scope', details: CLUB_DETAILS.scopes },
  forbidden: { status: 403, code: 'insufficient_scope' },
  installation_inactive: { status: 403, code: 'installation_inactive' },
  not_found: { status: 404, code: 'not_found' },
  idempotency_conflict: { status: 409, code: 'IDEMPOTENCY_CONFLICT' },
  idempotency_in_progress: {
    status: 409,
    code: 'IDEMPOTENCY_IN_PROGRESS',
    headers: { 'retry-after': '1' },
  },
  idempotency_replay_failed: { status: 500, code: 'idempotency_replay_failed' },
  version_conflict: { status: 409, code: 'VERSION_CONFLICT', details: CLUB_DETAILS.versions },
  unmapped_court: { status: 409, code: 'UNMAPPED_COURT', details: CLUB_DETAILS.court },
  booking_source_inactive: {
    status: 409,
    code: 'BOOKING_SOURCE_INACTIVE',
    details: CLUB_DETAILS.source,
  },
  source_key_exists: { status: 409, code: 'SOURCE_KEY_EXISTS' },
  endpoint_limit_reached: {
    status: 409,
    code: 'endpoint_limit_reached',
    details: CLUB_DETAILS.limit,
  },
  // Only graph mutations change the state of a session; this API reads it.
  state_conflict: { status: 500, code: 'internal_error' },
  rate_limited: { status: 429, code: 'rate_limited', details: CLUB_DETAILS.wait },
  rate_limit_unavailable: { status: 503, code: 'rate_limit_unavailable' },
  dependency_unavailable: { status: 503, code: 'authorization_unavailable' },
  internal_error: { status: 500, code: 'internal_error' },
}

const NO_HEADERS = {}

export function toClubError(problem: Problem, requestId: string): ErrorAnswer {
  const { status, headers: fixed = NO_HEADERS } = clubErrorOf(problem.code)
  const { details, ...refusal } = toClubRefusal(problem)
  const error = { ...refusal, request_id: requestId, ...(details && { details }) }
  const rate = status === 429 ? toExceededRateHeaders(problem) : NO_HEADERS
  const headers = { ...fixed, ...rate, ...toRetryHeaders(status, problem) }
  return { status, code: refusal.code, headers, body: { error } }
}

/** Code, message and details of a refusal, without its request id. */
export function toClubRefusal(problem: Problem) {
  const { code, details } = problem
  const rest = clubErrorOf(code)
  const message = rest.message?.(problem) ?? problem.message
  const refusal: { code: string; message: string; details?: object } = { code: rest.code, message }
  if (rest.details !== undefined && details !== undefined)
    refusal.details = rest.details.toRest(details)
  return refusal
}

/** A refusal code of the other API can only be a bug: this API's operations do not return it. */
function clubErrorOf(code: ProblemCode): RestError {
  return code in CLUB_ERRORS
    ? CLUB_ERRORS[code as keyof typeof CLUB_ERRORS]
    : CLUB_ERRORS.internal_error
}

/** Roles are of staff: a partner learns only that this API does not serve the token. */
function toTokenMessage({ message, details }: Pick<Problem, 'message' | 'details'>): string {
  return details?.['subject'] === undefined ? message : 'The access token is not valid.'
}
