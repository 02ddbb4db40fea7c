import type { Pool, PoolConnection, QueryValues } from 'mysql2'
import { type EndlessCounts, withComputedNumbers } from './computed-numbers.ts'
import { isReadOnly } from './database-errors.ts'
import { noAnswerWithin, startTimer, type TimeLimits } from './time-limits.ts'
import { withoutValues } from './without-values.ts'

/** One of the pool's connections, taken out of it. */
export interface PooledConnection {
  query<T = Record<string, unknown>[]>(sql: string, params?: readonly unknown[]): Promise<T>
  release(): void
  /** Instead of a release, when nobody knows what state it is in. */
  destroy(): void
}

export interface Terms {
  limits: TimeLimits
  /** When everything has to be done, by `performance.now()`. */
  deadline: number
  endless: EndlessCounts
  onStatement: ((sql: string) => void) | undefined
}

/** Takes a connection out of the pool, which has to come in time. */
export function takeConnection(pool: Pool, terms: Terms): Promise<PooledConnection> {
  const ms = Math.min(terms.limits.acquireMs, terms.deadline - performance.now())
  return new Promise((resolve, reject) => {
    let isLate = false
    const stop = startTimer(ms, () => {
      isLate = true
      reject(noAnswerWithin(ms, 'give a connection'))
    })
    pool.getConnection((error, connection) => {
      stop()
      if (isLate) return connection?.release()
      if (error) return reject(error)

      resolve({
        query: (sql, params) => send(connection, terms, sql, params),
        release: () => connection.release(),
        destroy: () => destroy(connection),
      })
    })
  })
}

/**
 * Sends one statement straight over the driver, because TypeORM's `query` and the driver's own
 * promises make a booking's write a quarter slower. Without an answer in time nobody knows what
 * state the connection is in, and a server that takes no writes any more is not the one to stay with.
 */
function send<T>(
  connection: PoolConnection,
  { limits, deadline, endless, onStatement }: Terms,
  sql: string,
  params: readonly unknown[] = [],
): Promise<T> {
  onStatement?.(sql)
  const ms = Math.min(limits.statementMs, deadline - performance.now())
  return new Promise((resolve, reject) => {
    if (ms <= 0) return reject(noAnswerWithin(limits.transactionMs, 'end a transaction'))

    const stop = startTimer(ms, () => {
      destroy(connection)
      reject(noAnswerWithin(ms, 'answer'))
    })
    connection.query(sql, params as QueryValues, (error, result, fields) => {
      stop()
      if (error === null) return resolve(withComputedNumbers(result as T, fields, endless))

      if (isReadOnly(error)) destroy(connection)
      reject(withoutValues(error))
    })
  })
}

/** The driver's own `destroy` waits for the server to close the connection, too. */
function destroy(connection: PoolConnection): void {
  connection.destroy()
  const { stream } = connection as unknown as { stream: { destroy(): void } }
  stream.destroy()
}
