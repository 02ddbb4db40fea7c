import type { RestError } from '../../../rest-facade/api.ts'
import { CLUB_ERRORS } from '../../../rest-facade/club/errors.ts'
import { VOLUNTEER_ERRORS } from '../../../rest-facade/volunteer/errors.ts'
import { type DocumentedAnswer, listDocumentedAnswers, toLine } from './documented-answers.ts'
import { readSeenAnswers } from './seen-answers.ts'

/**
 * What the documents list and no test of a run has met: a status of an operation, or a code of the facade in the whole
 * API. The codes of mutations are met in the graph (`find-unmet-problems.ts`), and one table translates them.
 */
export function findUnmetAnswers(runFolder: string): string[] {
  const seen = readSeenAnswers(runFolder)
  const answers = listDocumentedAnswers()
  const met = answers.filter((answer) => seen.has(toLine(answer)))
  const metStatuses = new Set(met.map(statusIn))
  const statuses = new Set(answers.map(statusIn))
  const metCodes = new Set(met.map(codeIn))
  const refusals = answers.filter(({ api, code }) => code !== null && OF_THE_FACADE[api].has(code))
  const codes = new Set(refusals.map(codeIn))
  return [
    ...[...statuses].filter((status) => !metStatuses.has(status)),
    ...[...codes].filter((code) => !metCodes.has(code)),
  ]
}

const BOTH = [
  ...(['invalid_input', 'authentication_required', 'invalid_credential'] as const),
  ...(['insufficient_scope', 'not_found', 'idempotency_conflict'] as const),
  ...(['idempotency_in_progress', 'idempotency_replay_failed', 'rate_limited'] as const),
  ...(['rate_limit_unavailable', 'dependency_unavailable', 'internal_error'] as const),
]

/** The codes with which the facade refuses requests of its own accord. */
const OF_THE_FACADE = {
  club: codesOf(CLUB_ERRORS, ['idempotency_key_required', 'installation_inactive']),
  volunteer: codesOf(VOLUNTEER_ERRORS, [
    ...(['api_key_expired', 'api_key_revoked', 'feature_forbidden'] as const),
    ...(['club_inactive', 'integration_disabled', 'club_mismatch'] as const),
  ]).add('invalid_json'),
}

function codesOf<Code extends string>(
  errors: Readonly<Record<Code | (typeof BOTH)[number], RestError>>,
  own: readonly Code[],
): Set<string> {
  return new Set([...BOTH, ...own].map((code) => errors[code].code))
}

function statusIn({ operation, status }: DocumentedAnswer): string {
  return `${operation} ${status}`
}

function codeIn({ api, status, code }: DocumentedAnswer): string {
  return `${api} ${status} ${code}`
}
