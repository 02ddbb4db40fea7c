import type { Pool, PoolConnection } from 'mysql2/promise'

const LOCK_CONFLICTS = new Set([1205, 1213])
const MAX_ATTEMPTS = 10

/** Runs `work` in a transaction, and retries it after a deadlock or lock timeout. */
export async function inTransaction<T>(
  pool: Pool,
  work: (tx: PoolConnection) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const connection = await pool.getConnection()
    try {
      await connection.beginTransaction()
      const result = await work(connection)
      await connection.commit()
      return result
    } catch (error) {
      await connection.rollback().catch(() => {})
      const { errno = 0 } = error as { errno?: number }
      if (!LOCK_CONFLICTS.has(errno) || attempt === MAX_ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 ** attempt))
    } finally {
      connection.release()
    }
  }
}
