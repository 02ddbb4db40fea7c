import { PROBLEM_CODES, type ProblemCode, type Refusal } from '../schema/problem-codes.ts'

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

/** Throws what a contract's own rule has decided; null is no refusal. */
export function refuse(refusal: Refusal | null): void {
  if (refusal !== null) throw new Problem(refusal.code, refusal.message, refusal.details)
}

/** One sentence for every absent resource, so that a foreign one cannot be told from a missing one. */
export function notFound(what = 'resource'): Problem {
  return new Problem('not_found', `There is no such ${what}, or it is not yours to see.`)
}

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && (PROBLEM_CODES as readonly string[]).includes(code)
}
