import { type BackoffTimes, backoffMs, waitFor } from '../../../platform/limits/backoff.ts'
import { LockConflict } from './database-problems.ts'

/** How often something is done that others stand in the way of. */
export const MAX_ATTEMPTS = 10
const RETRY_TIMES: BackoffTimes = { firstMs: 2, maxMs: 40 }

/** Waits with jitter, so that those who crossed do not cross again. */
export async function backOff(attempt: number, times = RETRY_TIMES): Promise<void> {
  await waitFor(backoffMs(attempt, times))
}

export function tooBusy(cause: unknown): LockConflict {
  const message = 'Too many others write the same data right now. Try again shortly.'
  return new LockConflict(message, { cause })
}
