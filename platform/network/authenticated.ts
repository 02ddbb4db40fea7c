import { Problem, type ProblemDetails } from '../../schema/problem.ts'
import type { ProblemCode } from '../../schema/problem-codes.ts'
import type { Caller } from '../caller.ts'
import type { Credential, Executor } from '../executor.ts'

/** Response of `authenticate`. */
export type Authenticated =
  | { caller: Caller }
  | { refusal: { code: ProblemCode; message: string; details?: ProblemDetails } }

/** A refused credential is a regular response, not a failure of the tier. */
export async function authenticateOrRefuse(
  authenticate: Executor['authenticate'],
  credential: Credential,
  requestId: string,
): Promise<Authenticated> {
  try {
    return { caller: await authenticate(credential, requestId) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { code, message, details } = error
    return { refusal: { code, message, ...(details ? { details } : {}) } }
  }
}

/** The caller of a response; throws its refusal. */
export function callerOf(answer: Authenticated): Caller {
  if ('caller' in answer) return answer.caller

  const { code, message, details } = answer.refusal
  throw new Problem(code, message, details)
}
