import type {
  ExecuteValues,
  FieldPacket,
  Pool,
  PoolConnection,
  QueryError,
  QueryValues,
} from 'mysql2'
import { type EndlessCounts, withComputedNumbers } from './computed-numbers.ts'
import { isBrokenOff, isFullOfPrepared, isOfWrongServer } from './database-errors.ts'
import { noAnswerWithin, startTimer, type TimeLimits } from './time-limits.ts'
import { withoutValues } from './without-values.ts'

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
   * Sends the statement at once, behind those put off. The server parses it when the connection sends
   * it for the first time, or each time where it keeps no more of them.
   */
  sendPrepared(statement: Statement): Promise<void>
  /** Sends nothing of what was put off. */
  forget(): void
  release(): void
  /** Instead of a release, when nobody knows what state it is in. */
  destroy(): void
}

/** What a server's error means to whoever sent the statement. */
export type ToFault = (error: unknown) => unknown

export interface Statement {
  sql: string
  params: readonly unknown[]
  toFault?: ToFault | undefined
  /** The server keeps it parsed; it goes alone then. */
  isPrepared?: boolean
}

/** A statement that reads, and what its rows are turned into. */
export interface Read<Result> extends Statement {
  toResult(rows: Record<string, unknown>[]): Result
}

export type Reads<Results extends readonly unknown[]> = {
  readonly [K in keyof Results]: Read<Results[K]>
}

export interface Terms {
  limits: TimeLimits
  /** When everything has to be done, by `performance.now()`. */
  deadline: number
  endless: EndlessCounts
  onStatement: ((sql: string, isFirstOfPacket: boolean) => void) | undefined
  onGivenUp(givenUp: GivenUp): void
}

/** A statement whose answer did not come in time. */
export interface GivenUp {
  /** The session's number at its server. */
  threadId: number
  /** As it was sent, with what went before it in one packet. */
  text: string
}

/**
 * Takes a connection out of the pool, which has to come in time. One that is broken off while it is
 * opened is opened once more: a router does so to those that a frozen server never greeted, as soon as
 * it has found the new primary.
 */
export function takeConnection(pool: Pool, terms: Terms): Promise<PooledConnection> {
  const ms = Math.min(terms.limits.acquireMs, terms.deadline - performance.now())
  return new Promise((resolve, reject) => {
    let isLate = false
    const stop = startTimer(ms, () => {
      isLate = true
      reject(noAnswerWithin(ms, 'give a connection'))
    })
    const take = (mayRepeat: boolean) =>
      pool.getConnection((error, connection) => {
        if (isLate) return connection?.release()
        if (mayRepeat && isBrokenOff(error)) return take(false)

        stop()
        if (error) return reject(error)

        resolve(withPutOff(connection, terms))
      })
    take(true)
  })
}

/** In characters; servers take no packet above 16 MiB, unless they are told otherwise. */
const MAX_WAITING = 1024 * 1024

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
  const take = () => {
    const taken = waiting
    waiting = []
    waitingLength = 0
    return taken
  }
  return {
    async query<T>(sql: string, params: readonly unknown[] = []) {
      const [result] = await send(connection, terms, take(), [{ sql, params }])
      return result as T
    },
    async readAll<Results extends readonly unknown[]>(reads: Reads<Results>) {
      const answers = await send(connection, terms, take(), reads)
      return reads.map(({ toResult }, nth) =>
        toResult(answers[nth] as Record<string, unknown>[]),
      ) as unknown as Results
    },
    async putOff(statement) {
      waiting.push(statement)
      waitingLength += lengthOf(statement)
      if (waitingLength > MAX_WAITING) await send(connection, terms, [], take())
    },
    async sendPrepared(statement) {
      if (waiting.length > 0) await send(connection, terms, [], take())
      try {
        await send(connection, terms, [], [{ ...statement, isPrepared: true }])
      } catch (error) {
        if (!isFullOfPrepared(error)) throw error
        await send(connection, terms, [], [statement])
      }
    },
    forget: () => void take(),
    release: () => connection.release(),
    destroy: () => destroy(connection),
  }
}

/**
 * Sends statements straight over the driver, because TypeORM's `query` and the driver's own
 * promises make a booking's write a quarter slower. Without an answer in time nobody knows what
 * state the connection is in, and a server that takes no writes any more is not the one to stay with.
 */
function send(
  connection: PoolConnection,
  { limits, deadline, endless, onStatement, onGivenUp }: Terms,
  before: readonly Statement[],
  asked: readonly Statement[],
): Promise<unknown[]> {
  const statements = [...before, ...asked]
  if (onStatement) for (const [nth, { sql }] of statements.entries()) onStatement(sql, nth === 0)
  const ms = Math.min(limits.statementMs, deadline - performance.now())
  return new Promise((resolve, reject) => {
    if (ms <= 0) return reject(noAnswerWithin(limits.transactionMs, 'end a transaction'))

    let text = ''
    const stop = startTimer(ms, () => {
      destroy(connection)
      onGivenUp({ threadId: connection.threadId, text })
      reject(noAnswerWithin(ms, 'answer'))
    })
    const [first] = statements
    const isOne = statements.length === 1 && first !== undefined
    const sql = isOne ? first.sql : statements.map((statement) => statement.sql).join(';')
    const params = isOne ? first.params : statements.flatMap((statement) => statement.params)
    let done = 0
    const take = (error: QueryError | null, result: unknown, fields: unknown) => {
      stop()
      // The driver makes a list of what it answers to more than one.
      if (error === null)
        return resolve(
          listResults(isOne ? [result] : result, isOne ? [fields] : fields, endless).slice(
            before.length,
          ),
        )

      if (isOfWrongServer(error)) destroy(connection)
      const fault = withoutValues(error)
      reject(statements[done]?.toFault?.(fault) ?? fault)
    }
    if (isOne && first.isPrepared) return connection.execute(sql, params as ExecuteValues, take)

    const query = connection.query(sql, params as QueryValues, take)
    text = query.sql
    if (statements.length > 1)
      query.on('fields', () => {
        done += 1
      })
  })
}

function listResults(results: unknown, fields: unknown, endless: EndlessCounts): unknown[] {
  const fieldsOf = fields as (FieldPacket[] | undefined)[]
  return (results as unknown[]).map((result, nth) =>
    withComputedNumbers(result, fieldsOf[nth], endless),
  )
}

/** The driver's own `destroy` waits for the server to close the connection, too. */
function destroy(connection: PoolConnection): void {
  connection.destroy()
  const { stream } = connection as unknown as { stream: { destroy(): void } }
  stream.destroy()
}
