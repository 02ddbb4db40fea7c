import { createConnection, type RowDataPacket } from 'mysql2/promise'

export interface DatabaseGauges {
  /** Pages of all tables and indices. */
  tableBytes: number
  redoBytes: number
  /** Of files to disk. */
  flushes: number
  statements: number
}

const SIZES = `SELECT table_name AS name, SUM(data_length + index_length) AS bytes, SUM(table_rows) AS number
  FROM information_schema.tables WHERE table_schema LIKE 'clubgate%' GROUP BY table_name`
/** With fewer rows the share of half-empty pages is large. */
const ROWS = 10_000

/** Reads sizes and counters of the database server. */
export async function watchDatabaseGauges(socketPath: string) {
  const connection = await createConnection({ socketPath, user: 'root' })
  const query = async (sql: string) => (await connection.query<RowDataPacket[]>(sql))[0]
  const status = async (name: string) =>
    Number((await query(`SHOW GLOBAL STATUS LIKE '${name}'`))[0]?.['Value'])

  const sizes = async () => {
    const tables = await query(
      `SELECT CONCAT(table_schema, '.', table_name) AS name FROM information_schema.tables
       WHERE table_schema LIKE 'clubgate%'`,
    )
    for (const { name } of tables) await query(`ANALYZE TABLE ${name}`)
    return query(SIZES)
  }
  return {
    async read(): Promise<DatabaseGauges> {
      return {
        tableBytes: (await sizes()).reduce((sum, { bytes }) => sum + Number(bytes), 0),
        redoBytes: await status('Innodb_os_log_written'),
        flushes: await status('Innodb_data_fsyncs'),
        statements: await status('Questions'),
      }
    },
    async rowSizes(): Promise<{ table: string; bytesPerRow: number }[]> {
      const large = (await sizes()).filter(({ number }) => Number(number) >= ROWS)
      return large.map(({ name, bytes, number }) => ({
        table: String(name),
        bytesPerRow: Math.round(Number(bytes) / Number(number)),
      }))
    },
    close: () => connection.end(),
  }
}
