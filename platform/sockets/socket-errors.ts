import { GraphQLError } from 'graphql'
import type { Log } from '../log.ts'
import { Problem } from '../problem.ts'

/** What a client of a GraphQL socket is told of a fault: its own refusals in full, ours masked. */
export function toSocketError(error: unknown, log: Log): GraphQLError {
  if (error instanceof Problem) {
    if (isNewCause(error.cause))
      log.warn({ err: error.cause }, 'an operation of a socket was refused')
    return new GraphQLError(error.message, { extensions: error.extensions })
  }
  log.error({ err: error }, 'an operation of a socket failed')
  const extensions = { code: 'internal_error' }
  return new GraphQLError('The request could not be completed.', { extensions })
}

/** The same for an error that graphql-ws made of what broke a running subscription. */
export function unwrapSocketError(error: GraphQLError, log: Log): GraphQLError {
  return error.originalError ? toSocketError(error.originalError, log) : error
}

const logged = new WeakSet<object>()

/** One broken socket between tiers ends thousands of subscriptions, and is worth one line. */
function isNewCause(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return Boolean(cause)
  if (logged.has(cause)) return false

  logged.add(cause)
  return true
}
