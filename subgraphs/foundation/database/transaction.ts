import { backOff, MAX_ATTEMPTS, tooManyConflicts } from './conflict-retries.ts'
import type { Database, Product, Queryable } from './database.ts'
import { asDatabaseProblem, ifDuplicate, isConflict, isLockTimeout } from './database-errors.ts'
import type { PooledConnection } from './pooled-connection.ts'

/** A running transaction. Stores work inside the one they are given. */
export interface Tx extends Queryable {
  /** Queued until the next read or COMMIT, which rejects with this write's error. */
  write: Queryable['write']
  /**
   * Sent last, in one packet with COMMIT: the server never holds its row locks while it waits for this process,
   * which may be frozen.
   */
  writeAtCommit: Queryable['write']
  /** Runs the action once the transaction is committed. */
  afterCommit(action: () => void): void
  readonly product: Product
  /** The trace of the request or job, which its events and work items continue. */
  traceparent: string | null
  /** Type brand: a `Database` is not assignable. */
  readonly isTransaction: true
}

/** Thrown inside a transaction that conflicts with a row just committed by another one; a retry sees that row. */
export class RetryTransaction extends Error {}

/** `ToFault` of an insert after a look-up that found nothing: a duplicate key retries the transaction. */
export const retryIfDuplicate = ifDuplicate(() => new RetryTransaction())

/**
 * Runs `work` in one transaction. After a deadlock or another conflict the whole of it is retried, up to ten times
 * with jitter, so `work` must have no effect outside the transaction. Ends within the database's limits; a
 * transaction that has not sent its COMMIT by then is rolled back.
 */
export function inTransaction<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inRetried(database, { start: ['START TRANSACTION'], startedAt: performance.now() }, work)
}

/**
 * Runs reads that all see the rows of one moment, whatever is committed between them. Of a request that has waited since
 * `startedAt`, they end with it.
 */
export function inSnapshot<T>(
  database: Database,
  read: (snapshot: Queryable) => Promise<T>,
  startedAt = performance.now(),
): Promise<T> {
  return inRetried(database, { start: SNAPSHOT, startedAt }, read)
}

/** Of the next transaction alone: sessions are READ COMMITTED (`database.ts`), where each statement sees a later moment. */
const SNAPSHOT = [
  'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ',
  'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY',
]

async function inRetried<T>(
  database: Database,
  { start, startedAt }: { start: readonly string[]; startedAt: number },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { transactionMs, lockWaits = MAX_ATTEMPTS } = database.limits
  const deadline = startedAt + transactionMs
  let conflict: unknown
  let lockTimeouts = 0
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(database, { start, deadline }, work)
    } catch (error) {
      const isLate = performance.now() >= deadline
      const mayRetry = error instanceof RetryTransaction || isConflict(error)
      // Time ran out after lock conflicts: that is no sign of an unreachable database.
      if (!mayRetry && isLate && conflict !== undefined) throw tooManyConflicts(conflict)
      if (!mayRetry) throw asDatabaseProblem(error)
      database.onCollision?.(error)
      conflict = error
      if (isLockTimeout(error)) lockTimeouts += 1
      if (attempt === MAX_ATTEMPTS || lockTimeouts === lockWaits || isLate)
        throw tooManyConflicts(error)
      await backOff(attempt)
    }
  }
}

async function runOnce<T>(
  database: Database,
  { start, deadline }: { start: readonly string[]; deadline: number },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const connection = await database.connect(deadline)
  try {
    for (const sql of start) await connection.enqueue({ sql, params: [] })
    const committed: (() => void)[] = []
    const result = await work(makeTx(connection, database.product, committed))
    await connection.commit()
    for (const action of committed) action()
    return result
  } catch (error) {
    connection.discardQueued()
    // A connection that cannot roll back must not return to the pool with an open transaction.
    await connection.query('ROLLBACK').catch(() => connection.destroy())
    throw error
  } finally {
    connection.release()
  }
}

function makeTx(connection: PooledConnection, product: Product, committed: (() => void)[]): Tx {
  return {
    query: connection.query,
    write: (sql, params = [], toFault) => connection.enqueue({ sql, params, toFault }),
    writePrepared: (sql, params = [], toFault) => connection.sendPrepared({ sql, params, toFault }),
    writeAtCommit: async (sql, params = [], toFault) =>
      connection.enqueueForCommit({ sql, params, toFault }),
    readAll: connection.readAll,
    afterCommit: (action) => void committed.push(action),
    product,
    traceparent: null,
    isTransaction: true,
  }
}
