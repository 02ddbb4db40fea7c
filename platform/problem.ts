/**
 * Every refusal that can cross a tier. The names are the platform's own; each REST API translates
 * them in its `errors.ts`, which does not compile while a row is missing.
 */
export const PROBLEM_CODES = [
  'invalid_input',
  'invalid_cursor',
  'idempotency_key_required',
  'authentication_required',
  'invalid_credential',
  'insufficient_scope',
  'forbidden',
  'installation_inactive',
  'not_found',
  'idempotency_conflict',
  'idempotency_in_progress',
  'idempotency_replay_failed',
  'version_conflict',
  'unmapped_court',
  'booking_source_inactive',
  'source_key_exists',
  'dependency_unavailable',
  'internal_error',
] as const

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
  return new Problem('not_found', `There is no such ${what} in this club.`)
}

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && (PROBLEM_CODES as readonly string[]).includes(code)
}
