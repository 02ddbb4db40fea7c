import type { Database, Queryable, Row } from '../../../subgraphs/foundation/database/database.ts'
import type { PooledConnection } from '../../../subgraphs/foundation/database/pooled-connection.ts'
import type { Tx } from '../../../subgraphs/foundation/database/transaction.ts'
import type { Pages } from '../../../subgraphs/foundation/lists/load-pages.ts'
import { EndlessCall } from './wildcards.ts'

/** A statement with its tags, and its values. */
export interface SentStatement {
  sql: string
  params: readonly unknown[]
}

const MAX_STATEMENTS = 20

/** A database that is also a transaction: it records statements and sends none. */
export function makeRecorder(
  sent: SentStatement[],
  answer: () => unknown,
): Omit<Database & Tx, 'dataSource'> {
  const note = (sql: string, params: readonly unknown[] = []): unknown => {
    if (sent.length > MAX_STATEMENTS) throw new EndlessCall()
    sent.push({ sql, params: [...params] })
    return answer()
  }
  // A wildcard has whatever type the caller expects.
  const query = async <T>(sql: string, params?: readonly unknown[]) => note(sql, params) as T
  const readAll: Queryable['readAll'] = async (reads) =>
    [...reads].map(({ sql, params, toResult }) => toResult(note(sql, params) as Row[])) as never
  const enqueue = async ({ sql, params }: SentStatement) => void note(sql, params)
  const write: Queryable['write'] = async (sql, params) => void note(sql, params)
  const nothing = () => undefined
  const connection: PooledConnection = {
    ...{ query, readAll, enqueue, sendPrepared: enqueue, commit: async () => undefined },
    enqueueForCommit: ({ sql, params }) => void note(sql, params),
    ...{ discardQueued: nothing, release: nothing, destroy: nothing },
  }
  const recorder: ReturnType<typeof makeRecorder> = {
    ...{ query, readAll, write, writePrepared: write, writeAtCommit: write, isTransaction: true },
    ...{ afterCommit: () => {}, product: 'club' as const, traceparent: null },
    limits: { acquireMs: 1000, statementMs: 1000, transactionMs: 1000 },
    onCollision: undefined,
    within: () => recorder as never,
    connect: async () => connection,
    close: async () => undefined,
  }
  return recorder
}

/** Pages of lists, each read together with a second one. */
export function makePages(database: Queryable): Pages {
  return {
    async read(list, page) {
      const [rows = []] = await list.readAll(database, [page, page])
      return rows
    },
    async count(list, rows) {
      const [count = 0] = await list.countAll(database, [rows, rows])
      return count
    },
  }
}
