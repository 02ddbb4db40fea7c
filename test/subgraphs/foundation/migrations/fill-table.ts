import type { Database } from '../../../../subgraphs/foundation/database/database.ts'

interface ColumnDescription {
  name: string
  type: string
  length: number | string | null
}

const TEN =
  '(SELECT 0 AS d UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9)'

/** Rows of one statement. */
const PIECE = 1_000

/**
 * Fills a table by its columns alone, every value different in each row where the type has room for that. The column that a
 * migration is about to fill stays empty.
 */
export async function fillTable(
  database: Database,
  table: string,
  { rows, empty }: { rows: number; empty: string | null },
): Promise<void> {
  const columns = await database.query<ColumnDescription[]>(
    `SELECT column_name AS name, data_type AS type, character_maximum_length AS length
     FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name = ? AND NOT column_name <=> ?`,
    [table, empty],
  )
  const names = columns.map(({ name }) => `\`${name}\``).join(', ')
  const values = columns.map(toSqlValue).join(', ')
  for (let first = 0; first < rows; first += PIECE)
    await database.query(
      `INSERT INTO ${table} (${names}) SELECT ${values} FROM
       (SELECT ${first} + a.d + 10 * b.d + 100 * c.d AS n
        FROM ${TEN} a, ${TEN} b, ${TEN} c) numbers`,
    )
}

/** An index costs most of the time that filling takes, and nothing of what a migration does to the table. */
export async function dropSecondaryIndices(
  database: Database,
  table: string,
  except: ReadonlySet<string>,
): Promise<void> {
  const indices = await database.query<{ name: string }[]>(
    `SELECT DISTINCT index_name AS name FROM information_schema.statistics
     WHERE table_schema = DATABASE() AND table_name = ? AND index_name <> 'PRIMARY'`,
    [table],
  )
  const names = indices.map(({ name }) => name).filter((name) => !except.has(name))
  const drops = names.map((name) => `DROP INDEX ${name}`)
  if (drops.length > 0) await database.dataSource.query(`ALTER TABLE ${table} ${drops.join(', ')}`)
}

/** SQL over the number `n` of a row. Keys rise, as ids of version 7 do. */
function toSqlValue({ type, length }: ColumnDescription): string {
  if (type === 'char') return `LPAD(n, ${length}, '0')`
  if (type === 'datetime') return "'2026-01-01' + INTERVAL n SECOND"
  if (type === 'date') return "'2026-01-01' + INTERVAL n % 1000 DAY"
  if (type === 'tinyint') return 'n % 2'
  if (type === 'int' || type === 'bigint') return 'n'
  if (type === 'json' || type === 'longtext') return "'{}'"
  if (type === 'mediumtext') return "REPEAT('x', 400)"
  if (type === 'binary') return `LPAD(n, ${length}, '0')`
  return `LEFT(CONCAT('value ', n), ${length})`
}
