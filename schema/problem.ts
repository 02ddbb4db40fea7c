import { PROBLEM_CODES, type ProblemCode, type Refusal } from './problem-codes.ts'

export type ProblemDetails = Readonly<Record<string, unknown>>

/** A refusal with a documented code. In GraphQL it becomes `extensions.code` and `extensions.details`. */
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

/** Throws the refusal of a contract's rule; null does nothing. */
export function refuse(refusal: Refusal | null): void {
  if (refusal !== null) throw new Problem(refusal.code, refusal.message, refusal.details)
}

/** One message for missing and foreign resources, so that they cannot be distinguished. */
export function notFound(what = 'resource'): Problem {
  return new Problem('not_found', `There is no such ${what}, or it is not yours to see.`)
}

/** Returns the record; throws `not_found` if there is none, for which the graph and stores return null. */
export function requireFound<T>(found: T | null | undefined, what: string): T {
  if (found === null || found === undefined) throw notFound(what)

  return found
}

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && (PROBLEM_CODES as readonly string[]).includes(code)
}

/** What a client of the graph gets for any error that is not a Problem; the error itself is only logged. */
export const MASKED = {
  message: 'The request could not be completed.',
  extensions: { code: 'internal_error' },
} as const

/** `MASKED` in REST. */
export const MASKED_IN_REST = {
  code: 'internal_error',
  message: 'Something went wrong here.',
} as const
