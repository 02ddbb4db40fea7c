import type { Pool, PoolConnection } from 'mysql2'
import { isBrokenOff, isOutOfPreparedStatements } from './database-errors.ts'
import { isStale, type PendingSessions } from './pooled-sessions.ts'
import { destroy, type Statement, send, type Terms } from './send-statements.ts'
import type { SessionLimits } from './session-limits.ts'
import { databaseTimeout, startDeadline } from './time-limits.ts'

/** A connection acquired from the pool. */
export interface PooledConnection {
  /** Sends the queued statements and this one in one packet; the server stops at the first that fails. */
  query<T = Record<string, unknown>[]>(sql: string, params?: readonly unknown[]): Promise<T>
  /** `query` for several reads in one packet. */
  readAll<Results extends readonly unknown[]>(reads: Reads<Results>): Promise<Results>
  /**
   * Queues the statement for the packet of the next query, which then rejects with this statement's error. A
   * queue that exceeds the size of a packet is flushed at once.
   */
  enqueue(statement: Statement): Promise<void>
  /**
   * Flushes the queue, sends a prepared statement, and resolves once the prepared statement before it is done:
   * the caller serializes the next rows while the server writes these, which makes an import 6 % faster. Its error
   * rejects the next call. Falls back to text where the server has no room for another prepared statement.
   */
  sendPrepared(statement: Statement): Promise<void>
  /** Queues the statement for the packet of COMMIT, so that its row locks last for no round trip. */
  enqueueForCommit(statement: Statement): void
  /** Sends COMMIT in one packet with all queued statements. */
  commit(): Promise<void>
  /** Drops the queued statements, and ignores the error of the one in flight. */
  discardQueued(): void
  release(): void
  /** Instead of `release`, for a connection in an unknown state. */
  destroy(): void
}

/** A read, and the mapping of its rows. */
export interface Read<Result> extends Statement {
  toResult(rows: Record<string, unknown>[]): Result
}

export type Reads<Results extends readonly unknown[]> = {
  readonly [K in keyof Results]: Read<Results[K]>
}

/** A pool with the settings of its sessions. */
export interface SessionPool {
  pool: Pool
  pending: PendingSessions
  sessions: SessionLimits | null
}

/**
 * Acquires a connection with its session set up, within `acquireMs`. A connection that breaks while it is opened
 * is opened once more: during a failover a router drops connections that the frozen primary has not greeted.
 */
export function takeConnection(from: SessionPool, terms: Terms): Promise<PooledConnection> {
  const requestedAt = performance.now()
  const ms = Math.min(terms.limits.acquireMs, terms.deadline - requestedAt)
  const observeWait = () =>
    terms.observed.poolWait.observe((performance.now() - requestedAt) / 1_000)
  return new Promise((resolve, reject) => {
    let isLate = false
    let opening: PoolConnection | undefined
    const stop = startDeadline(ms, () => {
      isLate = true
      observeWait()
      // The session's settings may still be applied much later.
      if (opening !== undefined) destroy(opening)
      reject(databaseTimeout(ms, 'give a connection'))
    })
    const fail = (error: unknown) => {
      stop()
      reject(error)
    }
    const give = (connection: PoolConnection) => {
      if (isLate) return

      stop()
      observeWait()
      resolve(withWriteQueue(connection, terms))
    }
    const take = (mayRepeat: boolean) =>
      from.pool.getConnection((error, connection) => {
        if (isLate) return connection?.release()
        const retryOrFail = (fault: unknown) =>
          mayRepeat && isBrokenOff(fault) && !isLate ? take(false) : fail(fault)
        if (error) return retryOrFail(error)
        if (isStale(connection, from.sessions)) {
          destroy(connection)
          return take(mayRepeat)
        }
        const session = from.pending.get(connection)
        if (session === undefined) return give(connection)

        opening = connection
        return session.then(() => give(connection), retryOrFail)
      })
    take(true)
  })
}

/** In characters; the default of `max_allowed_packet` is 16 MiB. */
const MAX_QUEUED = 1024 * 1024

/** Of the packet of COMMIT, in characters of up to four bytes. */
const MAX_COMMIT_PACKET = 3 * 1024 * 1024

function lengthOf({ sql, params }: Statement): number {
  let length = sql.length
  for (const value of params)
    if (typeof value === 'string' || value instanceof Uint8Array) length += value.length
  return length
}

/**
 * Write-behind: a write whose result is not used is sent in one packet with the next statement. This saves five
 * of the eight round trips of a booking's write.
 */
function withWriteQueue(connection: PoolConnection, terms: Terms): PooledConnection {
  let queue: Statement[] = []
  let queueLength = 0
  let inFlight: Promise<void> | null = null
  let atCommit: Statement[] = []
  const takeQueue = () => {
    const taken = queue
    queue = []
    queueLength = 0
    return taken
  }
  const drain = async () => {
    while (inFlight !== null) {
      const sent: Promise<void> = inFlight
      try {
        await sent
      } finally {
        if (inFlight === sent) inFlight = null
      }
    }
  }
  /** Sends the queue and `asked`, after the prepared statement in flight. */
  const flush = async (asked: readonly Statement[]) => {
    const before = takeQueue()
    if (inFlight !== null) await drain()
    return send(connection, terms, before, asked)
  }
  return {
    async query<T>(sql: string, params: readonly unknown[] = []) {
      const [result] = await flush([{ sql, params }])
      return result as T
    },
    async readAll<Results extends readonly unknown[]>(reads: Reads<Results>) {
      const answers = await flush(reads)
      return reads.map(({ toResult }, nth) =>
        toResult(answers[nth] as Record<string, unknown>[]),
      ) as unknown as Results
    },
    async enqueue(statement) {
      queue.push(statement)
      queueLength += lengthOf(statement)
      if (queueLength > MAX_QUEUED) await flush([])
    },
    enqueueForCommit(statement) {
      atCommit.push(statement)
    },
    async commit() {
      const last = atCommit
      atCommit = []
      const lastLength = last.reduce((sum, statement) => sum + lengthOf(statement), 0)
      if (last.length > 0 && queueLength + lastLength > MAX_COMMIT_PACKET) await flush([])
      for (const statement of last) {
        // Only statements that exceed a packet are sent in several.
        if (queueLength > 0 && queueLength + lengthOf(statement) > MAX_COMMIT_PACKET)
          await flush([])
        queue.push(statement)
        queueLength += lengthOf(statement)
      }
      await flush([{ sql: 'COMMIT', params: [] }])
    },
    async sendPrepared(statement) {
      const before = takeQueue()
      const earlier = inFlight
      inFlight = Promise.resolve(earlier).then(() => sendAlone(statement, before))
      // The next call rejects with this error.
      inFlight.catch(() => undefined)
      await earlier
    },
    discardQueued() {
      takeQueue()
      atCommit = []
      inFlight = inFlight?.catch(() => undefined) ?? null
    },
    release: () => connection.release(),
    destroy: () => destroy(connection),
  }

  async function sendAlone(statement: Statement, before: readonly Statement[]): Promise<void> {
    if (before.length > 0) await send(connection, terms, [], before)
    try {
      await send(connection, terms, [], [{ ...statement, isPrepared: true }])
    } catch (error) {
      if (!isOutOfPreparedStatements(error)) throw error
      await send(connection, terms, [], [statement])
    }
  }
}
