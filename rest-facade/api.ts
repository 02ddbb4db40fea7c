import type { IncomingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import type { Caller } from '../platform/caller.ts'
import type { Credential } from '../platform/executor.ts'
import type { CallerUsage } from '../platform/limits/caller-limit.ts'
import type { Problem, ProblemDetails } from '../schema/problem.ts'

/** The differences between the public REST APIs: prefix, credentials, callers and form of errors. */
export interface Api<Scope extends string = string> {
  /** Path that all its routes begin with, without a slash at the end. */
  prefix: string
  /** File of its OpenAPI document. */
  document: string
  /** The credential of a request; throws when there is none or it cannot be one. */
  readCredential(headers: IncomingHttpHeaders): Credential
  /** Refuses callers that this API does not serve, before they are counted. */
  requireServed(caller: Caller): void
  /** Rate limit headers of each response to a counted request. */
  toRateHeaders(usage: CallerUsage): Readonly<Record<string, string>>
  /** Refuses served callers without these scopes. */
  authorize(caller: Caller, scopes: readonly Scope[]): void
  toErrorAnswer(problem: Problem, requestId: string): ErrorAnswer
}

export interface ErrorAnswer {
  status: number
  /** The code in the body. */
  code: string
  headers: Readonly<Record<string, string>>
  body: unknown
}

/** How an API documents one problem code. */
export interface RestError {
  status: number
  code: string
  headers?: Readonly<Record<string, string>>
  /** Documented text, where the one of the graph is for others. */
  message?(problem: Pick<Problem, 'message' | 'details'>): string
  /** If absent, the body has no details. */
  details?: RestDetails
}

/** The documented form of the details of a refusal. */
export interface RestDetails {
  schema: z.ZodObject
  /** Some refusals with the code have no details. */
  isOptional?: true
  toRest(details: ProblemDetails): object
}
