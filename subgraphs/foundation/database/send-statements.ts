import type { ExecuteValues, FieldPacket, PoolConnection, QueryError, QueryValues } from 'mysql2'
import type { Log } from '../../../platform/log.ts'
import { hasSpan, startSpan } from '../../../platform/metrics/spans.ts'
import { type BigCountColumns, withComputedNumbers } from './computed-numbers.ts'
import { isOfWrongServer } from './database-errors.ts'
import type { ObservedDatabase } from './pooled-sessions.ts'
import { withoutStatementValues } from './redact-values.ts'
import {
  databaseTimeout,
  SLOW_STATEMENT_MS,
  startDeadline,
  type TimeLimits,
} from './time-limits.ts'

/** Maps the server's error to an error of the domain, such as a duplicate key to `state_conflict`. */
export type ToFault = (error: unknown) => unknown

export interface Statement {
  sql: string
  params: readonly unknown[]
  toFault?: ToFault | undefined
  /** Sent as a prepared statement, alone in its packet. */
  isPrepared?: boolean
}

/** How statements are sent, and until when. */
export interface Terms {
  limits: TimeLimits
  /** End of the transaction's time, by `performance.now()`. */
  deadline: number
  bigCounts: BigCountColumns
  observed: ObservedDatabase
  onStatement: ((sql: string, isFirstOfPacket: boolean) => void) | undefined
  /** Called with the time until an answer; the text is that of the statements without values. */
  onAnswer(durationMs: number, toText: () => string): void
  onAbandoned(givenUp: AbandonedQuery): void
}

/** A statement that timed out here, but may still run at the server. */
export interface AbandonedQuery {
  /** Thread id of the session at its server. */
  threadId: number
  /** The whole packet that was sent. */
  text: string
}

/**
 * Sends statements in one packet, directly over the driver: TypeORM's `query` and the driver's promises make a
 * booking's write a quarter slower. The connection is destroyed after a time-out, since its state is unknown, and
 * after an error of a read-only server, so that the next connection reaches the new primary.
 */
export function send(
  connection: PoolConnection,
  { limits, deadline, bigCounts, observed, onStatement, onAnswer, onAbandoned }: Terms,
  queued: readonly Statement[],
  requested: readonly Statement[],
): Promise<unknown[]> {
  const statements = [...queued, ...requested]
  if (onStatement) for (const [nth, { sql }] of statements.entries()) onStatement(sql, nth === 0)
  const ms = Math.min(limits.statementMs, deadline - performance.now())
  return new Promise((resolve, reject) => {
    if (ms <= 0) return reject(databaseTimeout(limits.transactionMs, 'end a transaction'))

    let text = ''
    const startedAt = performance.now()
    const span = hasSpan() ? startSqlSpan(observed, statements) : null
    const stop = startDeadline(ms, () => {
      span?.end(true)
      observed.statement.observe(ms / 1_000)
      destroy(connection)
      onAbandoned({ threadId: connection.threadId, text })
      reject(databaseTimeout(ms, 'answer'))
    })
    const [first] = statements
    const isOne = statements.length === 1 && first !== undefined
    const sql = isOne ? first.sql : statements.map((statement) => statement.sql).join(';')
    const params = isOne ? first.params : statements.flatMap((statement) => statement.params)
    let succeeded = 0
    const take = (error: QueryError | null, result: unknown, fields: unknown) => {
      stop()
      span?.end(error !== null)
      const elapsedMs = performance.now() - startedAt
      // Later, the time-out was observed.
      if (elapsedMs < ms) observed.statement.observe(elapsedMs / 1_000)
      onAnswer(elapsedMs, () => textOf(statements))
      // For several statements the driver returns a list of results.
      if (error === null)
        return resolve(
          listResults(isOne ? [result] : result, isOne ? [fields] : fields, bigCounts).slice(
            queued.length,
          ),
        )

      if (isOfWrongServer(error)) destroy(connection)
      const fault = withoutStatementValues(error)
      // The statement after those that succeeded is the one that failed.
      reject(statements[succeeded]?.toFault?.(fault) ?? fault)
    }
    if (isOne && first.isPrepared) return connection.execute(sql, params as ExecuteValues, take)

    const query = connection.query(sql, params as QueryValues, take)
    text = query.sql
    if (statements.length > 1)
      query.on('fields', () => {
        succeeded += 1
      })
  })
}

const SHOWN_SQL = 2_000

/** The statements as they were written: values are no part of their text. */
function textOf(statements: readonly Statement[]): string {
  return statements
    .map(({ sql }) => sql)
    .join('; ')
    .slice(0, SHOWN_SQL)
}

function startSqlSpan({ database }: ObservedDatabase, statements: readonly Statement[]) {
  const text = { 'db.query.text': textOf(statements) }
  const attributes = { 'db.system.name': 'mysql', 'db.namespace': database, ...text }
  return startSpan(`sql ${database}`, { kind: 'client', attributes })
}

function listResults(results: unknown, fields: unknown, bigCounts: BigCountColumns): unknown[] {
  const fieldsOf = fields as (FieldPacket[] | undefined)[]
  return (results as unknown[]).map((result, nth) =>
    withComputedNumbers(result, fieldsOf[nth], bigCounts),
  )
}

/** Logs answers that took long, without the values of their statements. */
export function makeSlowLog({
  log,
  slowStatementMs = SLOW_STATEMENT_MS,
}: {
  log: Log
  slowStatementMs?: number | undefined
}): Terms['onAnswer'] {
  return (ms, toText) => {
    if (ms < slowStatementMs) return
    const durationMs = Math.round(ms)
    const statement = toText()
    log.warn({ event: 'database.slow_statement', durationMs, statement }, 'slow statement')
  }
}

/** The driver's own `destroy` also waits for the server to close the connection. */
export function destroy(connection: PoolConnection): void {
  connection.destroy()
  const { stream } = connection as unknown as { stream: { destroy(): void } }
  stream.destroy()
}
