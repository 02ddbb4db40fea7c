import { type BackoffTimes, backoffMs, waitFor } from '../../../platform/limits/backoff.ts'
import { asDatabaseProblem, isConflict, isLockTimeout, isRolledBack } from './database-errors.ts'
import { LockConflict } from './database-problems.ts'
import type { PooledConnection } from './pooled-connection.ts'
import type { TimeLimits } from './time-limits.ts'

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

/** Where lone statements are sent. */
export interface LoneStatements {
  connect(deadline: number): Promise<PooledConnection>
  limits: TimeLimits
  onCollision: ((error: unknown) => void) | undefined
}

/**
 * A lone statement is a transaction of its own: after a deadlock it is sent again. After a lock wait time-out
 * it is not, since the caller may have other work than this row; that is a `LockConflict` at once.
 */
export async function sendAlone<T>(
  { connect, limits, onCollision }: LoneStatements,
  send: (connection: PooledConnection) => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + limits.transactionMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      const connection = await connect(deadline)
      try {
        return await send(connection)
      } finally {
        connection.release()
      }
    } catch (error) {
      if (isConflict(error)) onCollision?.(error)
      if (isLockTimeout(error)) throw tooManyConflicts(error)
      if (!isRolledBack(error)) throw asDatabaseProblem(error)
      if (attempt === MAX_ATTEMPTS || performance.now() >= deadline) throw tooManyConflicts(error)
      await backOff(attempt)
    }
  }
}
