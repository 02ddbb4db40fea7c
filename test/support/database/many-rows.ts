import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { REQUEST_LIMITS } from '../../../subgraphs/foundation/database/time-limits.ts'

/** Copies of a row in a large table: fifteen times what any flat read may look at. */
export const MANY = 20_000

const DIGITS =
  '(SELECT 0 AS d UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9)'

/** An id for each number `n` from 1. */
export const ID = "CONCAT('0190b000-0000-7000-8000-', LPAD(n, 12, '0'))"

/** For filling tables on a machine that does much else. */
const PATIENT = { ...REQUEST_LIMITS, statementMs: 300_000, transactionMs: 300_000 }

/** Copies the row with the key, with what differs as SQL over the number `n` of each copy. */
export async function copyMany<T extends object>(
  database: Database,
  entity: EntitySchema<T>,
  id: string | Buffer,
  changes: Changes<T>,
  { key = 'id', count = MANY }: { key?: string; count?: number } = {},
): Promise<void> {
  await database.within(PATIENT).query(copyStatement(entity, { changes, count, key }), [id])
}

/** The columns of a copy that differ from the row, as SQL over the number `n` of the copy. */
export type Changes<T> = { [P in keyof T]?: string }

/** Inserts up to 100,000 copies of the row whose key is the statement's parameter, behind those made before. */
export function copyStatement<T extends object>(
  { options }: EntitySchema<T>,
  {
    changes,
    count,
    key = 'id',
    made = 0,
  }: { changes: Changes<T>; count: number; key?: string; made?: number },
): string {
  const columns = Object.entries(options.columns) as [keyof T & string, EntitySchemaColumnOptions][]
  const names = columns.map(([property, { name }]) => name ?? property)
  const values = columns.map(([property, { name }]) => changes[property] ?? `t.${name ?? property}`)
  return `INSERT INTO ${options.tableName} (${names.join(', ')})
    SELECT ${values.join(', ')} FROM ${options.tableName} t
    JOIN (SELECT ${made + 1} + a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d AS n
          FROM ${DIGITS} a, ${DIGITS} b, ${DIGITS} c, ${DIGITS} e, ${DIGITS} f) numbers ON n <= ${made + count}
    WHERE t.${key} = ?`
}

/** Lets the server believe that every table has one row, and that every index leads to one. */
export async function misleadStatistics(database: Database): Promise<void> {
  const name = database.dataSource.options.database
  const tables = await database.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?`,
    [name],
  )
  for (const table of tables)
    await database
      .within(PATIENT)
      .query(`ALTER TABLE ${table.name} STATS_PERSISTENT = 1, STATS_AUTO_RECALC = 0`)
  await database.query(
    `UPDATE mysql.innodb_table_stats
     SET n_rows = 1, clustered_index_size = 1, sum_of_other_index_sizes = 1 WHERE database_name = ?`,
    [name],
  )
  await database.query(
    'UPDATE mysql.innodb_index_stats SET stat_value = 1 WHERE database_name = ?',
    [name],
  )
  // MariaDB reads them again when a table is renamed, no more when it is flushed (MDEV-35000); MySQL when it is flushed.
  const isMariaDb = database.dataSource.options.type === 'mariadb'
  // Only its own: all others would be opened again, whose reads other suites would count as theirs.
  const reload = isMariaDb
    ? `RENAME TABLE ${tables.map((t) => `${t.name} TO renamed, renamed TO ${t.name}`).join(', ')}`
    : `FLUSH TABLES ${tables.map((table) => table.name).join(', ')}`
  await database.within(PATIENT).query(reload)
}

/**
 * Rows that the server reads while `work` is done, in tables, indexes and its own temporary tables,
 * those among them that a condition refuses. The database must have a pool of one connection.
 */
export async function countRowsRead(
  database: Database,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = await rowsReadSoFar(database)
  await work()
  const after = await rowsReadSoFar(database)
  return after - before - (await costOfLooking(database))
}

async function costOfLooking(database: Database): Promise<number> {
  const before = await rowsReadSoFar(database)
  return (await rowsReadSoFar(database)) - before
}

async function rowsReadSoFar(database: Database): Promise<number> {
  const rows = await database.query<{ Variable_name: string; Value: string }[]>(
    "SHOW SESSION STATUS LIKE 'Handler\\_%'",
  )
  return rows.reduce((sum, { Variable_name: name, Value: value }) => {
    if (/_read_(?!retry)/.test(name) || name === 'Handler_icp_attempts') return sum + Number(value)
    // What passed the condition on the index is read as well, and counted as that.
    return name === 'Handler_icp_match' ? sum - Number(value) : sum
  }, 0)
}
