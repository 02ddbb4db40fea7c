import type { Pool, PoolConnection } from 'mysql2'
import { isBrokenOff, isFullOfPrepared } from './database-errors.ts'
import { isStale, type PendingSessions } from './pooled-sessions.ts'
import { destroy, type Statement, send, type Terms } from './send-statements.ts'
import type { SessionLimits } from './session-limits.ts'
import { noAnswerWithin, startTimer } from './time-limits.ts'

/** One of the pool's connections, taken out of it. */
export interface PooledConnection {
  /** Sends the statement and those put off in one packet; the server stops at the first that fails. */
  query<T = Record<string, unknown>[]>(sql: string, params?: readonly unknown[]): Promise<T>
  /** The same for several that read, one after the other. */
  readAll<Results extends readonly unknown[]>(reads: Reads<Results>): Promise<Results>
  /**
   * Puts the statement off until the next query, which fails with what this one fails with. What has
   * become too much for one packet is sent at once.
   */
  putOff(statement: Statement): Promise<void>
  /**
   * Sends the statement behind those put off, and waits for none but the prepared one before it: the next
   * rows are made ready while the server writes these, which makes an import 6 % faster. What it fails with,
   * that fails with what is sent or asked next. The server parses it when the connection sends it for the first
   * time, or each time where it keeps no more of them.
   */
  sendPrepared(statement: Statement): Promise<void>
  /** Puts the statement off until the commit: a row that it locks is locked for no trip. */
  putOffToCommit(statement: Statement): void
  /** Commits, in one packet with the statements that were put off to the commit. */
  commit(): Promise<void>
  /** Sends nothing of what was put off, and has nothing fail with what is under way. */
  forget(): void
  release(): void
  /** Instead of a release, when nobody knows what state it is in. */
  destroy(): void
}

/** A statement that reads, and what its rows are turned into. */
export interface Read<Result> extends Statement {
  toResult(rows: Record<string, unknown>[]): Result
}

export type Reads<Results extends readonly unknown[]> = {
  readonly [K in keyof Results]: Read<Results[K]>
}

/** A pool, and how its sessions are set up. */
export interface SessionPool {
  pool: Pool
  pending: PendingSessions
  sessions: SessionLimits | null
}

/**
 * Takes a connection out of the pool, which has to come in time, with its session set up. One that is
 * broken off while it is opened is opened once more: a router does so to those that a frozen server never
 * greeted, as soon as it has found the new primary.
 */
export function takeConnection(from: SessionPool, terms: Terms): Promise<PooledConnection> {
  const ms = Math.min(terms.limits.acquireMs, terms.deadline - performance.now())
  return new Promise((resolve, reject) => {
    let isLate = false
    let opening: PoolConnection | undefined
    const stop = startTimer(ms, () => {
      isLate = true
      // Nobody knows when the server will set its session up.
      if (opening !== undefined) destroy(opening)
      reject(noAnswerWithin(ms, 'give a connection'))
    })
    const fail = (error: unknown) => {
      stop()
      reject(error)
    }
    const give = (connection: PoolConnection) => {
      if (isLate) return

      stop()
      resolve(withPutOff(connection, terms))
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

/** In characters; servers take no packet above 16 MiB, unless they are told otherwise. */
const MAX_WAITING = 1024 * 1024

/** Of a packet that commits; text takes up to four bytes a character. */
const MAX_COMMIT = 3 * 1024 * 1024

function lengthOf({ sql, params }: Statement): number {
  let length = sql.length
  for (const value of params)
    if (typeof value === 'string' || value instanceof Uint8Array) length += value.length
  return length
}

/**
 * A write of a transaction whose answer nobody needs travels with the next statement: of the trips to
 * the server that a booking's write takes, five of eight are saved so.
 */
function withPutOff(connection: PoolConnection, terms: Terms): PooledConnection {
  let waiting: Statement[] = []
  let waitingLength = 0
  let underWay: Promise<void> | null = null
  let atCommit: Statement[] = []
  const take = () => {
    const taken = waiting
    waiting = []
    waitingLength = 0
    return taken
  }
  const haveArrived = async () => {
    while (underWay !== null) {
      const sent: Promise<void> = underWay
      try {
        await sent
      } finally {
        if (underWay === sent) underWay = null
      }
    }
  }
  /** Behind all that came before. */
  const sendNext = async (asked: readonly Statement[]) => {
    const before = take()
    if (underWay !== null) await haveArrived()
    return send(connection, terms, before, asked)
  }
  return {
    async query<T>(sql: string, params: readonly unknown[] = []) {
      const [result] = await sendNext([{ sql, params }])
      return result as T
    },
    async readAll<Results extends readonly unknown[]>(reads: Reads<Results>) {
      const answers = await sendNext(reads)
      return reads.map(({ toResult }, nth) =>
        toResult(answers[nth] as Record<string, unknown>[]),
      ) as unknown as Results
    },
    async putOff(statement) {
      waiting.push(statement)
      waitingLength += lengthOf(statement)
      if (waitingLength > MAX_WAITING) await sendNext([])
    },
    putOffToCommit(statement) {
      atCommit.push(statement)
    },
    async commit() {
      const last = atCommit
      atCommit = []
      const lastLength = last.reduce((sum, statement) => sum + lengthOf(statement), 0)
      if (last.length > 0 && waitingLength + lastLength > MAX_COMMIT) await sendNext([])
      for (const statement of last) {
        // Only what no packet can hold is sent in several.
        if (waitingLength > 0 && waitingLength + lengthOf(statement) > MAX_COMMIT)
          await sendNext([])
        waiting.push(statement)
        waitingLength += lengthOf(statement)
      }
      await sendNext([{ sql: 'COMMIT', params: [] }])
    },
    async sendPrepared(statement) {
      const before = take()
      const earlier = underWay
      underWay = Promise.resolve(earlier).then(() => sendOnItsOwn(statement, before))
      // Whoever sends or asks for something next is told.
      underWay.catch(() => undefined)
      await earlier
    },
    forget() {
      take()
      atCommit = []
      underWay = underWay?.catch(() => undefined) ?? null
    },
    release: () => connection.release(),
    destroy: () => destroy(connection),
  }

  async function sendOnItsOwn(statement: Statement, before: readonly Statement[]): Promise<void> {
    if (before.length > 0) await send(connection, terms, [], before)
    try {
      await send(connection, terms, [], [{ ...statement, isPrepared: true }])
    } catch (error) {
      if (!isFullOfPrepared(error)) throw error
      await send(connection, terms, [], [statement])
    }
  }
}
