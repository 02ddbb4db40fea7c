import type { EntityManager, QueryRunner } from 'typeorm'
import type { Database, Queryable } from './database.ts'
import { asDatabaseProblem, isLockConflict } from './database-errors.ts'

/** A running transaction. Stores work inside the one they are given. */
export interface Tx extends Queryable {
  readonly manager: EntityManager
}

/**
 * Thrown inside a transaction that met what another one has just committed, such as a row of the
 * same unique key: running it again sees that row.
 */
export class RetryTransaction extends Error {}

const MAX_ATTEMPTS = 10
const MAX_BACKOFF_MS = 40

/**
 * Runs `work` in one transaction, and the whole of it again, up to ten times with jitter, when
 * it collides with another one. `work` must therefore have no effect outside the transaction.
 */
export async function inTransaction<T>(
  database: Database,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(database, work)
    } catch (error) {
      const mayRetry = error instanceof RetryTransaction || isLockConflict(error)
      if (!mayRetry || attempt === MAX_ATTEMPTS) throw asDatabaseProblem(error)
      await backOff(attempt)
    }
  }
}

async function runOnce<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const runner = database.dataSource.createQueryRunner()
  try {
    await runner.startTransaction()
    const result = await work(toTx(runner))
    await runner.commitTransaction()
    return result
  } catch (error) {
    await rollBack(runner)
    throw error
  } finally {
    await runner.release()
  }
}

function toTx(runner: QueryRunner): Tx {
  return {
    query: (sql, params) => runner.query(sql, params as unknown[]),
    manager: runner.manager,
  }
}

/** A connection that is gone has rolled back by itself. */
async function rollBack(runner: QueryRunner): Promise<void> {
  if (!runner.isTransactionActive) return
  await runner.rollbackTransaction().catch(() => {})
}

async function backOff(attempt: number): Promise<void> {
  const waitMs = Math.random() * Math.min(MAX_BACKOFF_MS, 2 ** attempt)
  await new Promise((resolve) => setTimeout(resolve, waitMs))
}
