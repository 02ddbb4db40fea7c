/**
 * Every refusal that can cross a tier, in the platform's own names. Each REST API translates those
 * that concern it in its `errors.ts`, which does not compile while a row is missing.
 */
export const SHARED_CODES = [
  'invalid_input',
  'authentication_required',
  'invalid_credential',
  'insufficient_scope',
  'forbidden',
  'not_found',
  'unsafe_webhook_url',
  'rate_limited',
  'rate_limit_unavailable',
  'dependency_unavailable',
  'internal_error',
] as const

export const CLUB_CODES = [
  'invalid_cursor',
  'idempotency_key_required',
  'installation_inactive',
  'idempotency_conflict',
  'idempotency_in_progress',
  'idempotency_replay_failed',
  'version_conflict',
  'unmapped_court',
  'booking_source_inactive',
  'source_key_exists',
  'endpoint_limit_reached',
  'state_conflict',
] as const

export const VOLUNTEER_CODES = [
  'api_key_expired',
  'api_key_revoked',
  'feature_forbidden',
  'integration_disabled',
  'club_mismatch',
  'event_limit_reached',
  'webhook_limit_reached',
  'invalid_date_order',
  'ambiguous_match',
  'concurrent_update',
] as const

export const PROBLEM_CODES = [...SHARED_CODES, ...CLUB_CODES, ...VOLUNTEER_CODES] as const

export type SharedCode = (typeof SHARED_CODES)[number]

export type ClubCode = (typeof CLUB_CODES)[number]

export type VolunteerCode = (typeof VOLUNTEER_CODES)[number]

export type ProblemCode = (typeof PROBLEM_CODES)[number]

export type ProblemDetails = Readonly<Record<string, unknown>>

/** A refusal with a code of the closed set. GraphQL carries it as `extensions.code` and `extensions.details`. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: ProblemDetails | undefined

  constructor(
    code: ProblemCode,
    message: string,
    details?: ProblemDetails,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'Problem'
    this.code = code
    this.details = details
  }

  /** graphql-js and graphql-jit copy `extensions` of a thrown error into the answer. */
  get extensions(): Record<string, unknown> {
    return this.details === undefined
      ? { code: this.code }
      : { code: this.code, details: this.details }
  }
}

/** One sentence for every absent resource, so that a foreign one cannot be told from a missing one. */
export function notFound(what = 'resource'): Problem {
  return new Problem('not_found', `There is no such ${what}, or it is not yours to see.`)
}

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && (PROBLEM_CODES as readonly string[]).includes(code)
}
