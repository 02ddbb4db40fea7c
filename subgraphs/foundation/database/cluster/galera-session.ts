import type { Connection, RowDataPacket } from 'mysql2/promise'
import { REQUEST_LIMITS } from '../time-limits.ts'

/**
 * First statements of a connection to a Galera cluster: they wait until its node has applied all acknowledged
 * writes. After a failover the router may choose a node that lags behind. `wsrep_sync_wait` on every read would
 * halve the speed of reads by id.
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
