import { createConnection, type RowDataPacket } from 'mysql2/promise'

/** The database server that both sides use, as one who only watches sees it. */
export interface DatabaseServer {
  version: string
  /** Statements it was sent since it started. */
  countStatements(): Promise<number>
  close(): Promise<void>
}

export async function watchDatabaseServer(socketPath: string): Promise<DatabaseServer> {
  const connection = await createConnection({ socketPath, user: 'root' })
  const ask = async (sql: string) => {
    const [[row]] = await connection.query<RowDataPacket[]>(sql)
    return String(row?.['answer'])
  }
  return {
    version: await ask('SELECT version() AS answer'),
    countStatements: async () =>
      Number(
        await ask(
          `SELECT variable_value AS answer FROM information_schema.global_status
           WHERE variable_name = 'QUESTIONS'`,
        ),
      ),
    close: () => connection.end(),
  }
}
