import type { FastifyReply, FastifyRequest } from 'fastify'
import { toRetryHeaders } from '../../platform/http/retry-after.ts'
import type { Problem } from '../../schema/problem.ts'
import type { ProblemCode } from '../../schema/problem-codes.ts'

/** Every other refusal of a call is 403. */
const STATUS: Partial<Record<ProblemCode, number>> = {
  invalid_input: 400,
  authentication_required: 401,
  invalid_credential: 401,
  not_found: 404,
  rate_limited: 429,
  rate_limit_unavailable: 503,
  dependency_unavailable: 503,
}

/** Answers a call of a page with a refusal in the form of the graph, and the request id to name. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): FastifyReply {
  request.refusalCode ??= problem.code
  const status = STATUS[problem.code] ?? 403
  const { message, extensions } = problem
  return reply
    .code(status)
    .headers(toRetryHeaders(status, problem))
    .send({ errors: [{ message, extensions }], requestId: request.id })
}
