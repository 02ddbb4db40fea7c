import type { Answer, AnswerError } from '../platform/executor.ts'
import { isProblemCode, Problem, type ProblemDetails } from '../platform/problem.ts'
import { wrongContentType } from './input/body.ts'

/** The data of an answer; its first error becomes the refusal of the whole request. */
export function dataOf(answer: Answer): unknown {
  const error = answer.errors?.[0]
  if (error) throw toGraphProblem(error)

  return answer.data
}

/** Converts any error to a Problem that is safe for the client. */
export function toPublicProblem(error: unknown): Problem {
  if (error instanceof Problem && error.code !== 'internal_error') return error
  // The only error that Fastify itself throws after it has found the route.
  if (isMediaTypeError(error)) return wrongContentType()

  return new Problem('internal_error', 'Something went wrong here.', undefined, { cause: error })
}

function toGraphProblem({ message, extensions }: AnswerError): unknown {
  const code = extensions?.['code']
  if (!isProblemCode(code)) return new Error(`The graph answered: ${message} (${String(code)})`)

  return new Problem(code, message, asDetails(extensions?.['details']))
}

function asDetails(details: unknown): ProblemDetails | undefined {
  return typeof details === 'object' && details !== null ? (details as ProblemDetails) : undefined
}

function isMediaTypeError(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
  )
}
