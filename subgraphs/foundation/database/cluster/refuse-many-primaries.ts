import type { Connection, RowDataPacket } from 'mysql2/promise'
import { StartupError } from '../../../../platform/config/startup-error.ts'
import { REQUEST_LIMITS } from '../time-limits.ts'

/**
 * Refuses a group in multi-primary mode. By default its reads may miss a write that another server has
 * acknowledged, such as the caller's own booking or the revocation of a key.
 */
export async function refuseManyPrimaries(connection: Connection): Promise<void> {
  const [rows] = await connection.query<RowDataPacket[]>({
    sql: "SHOW GLOBAL VARIABLES LIKE 'group_replication_single_primary_mode'",
    timeout: REQUEST_LIMITS.statementMs,
  })
  if (rows[0]?.['Value'] !== 'OFF') return

  throw new StartupError(
    'The database is a group in which every server takes writes, so that reads may miss what was just written. Let one of them take writes: SELECT group_replication_switch_to_single_primary_mode()',
  )
}
