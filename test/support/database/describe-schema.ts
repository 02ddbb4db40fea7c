import type { Database } from '../../../subgraphs/foundation/database/database.ts'

/** All that a server knows of a table, in its own words. */
export interface TableDescription {
  /** `SHOW CREATE TABLE` without the next value of AUTO_INCREMENT, which depends on the rows. */
  sql: string
  /** Engine, row format, collation, comment. */
  table: unknown
  columns: unknown[]
  indices: unknown[]
  constraints: unknown[]
}

/** Describes each table of a database, by name; anything else in a database, such as a trigger, is in `others`. */
export async function describeSchema(
  database: Database,
): Promise<{ tables: Record<string, TableDescription>; others: unknown[] }> {
  const tables: Record<string, TableDescription> = {}
  for (const name of await tableNamesOf(database))
    tables[name] = {
      sql: await createStatementOf(database, name),
      table: await database.query(OF_TABLE, [name]),
      columns: await database.query(COLUMNS, [name]),
      indices: await database.query(INDICES, [name]),
      constraints: await database.query(CONSTRAINTS, [name]),
    }
  return { tables, others: await database.query(OTHERS) }
}

export async function tableNamesOf(database: Database): Promise<string[]> {
  const rows = await database.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = DATABASE() ORDER BY table_name`,
  )
  return rows.map(({ name }) => name)
}

export async function createStatementOf(database: Database, table: string): Promise<string> {
  const [shown] = await database.query<{ 'Create Table': string }[]>(`SHOW CREATE TABLE ${table}`)
  return shown?.['Create Table'].replace(/ AUTO_INCREMENT=\d+/, '') ?? ''
}

/** A checksum of the rows of each table. */
export async function checksumsOf(
  database: Database,
  tables: readonly string[],
): Promise<Record<string, string>> {
  const checksums: Record<string, string> = {}
  for (const table of tables) {
    const [row] = await database.query<{ Checksum: string }[]>(`CHECKSUM TABLE ${table} EXTENDED`)
    checksums[table] = String(row?.Checksum)
  }
  return checksums
}

const OF_TABLE = `SELECT engine, row_format, table_collation, create_options, table_comment, table_type
  FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = ?`

const COLUMNS = `SELECT ordinal_position, column_name, column_type, character_set_name, collation_name, is_nullable,
    column_default, extra, generation_expression, column_comment
  FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ?
  ORDER BY ordinal_position`

const INDICES = `SELECT index_name, seq_in_index, column_name, sub_part, collation, non_unique, index_type, index_comment
  FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ?
  ORDER BY index_name, seq_in_index`

const CONSTRAINTS = `SELECT constraint_name, constraint_type FROM information_schema.table_constraints
  WHERE table_schema = DATABASE() AND table_name = ? ORDER BY constraint_name`

const OTHERS = `SELECT trigger_name AS name FROM information_schema.triggers WHERE trigger_schema = DATABASE()
  UNION SELECT routine_name FROM information_schema.routines WHERE routine_schema = DATABASE()
  UNION SELECT event_name FROM information_schema.events WHERE event_schema = DATABASE()`
