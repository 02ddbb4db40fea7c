import { type ExecutionResult, GraphQLError } from 'graphql'
import type { Answer, AnswerError, Operation, RequestContext } from '../../../platform/executor.ts'
import { truncateMessage } from '../../../platform/input/truncate-text.ts'
import type { Log } from '../../../platform/log.ts'
import { isProblemCode, MASKED, Problem } from '../../../schema/problem.ts'

/** Origin of an answer, for the log. */
export interface AnswerSource {
  subgraph: string
  operation: Operation
  request: RequestContext
  log: Log
}

/**
 * A result without `data` was refused before execution: its errors are about the document or the variables. An
 * error with a path comes from a subscription's resolver.
 */
export function toAnswer(result: ExecutionResult, source: AnswerSource): Answer {
  if (result.data === undefined)
    return {
      errors: (result.errors ?? []).map((error) =>
        error.path ? toAnswerError(error, source) : toInputFault(error),
      ),
    }
  if (!result.errors?.length) return { data: result.data }

  return { data: result.data, errors: result.errors.map((error) => toAnswerError(error, source)) }
}

/** Answer for an operation that is refused as a whole, or timed out. */
export function toRefusedAnswer({ message, extensions }: Problem): Answer {
  return { data: null, errors: [{ message, extensions }] }
}

/** Answer for an unexpected error outside of the resolvers. */
export function toFailedAnswer(error: unknown, source: AnswerSource): Answer {
  logFault(source, { level: 'error', err: error })
  return { data: null, errors: [MASKED] }
}

/** First error of an answer as a Problem, for callers that can only throw. */
export function firstProblemOf(answer: Answer): Problem {
  const first = answer.errors?.[0]
  const { code, details } = first?.extensions ?? {}
  return new Problem(
    isProblemCode(code) ? code : 'internal_error',
    first?.message ?? MASKED.message,
    details as Problem['details'],
  )
}

function toInputFault(error: GraphQLError): AnswerError {
  return { message: truncateMessage(error), extensions: { code: 'invalid_input' } }
}

function toAnswerError(error: GraphQLError, source: AnswerSource): AnswerError {
  const at = error.path ? { path: error.path } : {}
  const cause = error.originalError
  if (cause instanceof Problem) {
    if (cause.cause !== undefined) logFault(source, { level: 'warn', err: cause, path: error.path })
    return { message: cause.message, ...at, extensions: cause.extensions }
  }
  if (isArgumentFault(error))
    return { message: error.message, ...at, extensions: { code: 'invalid_input' } }

  logFault(source, { level: 'error', err: cause ?? error, path: error.path })
  return { ...MASKED, ...at }
}

/**
 * A nullable variable is allowed for a non-null argument with a default, so null is detected only at run time.
 * Both engines identify this error by its message alone.
 */
function isArgumentFault(error: GraphQLError): boolean {
  const isOfEngine =
    error.originalError === undefined || error.originalError instanceof GraphQLError
  return isOfEngine && /^Argument "\w+" of (non-null|required) type /.test(error.message)
}

interface Fault {
  level: 'warn' | 'error'
  err: unknown
  path?: AnswerError['path']
}

function logFault(source: AnswerSource, { level, err, path }: Fault): void {
  const { subgraph, operation, request, log } = source
  const where = { subgraph, operation: operation.name, path: path?.join('.') }
  log[level]({ requestId: request.requestId, ...where, err }, 'a resolver failed')
}
