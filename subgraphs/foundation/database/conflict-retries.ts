import { type BackoffTimes, backoffMs, waitFor } from '../../../platform/limits/backoff.ts'
import { LockConflict } from './database-problems.ts'

/** Attempts of a transaction, or of a lone statement, that conflicts with others. */
export const MAX_ATTEMPTS = 10
const RETRY_TIMES: BackoffTimes = { firstMs: 2, maxMs: 40 }

/** Waits with jitter, so that two transactions that deadlocked do not deadlock again. */
export async function backOff(attempt: number, times = RETRY_TIMES): Promise<void> {
  await waitFor(backoffMs(attempt, times))
}

export function tooManyConflicts(cause: unknown): LockConflict {
  const message = 'Too many others write the same data right now. Try again shortly.'
  return new LockConflict(message, { cause })
}
