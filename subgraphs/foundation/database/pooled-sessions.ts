import type { Pool, PoolConnection, PoolOptions } from 'mysql2'
import * as mysql2 from 'mysql2'
import type { Log } from '../../../platform/log.ts'
import { defineGauge, defineHistogram, type Histogram } from '../../../platform/metrics/define.ts'
import { METRICS } from '../../../platform/metrics/list.ts'
import type { SessionLimits } from './session-limits.ts'

/** Connections whose session settings are still being sent, with the promise of the result. */
export type PendingSessions = WeakMap<PoolConnection, Promise<void>>

/** The driver for TypeORM, with which no timer outlives its connection. */
export const DRIVER = {
  ...mysql2,
  createPool: (options: PoolOptions) => mysql2.createPool(options).on('connection', endTimers),
}

interface TimedCommand {
  timeout?: number
  queryTimeout?: NodeJS.Timeout | null
  onResult?: (...answer: unknown[]) => void
}

/**
 * The driver leaves the timer of a query running whose connection breaks: six hours for a migration, in which a process that
 * failed would not end.
 */
export function endTimers<C extends object>(connection: C): C {
  // One with promises has the driver's own within.
  const driven = ('connection' in connection ? connection.connection : connection) as {
    addCommand(command: TimedCommand): TimedCommand
  }
  const { addCommand } = driven
  driven.addCommand = (command) => {
    const { onResult } = command
    if (command.timeout && onResult)
      command.onResult = (...answer) => {
        clearTimeout(command.queryTimeout ?? undefined)
        onResult.apply(command, answer)
      }
    return addCommand.call(driven, command)
  }
  return connection
}

/**
 * Applies the session settings to each connection of the pool. A connection on which they fail is destroyed: its
 * isolation level, lock wait time-out and SQL mode would differ from those of the others.
 */
export async function setUpSessions(
  pool: Pool,
  statements: readonly string[],
  log: Log,
): Promise<PendingSessions> {
  const sql = statements.join(';')
  const pending: PendingSessions = new WeakMap()
  pool.on('connection', (connection) => {
    // The pool replaces an idle connection that breaks; an 'error' event without a listener would end the process.
    connection.on('error', (err) => log.warn({ err }, 'a database connection broke'))
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    promise.catch(() => undefined)
    pending.set(connection, promise)
    connection.query(sql, (cause) => {
      pending.delete(connection)
      if (cause === null) return resolve()

      const fault = sessionFault(cause)
      reject(fault)
      breakOff(connection, fault)
    })
  })
  await pool.promise().query(sql)
  return pending
}

/** Connections of a process to its database, unless the database is opened with another size. */
export const POOL_SIZE = 10

/** Pool settings. The driver closes idle connections only if `maxIdle` is below the pool's size. */
export function idleConnectionSettings(poolSize: number, limits: SessionLimits | null) {
  if (limits === null) return {}
  return { maxIdle: poolSize - 1, idleTimeout: limits.pooledMs, gracefulEnd: true }
}

/** True if the server may have closed the connection: a suspended process sees its FIN too late. */
export function isStale(connection: PoolConnection, limits: SessionLimits | null): boolean {
  if (limits === null) return false

  const { lastActiveTime } = connection as PoolConnection & { lastActiveTime: number }
  return Date.now() - lastActiveTime > limits.pooledMs
}

/** Destroys the connection; statements already queued on it fail with this error. */
function breakOff(connection: PoolConnection, fault: Error): void {
  const { stream } = connection as PoolConnection & { stream: { destroy(error: Error): void } }
  stream.destroy(fault)
}

/** Its code makes `asDatabaseProblem` classify it as an unreachable database. */
function sessionFault(cause: Error): Error {
  const message = `The session of a database connection could not be set up: ${cause.message}`
  return Object.assign(new Error(message, { cause }), { code: 'ESESSION' })
}

const sqlDuration = defineHistogram(METRICS.sqlDuration)
const sqlPoolWait = defineHistogram(METRICS.sqlPoolWait)
const sqlPoolConnections = defineGauge(METRICS.sqlPoolConnections)

/** The metrics of a database, found once. */
export interface ObservedDatabase {
  /** The label of its metrics. */
  database: string
  statement: Histogram
  poolWait: Histogram
  end(): void
}

/** The driver's lists of its connections, which its declarations lack. */
interface PoolLists {
  _allConnections: { length: number }
  _freeConnections: { length: number }
}

export function observeDatabase(database: string, pool: Pool): ObservedDatabase {
  const { _allConnections: all, _freeConnections: free } = pool as Pool & PoolLists
  return {
    database,
    statement: sqlDuration({ database }),
    poolWait: sqlPoolWait({ database }),
    end: sqlPoolConnections({ database }).track(() => all.length - free.length),
  }
}
