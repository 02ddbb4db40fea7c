import { GraphQLError } from 'graphql'
import { MASKED, Problem } from '../../schema/problem.ts'
import type { Log } from '../log.ts'

/** Error message of a GraphQL socket: Problems in full, unexpected errors masked. */
export function toSocketError(error: unknown, log: Log): GraphQLError {
  if (error instanceof Problem) {
    if (isNewCause(error.cause))
      log.warn({ err: error.cause }, 'an operation of a socket was refused')
    return new GraphQLError(error.message, { extensions: error.extensions })
  }
  log.error({ err: error }, 'an operation of a socket failed')
  return new GraphQLError(MASKED.message, { extensions: MASKED.extensions })
}

/** `toSocketError` for an error of a running subscription, which graphql-ws has wrapped. */
export function unwrapSocketError(error: GraphQLError, log: Log): GraphQLError {
  return error.originalError ? toSocketError(error.originalError, log) : error
}

const logged = new WeakSet<object>()

/** A broken socket between tiers ends thousands of subscriptions with one cause; it is logged once. */
function isNewCause(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return Boolean(cause)
  if (logged.has(cause)) return false

  logged.add(cause)
  return true
}
