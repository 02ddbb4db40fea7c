import { Problem } from '../../schema/problem.ts'
import type { Audience } from './seal.ts'

/** A Problem for an unreachable tier; the cause is for the log. */
export function tierUnavailable(audience: Audience, cause: unknown): Problem {
  const message = 'A part of the platform cannot be reached. Try again shortly.'
  return new Problem('dependency_unavailable', message, undefined, {
    cause: new Error(`The tier ${audience} cannot be reached.`, { cause }),
  })
}
