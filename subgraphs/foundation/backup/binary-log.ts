import type { Connection } from 'mysql2'
import { sendQuery } from './backup-connection.ts'
import type { BackupManifest } from './manifest.ts'

/** Where the binary log of a server is replayed from, or why that is unknown. */
export type LogStart = NonNullable<BackupManifest['binaryLog']>['club']

export interface SnapshotRequest {
  server: BackupManifest['server']
  /** Databases that the snapshot contains. */
  databases: readonly string[]
}

/**
 * Opens the snapshot of a connection. On MariaDB the start is exact. On MySQL it is the same moment or earlier: no
 * transaction is missing behind it, and the replay of some that the snapshot already contains is idempotent.
 */
export async function beginSnapshot(
  connection: Connection,
  { server, databases }: SnapshotRequest,
): Promise<LogStart> {
  await sendQuery(connection, 'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ')
  const before = server === 'mysql' ? await findStart(connection, databases) : null
  await sendQuery(connection, 'START TRANSACTION WITH CONSISTENT SNAPSHOT')
  return before ?? findSnapshotStart(connection)
}

const NO_LOG: LogStart = { point: null, remark: 'The server writes no binary log (log_bin).' }

async function findSnapshotStart(connection: Connection): Promise<LogStart> {
  const sql = "SHOW SESSION STATUS LIKE 'Binlog\\_snapshot\\_%'"
  const rows = await sendQuery<{ Variable_name: string; Value: string }[]>(connection, sql)
  const values = new Map(rows.map((row) => [row.Variable_name.toLowerCase(), row.Value]))
  return toStart(values.get('binlog_snapshot_file'), values.get('binlog_snapshot_position'))
}

async function findStart(connection: Connection, databases: readonly string[]): Promise<LogStart> {
  const sql =
    'SELECT @@global.log_bin AS hasLog, @@global.gtid_mode AS mode, @@global.gtid_executed AS gtids'
  const [row] = await sendQuery<{ hasLog: number; mode: string; gtids: string }[]>(connection, sql)
  if (Number(row?.hasLog) !== 1) return NO_LOG
  // The set contains committed transactions alone.
  if (row?.mode === 'ON')
    return { point: { gtidSet: row.gtids.replaceAll(/\s/g, '') }, remark: null }

  try {
    const start = await findLogStatus(connection)
    await passCommits(connection, databases)
    return start
  } catch (error) {
    const { errno, message } = error as NodeJS.ErrnoException
    if (errno === undefined || !(errno in REMEDIES)) throw error
    return { point: null, remark: `${message}. ${REMEDIES[errno]}` }
  }
}

const GRANT =
  'As an administrator: GRANT BACKUP_ADMIN ON *.* and GRANT SELECT ON performance_schema.log_status to the user, with LOCK TABLES on both databases.'

/** By the number of MySQL's error. */
const REMEDIES: Readonly<Record<number, string>> = {
  1044: GRANT,
  1142: GRANT,
  1227: GRANT,
  1205: 'Back up when no transaction is open for long.',
}

async function findLogStatus(connection: Connection): Promise<LogStart> {
  const sql = `SELECT \`local\` ->> '$.binary_log_file' AS file, \`local\` ->> '$.binary_log_position' AS position
    FROM performance_schema.log_status`
  const [row] = await sendQuery<{ file: string; position: string }[]>(connection, sql)
  return toStart(row?.file, row?.position)
}

function toStart(file: string | undefined, position: string | undefined): LogStart {
  return file ? { point: { file, position: Number(position) }, remark: null } : NO_LOG
}

/**
 * Waits for all transactions that write now. MySQL logs a transaction before InnoDB commits it: the snapshot could lack
 * one that the position already contains.
 */
async function passCommits(connection: Connection, databases: readonly string[]): Promise<void> {
  await sendQuery(connection, `SET SESSION lock_wait_timeout = ${LOCK_WAIT_SECONDS}`)
  const tables = await sendQuery<{ schema: string; name: string }[]>(
    connection,
    `SELECT table_schema AS \`schema\`, table_name AS name FROM information_schema.tables
     WHERE table_schema IN (?) AND table_type = 'BASE TABLE'`,
    [databases],
  )
  for (const { schema, name } of tables) {
    await sendQuery(connection, 'LOCK TABLES ??.?? READ', [schema, name])
    await sendQuery(connection, 'UNLOCK TABLES')
  }
}

/** A transaction of the product ends within 8 s. */
const LOCK_WAIT_SECONDS = 15
