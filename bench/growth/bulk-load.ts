import { createConnection, type RowDataPacket } from 'mysql2/promise'

/** Inserting many rows is three times as fast with these settings of the server. */
export async function withBulkLoadSettings<T>(
  socketPath: string,
  work: () => Promise<T>,
): Promise<T> {
  const connection = await createConnection({ socketPath, user: 'root' })
  const [[server]] = await connection.query<RowDataPacket[]>('SELECT version() AS version')
  const haste = bulkLoadSettings(String(server?.['version']))
  try {
    for (const [name, value] of haste) await connection.query(`SET GLOBAL ${name} = ${value}`)
    return await work()
  } finally {
    for (const [name, , usual] of haste) await connection.query(`SET GLOBAL ${name} = ${usual}`)
    await connection.end()
  }
}

const bulkLoadSettings = (version: string) =>
  [
    ['innodb_buffer_pool_size', 2 * 2 ** 30, 256 * 2 ** 20],
    [
      version.includes('MariaDB') ? 'innodb_log_file_size' : 'innodb_redo_log_capacity',
      ...[2 ** 30, 64 * 2 ** 20],
    ],
    ['innodb_flush_log_at_trx_commit', 0, 1],
  ] as const
