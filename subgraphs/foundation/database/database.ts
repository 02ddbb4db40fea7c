import type { Pool } from 'mysql2'
import { type Connection, type ConnectionOptions, createConnection } from 'mysql2/promise'
import { DataSource, type EntitySchema, type Logger, type MigrationInterface } from 'typeorm'
import { readDatabaseUrl } from '../../../platform/config/database-url.ts'
import type { Log } from '../../../platform/log.ts'
import { galeraSessionOf } from './cluster/galera-session.ts'
import { refuseManyPrimaries } from './cluster/refuse-many-primaries.ts'
import { bigCountColumnsOf } from './computed-numbers.ts'
import { sendAlone } from './conflict-retries.ts'
import { makeQueryKiller } from './kill-abandoned-queries.ts'
import { type PooledConnection, type Reads, takeConnection } from './pooled-connection.ts'
import {
  DRIVER,
  endTimers,
  idleConnectionSettings,
  observeDatabase,
  POOL_SIZE,
  setUpSessions,
} from './pooled-sessions.ts'
import type { RowRecorder } from './row-recorder.ts'
import { makeSlowLog, type ToFault } from './send-statements.ts'
import { SERVING_SESSIONS, type SessionLimits, sessionLimitsOf } from './session-limits.ts'
import {
  MIGRATION_STATEMENT_MS,
  PROBE_LIMITS,
  REQUEST_LIMITS,
  type TimeLimits,
} from './time-limits.ts'

/** Where a database is: an address, or a name on the server behind a local socket. */
export type DatabaseAddress = { url: string } | { socketPath: string; database: string }

export type Product = 'club' | 'volunteer'

/** Entities and migrations of the database of a subgraph. */
export interface DatabaseContents {
  /** Label of its metrics; absent in tests that open a database of their own. */
  product?: Product
  entities: readonly EntitySchema[]
  migrations: readonly (new () => MigrationInterface)[]
}

export interface DatabaseOptions extends DatabaseContents {
  address: DatabaseAddress
  log: Log
  /** `refuse` leaves making it to the migration, which may have more rights; default `create`. */
  ifMissing?: 'create' | 'refuse'
  poolSize?: number
  /** When the server ends silent sessions; default `SERVING_SESSIONS`, null for the server's own limits. */
  sessions?: SessionLimits | null
  /** Called for every statement, with whether it is the first of its packet; tests count them. */
  onStatement?: (sql: string, isFirstOfPacket: boolean) => void
  slowStatementMs?: number
  /** Called for every conflict after which a statement or transaction is retried; tests count them. */
  onCollision?: (error: unknown) => void
}

export type Row = Record<string, unknown>

/** Runs statements: a database runs each in a transaction of its own, a `Tx` in the running one. */
export interface Queryable {
  query<T = Row[]>(sql: string, params?: readonly unknown[]): Promise<T>
  /** Runs several reads in one round trip. */
  readAll<Results extends readonly unknown[]>(reads: Reads<Results>): Promise<Results>
  /** Writes without a result; `toFault` maps the server's error. */
  write(sql: string, params?: readonly unknown[], toFault?: ToFault): Promise<void>
  /** `write` as a prepared statement, for inserts of many rows; transactions only. */
  writePrepared?: Queryable['write']
  /** Present in transactions of staff's mutations: `Table` announces the rows that it writes. */
  readonly recorder?: RowRecorder
}

export interface Database extends Queryable {
  readonly dataSource: DataSource
  readonly product: Product
  readonly limits: TimeLimits
  readonly onCollision: DatabaseOptions['onCollision']
  /** The same pool with other time-outs. */
  within(limits: TimeLimits): Database
  /** Acquires a connection; `deadline` ends all work on it. */
  connect(deadline: number): Promise<PooledConnection>
  close(): Promise<void>
}

/** Short: a transaction is retried as a whole (`transaction.ts`), and a waiting Idempotency-Key is refused. */
const LOCK_WAIT_SECONDS = 1

const SESSION = [
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  `SET SESSION innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}`,
  "SET SESSION time_zone = '+00:00'",
  "SET SESSION sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
]

export const CONNECTION = {
  charset: 'utf8mb4_bin',
  timezone: 'Z',
  supportBigNumbers: true,
  bigNumberStrings: true,
} as const

/** Opens a connection pool. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { poolSize = POOL_SIZE, sessions = SERVING_SESSIONS } = options
  const target = toTarget(options.address, sessions?.connectMs)
  const { type, session } = await prepareServer(target, options.ifMissing ?? 'create')
  const dataSource = new DataSource({
    ...CONNECTION,
    ...target,
    type,
    driver: DRIVER,
    // Parameters are never objects; if one ever is, it must not be expanded to SQL.
    extra: {
      jsonStrings: true,
      multipleStatements: true,
      stringifyObjects: true,
      ...idleConnectionSettings(poolSize, sessions),
    },
    entities: [...options.entities],
    migrations: [...options.migrations],
    migrationsTransactionMode: 'each',
    migrationsTableName: 'schema_migrations',
    poolSize,
    // TypeORM itself runs only the migrations.
    enableQueryTimeout: true,
    maxQueryExecutionTime: MIGRATION_STATEMENT_MS,
    logger: makeLogger(options),
  })
  const settings = [...SESSION, ...sessionLimitsOf(type, sessions), ...session]
  const { pool, pending } = await openPool(dataSource, settings, options.log)
  const { onStatement, onCollision, entities, product = 'club' } = options
  const bigCounts = bigCountColumnsOf(entities)
  const observed = observeDatabase(product, pool)
  const onAnswer = makeSlowLog(options)
  const onAbandoned = makeQueryKiller(() =>
    connectOnce(toTarget(options.address, PROBE_LIMITS.acquireMs), CONNECTION),
  )
  const open = (limits: TimeLimits): Database => {
    const connect = (deadline: number) =>
      takeConnection(
        { pool, pending, sessions },
        { limits, deadline, bigCounts, observed, onStatement, onAnswer, onAbandoned },
      )
    const alone = { connect, limits, onCollision }
    return {
      ...{ dataSource, product, ...alone },
      within: open,
      query: (sql, params) => sendAlone(alone, ({ query }) => query(sql, params)),
      readAll: (reads) => sendAlone(alone, ({ readAll }) => readAll(reads)),
      async write(sql, params, toFault) {
        try {
          await sendAlone(alone, ({ query }) => query(sql, params))
        } catch (error) {
          throw toFault?.(error) ?? error
        }
      },
      close() {
        observed.end()
        return dataSource.destroy()
      },
    }
  }
  return open(REQUEST_LIMITS)
}

/** A pool whose first sessions fail is closed again: its other connections would keep the process alive. */
async function openPool(dataSource: DataSource, settings: readonly string[], log: Log) {
  const driver = dataSource.driver as unknown as { pool: Pool | undefined }
  try {
    await dataSource.initialize()
    const pool = driver.pool as Pool
    return { pool, pending: await setUpSessions(pool, settings, log) }
  } catch (error) {
    driver.pool?.end(() => {})
    throw error
  }
}

export function toTarget(address: DatabaseAddress, connectTimeout = REQUEST_LIMITS.acquireMs) {
  if ('socketPath' in address) return { ...address, username: 'root', connectTimeout }

  const { username, password, database, host, port, socketPath, tls } = readDatabaseUrl(address.url)
  const account = { username, password, database, connectTimeout }
  if (socketPath !== null) return { ...account, socketPath }
  if (tls === null) return { ...account, host, port }

  const ca = tls.ca === null ? {} : { ca: tls.ca }
  const ssl = { ...ca, rejectUnauthorized: true, verifyIdentity: true, minVersion: 'TLSv1.2' }
  return { ...account, host, port, ssl }
}

/** A connection outside of the pool, to the server: the database may not exist yet. */
async function connectOnce(
  { username, database, ...rest }: ReturnType<typeof toTarget>,
  settings: ConnectionOptions,
): Promise<Connection> {
  return endTimers(await createConnection({ ...settings, ...rest, user: username }))
}

/** Creates a missing database; returns TypeORM's dialect for this server and the settings of its sessions. */
async function prepareServer(
  target: ReturnType<typeof toTarget>,
  ifMissing: 'create' | 'refuse',
): Promise<{ type: 'mariadb' | 'mysql'; session: readonly string[] }> {
  const { database } = target
  const connection = await connectOnce(target, CONNECTION)
  try {
    const sql = 'SELECT version() AS version'
    const [rows] = await connection.query({ sql, timeout: REQUEST_LIMITS.statementMs })
    const version = String((rows as Row[])[0]?.['version'])
    await refuseManyPrimaries(connection)
    if (ifMissing === 'create') await createIfMissing(connection, database)
    const type = /mariadb/i.test(version) ? 'mariadb' : 'mysql'
    return { type, session: await galeraSessionOf(connection) }
  } finally {
    await connection.end()
  }
}

/**
 * Checks first: on MySQL a CREATE DATABASE IF NOT EXISTS waits for every transaction that writes to an existing
 * database, and blocks the transactions that come after it.
 */
async function createIfMissing(connection: Connection, database: string): Promise<void> {
  const sql = 'SELECT 1 FROM information_schema.schemata WHERE schema_name = ?'
  const [found] = await connection.query({ sql, timeout: REQUEST_LIMITS.statementMs }, [database])
  if ((found as Row[]).length > 0) return

  await connection.query(
    `CREATE DATABASE IF NOT EXISTS \`${database.replaceAll('`', '``')}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`,
  )
}

function makeLogger({ log, onStatement }: DatabaseOptions): Logger {
  return {
    logQuery: (sql) => onStatement?.(sql, true),
    logQueryError: () => {},
    logQuerySlow: () => {},
    logSchemaBuild: () => {},
    logMigration: () => {},
    log: (level, message) => level === 'warn' && log.warn({ message }, 'database'),
  }
}
