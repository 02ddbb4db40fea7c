import { type Connection, escape as toLiteral } from 'mysql2'
import { StartupError } from '../../../platform/config/startup-error.ts'
import { sendQuery, streamRows } from './backup-connection.ts'

/** The records of migrations are restored last: without them, a database with tables is refused. */
export const HISTORY = 'schema_migrations'

/** Leases of processes have no meaning in another database. */
const LEFT_OUT: readonly string[] = ['leases']

const STATEMENT_BYTES = 512 * 1024

const SETTINGS = [
  'SET NAMES utf8mb4',
  "SET time_zone = '+00:00'",
  'SET foreign_key_checks = 0, unique_checks = 0',
  "SET sql_mode = 'STRICT_TRANS_TABLES,NO_AUTO_VALUE_ON_ZERO,NO_ENGINE_SUBSTITUTION'",
]

export interface Dumped {
  connection: Connection
  /** Name of the database. */
  name: string
}

/** The statements that restore a database, one on each line. Counts the rows of each table. */
export async function* dumpDatabase(
  dumped: Dumped,
  rowCounts: Record<string, number>,
): AsyncGenerator<string> {
  yield toLines(SETTINGS)
  for (const table of await findTables(dumped)) {
    rowCounts[table] = 0
    yield toLines([await toCreateStatement(dumped, table)])
    for await (const { statement, rows } of toInserts(dumped, table)) {
      rowCounts[table] += rows
      yield toLines([statement])
    }
  }
}

async function findTables({ connection, name }: Dumped): Promise<string[]> {
  const rows = await sendQuery<{ name: string }[]>(
    connection,
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = ? AND table_type = 'BASE TABLE' ORDER BY table_name`,
    [name],
  )
  const tables = rows.map((row) => row.name).filter((table) => !LEFT_OUT.includes(table))
  if (!tables.includes(HISTORY))
    throw new StartupError(
      `The database ${name} records no migration: there is nothing to back up.`,
    )

  return [...tables.filter((table) => table !== HISTORY), HISTORY]
}

async function toCreateStatement({ connection, name }: Dumped, table: string): Promise<string> {
  const sql = `SHOW CREATE TABLE ${quote(name)}.${quote(table)}`
  const [row] = await sendQuery<{ 'Create Table': string }[]>(connection, sql)
  if (row === undefined) throw new Error(`The table ${table} has no definition.`)
  return row['Create Table'].replaceAll('\n', ' ')
}

async function* toInserts({ connection, name }: Dumped, table: string) {
  const columns = await findColumns({ connection, name }, table)
  const binary = new Set(columns.filter((column) => column.isBinary).map((column) => column.name))
  const list = columns.map((column) => quote(column.name)).join()
  const sql = `SELECT ${list} FROM ${quote(name)}.${quote(table)}`
  const head = `INSERT INTO ${quote(table)} (${list}) VALUES `

  let rows: string[] = []
  let length = 0
  const take = () => {
    const statement = { statement: head + rows.join(), rows: rows.length }
    rows = []
    length = 0
    return statement
  }
  for await (const row of streamRows(connection, sql, (column) => binary.has(column))) {
    const text = `(${row.map((value) => toLiteral(value)).join()})`
    rows.push(text)
    length += text.length
    if (length >= STATEMENT_BYTES) yield take()
  }
  if (rows.length > 0) yield take()
}

async function findColumns({ connection, name }: Dumped, table: string) {
  const columns = await sendQuery<{ name: string; type: string }[]>(
    connection,
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = ? AND table_name = ? ORDER BY ordinal_position`,
    [name, table],
  )
  return columns.map((column) => ({
    name: column.name,
    isBinary: /binary|blob|^bit$/.test(column.type),
  }))
}

function quote(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``
}

function toLines(statements: readonly string[]): string {
  return statements.map((statement) => `${statement};\n`).join('')
}
