import type { Connection, RowDataPacket } from 'mysql2/promise'
import { REQUEST_LIMITS } from '../time-limits.ts'

/**
 * What each new connection to a Galera cluster begins with: it waits until its node has all that was
 * acknowledged so far. A router leads a new connection to another node than the ones before, and that
 * node may be a moment behind. To wait before each read instead makes reads by id half as fast.
 */
export async function galeraSessionOf(connection: Connection): Promise<readonly string[]> {
  const [rows] = await connection.query<RowDataPacket[]>({
    sql: "SHOW GLOBAL VARIABLES LIKE 'wsrep_on'",
    timeout: REQUEST_LIMITS.statementMs,
  })
  return rows[0]?.['Value'] === 'ON' ? WAITING_ONCE : []
}

const WAITING_ONCE = [
  'SET SESSION wsrep_sync_wait = 1',
  'SELECT 1',
  'SET SESSION wsrep_sync_wait = DEFAULT',
]
