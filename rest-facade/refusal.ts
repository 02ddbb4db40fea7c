import type { Answer, AnswerError } from '../platform/executor.ts'
import type { Issue } from '../platform/input/issues.ts'
import { toRestName } from '../schema/fields/rest-names.ts'
import { isProblemCode, MASKED_IN_REST, Problem, type ProblemDetails } from '../schema/problem.ts'
import type { Api, ErrorAnswer } from './api.ts'
import { wrongContentType } from './input/body.ts'

/** The data of an answer; its first error becomes the refusal of the whole request. */
export function dataOf(answer: Answer): unknown {
  const error = answer.errors?.[0]
  if (error) throw toGraphProblem(error)

  return answer.data
}

/** Path of the reference, which explains every error code. */
export const REFERENCE_PATH = '/docs'

/** The answer of an API to a refused request, with a link to the explanation of its code. */
export function toRefusal(
  api: Pick<Api, 'toErrorAnswer'>,
  problem: Problem,
  { requestId, publicUrl }: { requestId: string; publicUrl: string },
): ErrorAnswer {
  const { headers, ...answer } = api.toErrorAnswer(problem, requestId)
  const link = `<${publicUrl}${REFERENCE_PATH}#error-${answer.code}>; rel="help"`
  return { ...answer, headers: { ...headers, link } }
}

/** Converts any error to a Problem that is safe for the client. */
export function toPublicProblem(error: unknown): Problem {
  if (error instanceof Problem && error.code !== 'internal_error') return error
  // The only error that Fastify itself throws after it has found the route.
  if (isMediaTypeError(error)) return wrongContentType()

  const { code, message } = MASKED_IN_REST
  return new Problem(code, message, undefined, { cause: error })
}

/** The graph reports the faults of any input as those of a body; those of a read came in its query. */
export function asQueryFault(refusal: unknown): unknown {
  if (!(refusal instanceof Problem)) return refusal

  const { code, message, details, cause } = refusal
  const issues = details?.['issues']
  if (!Array.isArray(issues)) return refusal

  const sent = (issues as Issue[]).map((issue) =>
    issue.in === 'body' ? { ...issue, in: 'query', path: toRestName(issue.path) } : issue,
  )
  return new Problem(code, message, { ...details, issues: sent }, { cause })
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
