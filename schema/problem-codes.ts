import { CLUB_CODES } from './club/problem-codes.ts'
import { VOLUNTEER_CODES } from './volunteer/problem-codes.ts'

/** Problem codes of all sides of the platform. */
export const SHARED_CODES = [
  'invalid_input',
  'invalid_cursor',
  'authentication_required',
  'invalid_credential',
  'insufficient_scope',
  'forbidden',
  'not_found',
  'unsafe_webhook_url',
  'idempotency_conflict',
  'idempotency_in_progress',
  'idempotency_replay_failed',
  'rate_limited',
  'rate_limit_unavailable',
  'dependency_unavailable',
  'internal_error',
] as const

/**
 * All problem codes that cross a tier. Each REST API translates its codes in its `errors.ts`, which does not compile
 * while a row is missing.
 */
export const PROBLEM_CODES = [...SHARED_CODES, ...CLUB_CODES, ...VOLUNTEER_CODES] as const

/** The codes of the graph, `ProblemCode` in its SDL: all but those of requirements that only REST has. */
export const GRAPH_CODES = PROBLEM_CODES.filter((code) => code !== 'idempotency_key_required')

export type SharedCode = (typeof SHARED_CODES)[number]

export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** A refusal as a return value of rules, which do not throw. */
export interface Refusal {
  code: ProblemCode
  message: string
  details?: Readonly<Record<string, unknown>>
}
