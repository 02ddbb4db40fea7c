import { type BackoffTimes, backoffMs, waitFor } from '../../platform/backoff.ts'
import { Problem } from '../../platform/problem.ts'

/** How often something is done that others stand in the way of. */
export const MAX_ATTEMPTS = 10
const RETRY_TIMES: BackoffTimes = { firstMs: 2, maxMs: 40 }

/** Waits with jitter, so that those who crossed do not cross again. */
export async function backOff(attempt: number): Promise<void> {
  await waitFor(backoffMs(attempt, RETRY_TIMES))
}

export function tooBusy(cause: unknown): Problem {
  const message = 'Too many others write the same data right now. Try again shortly.'
  return new Problem('dependency_unavailable', message, undefined, { cause })
}
