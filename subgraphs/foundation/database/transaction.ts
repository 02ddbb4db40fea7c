import { backOff, MAX_ATTEMPTS, tooBusy } from './conflict-retries.ts'
import type { Database, Queryable } from './database.ts'
import { asDatabaseProblem, ifDuplicate, isConflict, isLockTimeout } from './database-errors.ts'
import type { PooledConnection } from './pooled-connection.ts'

/** A running transaction. Stores work inside the one they are given. */
export interface Tx extends Queryable {
  /** Done in its turn, but not before something is read or the work is over: what fails, fails there. */
  write: Queryable['write']
  /**
   * Done last, in one packet with COMMIT: a row that is locked by it is never locked while the server waits
   * for this process, which may be frozen.
   */
  writeAtCommit: Queryable['write']
  /** Keeps a database from being taken for a transaction. */
  readonly isTransaction: true
}

/**
 * Thrown inside a transaction that met what another one has just committed, such as a row of the
 * same unique key: running it again sees that row.
 */
export class RetryTransaction extends Error {}

/** For a row that was not there when it was looked for: another one has just written it. */
export const againIfThere = ifDuplicate(() => new RetryTransaction())

/**
 * Runs `work` in one transaction, and the whole of it again, up to ten times with jitter, when
 * it collides with another one. `work` must therefore have no effect outside the transaction. All of
 * it ends within the database's limits; what did not get as far as its COMMIT by then is undone.
 */
export async function inTransaction<T>(
  database: Database,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { transactionMs, lockWaits = MAX_ATTEMPTS } = database.limits
  const deadline = performance.now() + transactionMs
  let conflict: unknown
  let timedOut = 0
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(database, deadline, work)
    } catch (error) {
      const isLate = performance.now() >= deadline
      const mayRetry = error instanceof RetryTransaction || isConflict(error)
      // The time was spent on the locks of others: a statement that it ran out for is no sign of a lost database.
      if (!mayRetry && isLate && conflict !== undefined) throw tooBusy(conflict)
      if (!mayRetry) throw asDatabaseProblem(error)
      database.onCollision?.(error)
      conflict = error
      if (isLockTimeout(error)) timedOut += 1
      if (attempt === MAX_ATTEMPTS || timedOut === lockWaits || isLate) throw tooBusy(error)
      await backOff(attempt)
    }
  }
}

async function runOnce<T>(
  database: Database,
  deadline: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const connection = await database.connect(deadline)
  try {
    await connection.putOff({ sql: 'START TRANSACTION', params: [] })
    const result = await work(makeTx(connection))
    await connection.commit()
    return result
  } catch (error) {
    connection.forget()
    // A connection that cannot roll back must not carry its open transaction to the next user.
    await connection.query('ROLLBACK').catch(() => connection.destroy())
    throw error
  } finally {
    connection.release()
  }
}

function makeTx(connection: PooledConnection): Tx {
  return {
    query: connection.query,
    write: (sql, params = [], toFault) => connection.putOff({ sql, params, toFault }),
    writePrepared: (sql, params = [], toFault) => connection.sendPrepared({ sql, params, toFault }),
    writeAtCommit: async (sql, params = [], toFault) =>
      connection.putOffToCommit({ sql, params, toFault }),
    readAll: connection.readAll,
    isTransaction: true,
  }
}
