import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createConnection, type RowDataPacket } from 'mysql2/promise'

/** The database server that both sides use, as one who only watches sees it. */
export interface DatabaseServer {
  version: string
  /** Null where it runs elsewhere. */
  pid: number | null
  /** Statements it was sent since it started. */
  countStatements(): Promise<number>
  /** A counter of `SHOW GLOBAL STATUS`. */
  count(status: string): Promise<number>
  /** Waits until no other client sends statements, for a second at most. */
  becomesQuiet(): Promise<void>
  close(): Promise<void>
}

const QUIET_MS = 50
const PATIENCE_MS = 1_000

export async function watchDatabaseServer(socketPath: string): Promise<DatabaseServer> {
  const connection = await createConnection({ socketPath, user: 'root' })
  const ask = async (sql: string) => {
    const [[row]] = await connection.query<RowDataPacket[]>(sql)
    return String(row?.['Value'])
  }
  const count = async (status: string) =>
    Number(await ask(`SHOW GLOBAL STATUS LIKE ${connection.escape(status)}`))
  const countStatements = () => count('Questions')

  return {
    version: await ask('SELECT version() AS Value'),
    pid: readPid(await ask('SELECT @@pid_file AS Value')),
    countStatements,
    count,
    async becomesQuiet() {
      let counted = await countStatements()
      for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += QUIET_MS) {
        await pause(QUIET_MS)
        const before = counted
        counted = await countStatements()
        if (counted - before <= 1) return
      }
    },
    close: () => connection.end(),
  }
}

function readPid(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
