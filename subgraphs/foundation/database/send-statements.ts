import type { ExecuteValues, FieldPacket, PoolConnection, QueryError, QueryValues } from 'mysql2'
import { type EndlessCounts, withComputedNumbers } from './computed-numbers.ts'
import { isOfWrongServer } from './database-errors.ts'
import { withoutValues } from './redact-values.ts'
import { noAnswerWithin, startTimer, type TimeLimits } from './time-limits.ts'

/** What a server's error means to whoever sent the statement. */
export type ToFault = (error: unknown) => unknown

export interface Statement {
  sql: string
  params: readonly unknown[]
  toFault?: ToFault | undefined
  /** The server keeps it parsed; it goes alone then. */
  isPrepared?: boolean
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
 * Sends statements straight over the driver, because TypeORM's `query` and the driver's own
 * promises make a booking's write a quarter slower. Without an answer in time nobody knows what
 * state the connection is in, and a server that takes no writes any more is not the one to stay with.
 */
export function send(
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
export function destroy(connection: PoolConnection): void {
  connection.destroy()
  const { stream } = connection as unknown as { stream: { destroy(): void } }
  stream.destroy()
}
