import { z } from 'zod'
import { Problem } from '../../../schema/problem.ts'

/** The Problem with which a call is refused, whatever went wrong. */
export function toCallProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return new Problem('invalid_input', 'This is not a call of a tier.', undefined, {
      cause: error,
    })

  const message = 'The call could not be answered.'
  return new Problem('internal_error', message, undefined, { cause: error })
}

export function statusOfProblem({ code }: Problem): number {
  return STATUS[code] ?? 500
}

const STATUS: Partial<Record<string, number>> = { forbidden: 403, invalid_input: 400 }
