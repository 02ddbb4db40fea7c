import type { IncomingHttpHeaders } from 'node:http'
import type { Caller } from '../platform/caller.ts'
import type { Credential } from '../platform/executor.ts'
import type { CallerUsage } from '../platform/limits/caller-limit.ts'
import type { Problem, ProblemDetails } from '../platform/problem.ts'

/** What differs between the public REST APIs: where each stands, whom it serves, how it refuses. */
export interface Api<Scope extends string = string> {
  /** Path that all its routes begin with, without a slash at the end. */
  prefix: string
  /** The credential of a request; throws when there is none or it cannot be one. */
  readCredential(headers: IncomingHttpHeaders): Credential
  /** Refuses callers that this API does not serve, before they are counted. */
  requireServed(caller: Caller): void
  /** What every answer to a counted request says of the caller's rate limit. */
  toRateHeaders(usage: CallerUsage): Readonly<Record<string, string>>
  /** Refuses served callers that may not do this. */
  authorize(caller: Caller, scopes: readonly Scope[]): void
  toErrorAnswer(problem: Problem, requestId: string): ErrorAnswer
}

export interface ErrorAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: unknown
}

/** How an API documents one problem code. */
export interface RestError {
  status: number
  code: string
  headers?: Readonly<Record<string, string>>
  /** Documented form of the details; without it none are shown. */
  details?(details: ProblemDetails): object
}
