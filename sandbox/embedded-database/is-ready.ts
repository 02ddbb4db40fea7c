import { createConnection } from 'mysql2/promise'

/** Whether the server that writes this pid file answers queries on the socket. */
export async function isReady(socketPath: string, pidFile: string): Promise<boolean> {
  try {
    const connection = await createConnection({ socketPath, user: 'root', connectTimeout: 5_000 })
    // A lost connection is an `error` event, which without a listener would end the process.
    connection.on('error', () => {})
    try {
      const sql = 'select @@pid_file as pidFile'
      const [rows] = await connection.query({ sql, timeout: 5_000 })
      await connection.end()
      return Array.isArray(rows) && rows.some((row) => 'pidFile' in row && row.pidFile === pidFile)
    } finally {
      connection.destroy()
    }
  } catch {
    return false
  }
}
