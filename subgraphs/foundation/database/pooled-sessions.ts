import type { Pool, PoolConnection } from 'mysql2'
import type { Log } from '../../../platform/log.ts'
import type { SessionLimits } from './session-limits.ts'

/** The pool's connections whose session is not set up yet, with what becomes of it. */
export type PendingSessions = WeakMap<PoolConnection, Promise<void>>

/**
 * Sets up the session of the pool's first connection and of every later one. A connection whose session
 * cannot be set up is destroyed: it would lock, compare and convert otherwise than the others.
 */
export async function setUpSessions(
  pool: Pool,
  statements: readonly string[],
  log: Log,
): Promise<PendingSessions> {
  const sql = statements.join(';')
  const pending: PendingSessions = new WeakMap()
  pool.on('connection', (connection) => {
    // A connection that breaks while nobody uses it is replaced; unheard, its error would end us.
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

/** Settings of the pool. The driver looks for idle connections only where fewer may stay than there may be. */
export function closingIdle(poolSize: number, limits: SessionLimits | null) {
  if (limits === null) return {}
  return { maxIdle: poolSize - 1, idleTimeout: limits.pooledMs, gracefulEnd: true }
}

/**
 * True for a connection that the server may have closed meanwhile: a process that was suspended or busy
 * learns of that too late.
 */
export function isStale(connection: PoolConnection, limits: SessionLimits | null): boolean {
  if (limits === null) return false

  const { lastActiveTime } = connection as PoolConnection & { lastActiveTime: number }
  return Date.now() - lastActiveTime > limits.pooledMs
}

/** With the fault, the statements fail that are queued on the connection already. */
function breakOff(connection: PoolConnection, fault: Error): void {
  const { stream } = connection as PoolConnection & { stream: { destroy(error: Error): void } }
  stream.destroy(fault)
}

/** Counts as a database that cannot be reached. */
function sessionFault(cause: Error): Error {
  const message = `The session of a database connection could not be set up: ${cause.message}`
  return Object.assign(new Error(message, { cause }), { code: 'ESESSION' })
}
