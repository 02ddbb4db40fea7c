import type { Answer, AnswerError } from '../platform/executor.ts'
import { isProblemCode, Problem, type ProblemDetails } from '../platform/problem.ts'
import { wrongContentType } from './input/body.ts'

/** The data of an answer; its first error becomes the refusal of the whole request. */
export function dataOf(answer: Answer): unknown {
  const error = answer.errors?.[0]
  if (error) throw toGraphProblem(error)

  return answer.data
}

/** Whatever a request failed with, as a problem that may be shown to its client. */
export function toPublicProblem(error: unknown): Problem {
  if (error instanceof Problem && error.code !== 'internal_error') return error
  // The only fault that Fastify itself finds once a route is known.
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
