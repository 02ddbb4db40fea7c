import type { Socket } from 'node:net'
import { type Connection, createConnection, type TypeCast } from 'mysql2'
import { StartupError } from '../../../platform/config/startup-error.ts'
import { CONNECTION, type DatabaseAddress, type Row, toTarget } from '../database/database.ts'

/** The second of two snapshots is idle while the first one is written. */
const SETTINGS = [
  'SET SESSION wait_timeout = 86400',
  // A slow disk of ours delays the reading of rows.
  'SET SESSION net_write_timeout = 600',
  "SET SESSION time_zone = '+00:00'",
]

const SILENT_MS = 60_000

/** A connection outside of the pool, which streams rows and has no limits of requests. */
export async function openConnection(address: DatabaseAddress): Promise<Connection> {
  const { username, ...target } = toTarget(address)
  const connection = createConnection({ ...CONNECTION, ...target, user: username })
  // The query that a lost connection interrupts reports the error.
  connection.on('error', () => {})
  const socket = socketOf(connection)
  socket.on('timeout', () =>
    socket.destroy(new StartupError('The database has sent no row for a minute.')),
  )
  for (const setting of SETTINGS) await sendQuery(connection, setting)
  return connection
}

export async function sendQuery<T = Row[]>(
  connection: Connection,
  sql: string,
  params?: unknown[],
): Promise<T> {
  const [result] = await connection.promise().query({ sql, timeout: SILENT_MS }, params)
  return result as T
}

/** Rows as text, or bytes in binary columns. Ends with an error after a minute without progress. */
export async function* streamRows(
  connection: Connection,
  sql: string,
  isBinary: (column: string) => boolean,
): AsyncGenerator<readonly (string | Buffer | null)[]> {
  const typeCast: TypeCast = (field) =>
    isBinary(field.name) ? field.buffer() : field.string('utf8')
  const rows = connection.query({ sql, rowsAsArray: true, typeCast }).stream()
  // mysql2 reports a lost connection to a callback of the query, or else to the connection alone.
  const onError = (error: Error) => rows.destroy(error)
  connection.once('error', onError)
  const socket = socketOf(connection).setTimeout(SILENT_MS)
  try {
    yield* rows
  } finally {
    socket.setTimeout(0)
    connection.off('error', onError)
  }
}

/** mysql2 does not declare it. */
function socketOf(connection: Connection): Socket {
  return (connection as unknown as { stream: Socket }).stream
}
