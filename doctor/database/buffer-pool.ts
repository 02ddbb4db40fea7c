import type { Database } from '../../subgraphs/foundation/database/database.ts'
import type { Verdicts } from '../finding.ts'
import type { ServerVariables } from './server-settings.ts'

const MIB = 1024 * 1024

/** Of MariaDB and MySQL: a pool of this size was never chosen. */
const DEFAULT_BYTES = 128 * MIB

/** With fewer, most of them warm up the pool. */
const MIN_READS = 1_000_000

/** Above it, reads wait for the disk. */
const MISSED_SHARE = 0.01

/** Bytes of all tables on the server that the user may read, with their indices. */
export async function findDataBytes(database: Database): Promise<number> {
  const [row] = await database.query<{ bytes: string | null }[]>(
    `SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables
     WHERE table_schema NOT IN ('mysql', 'information_schema', 'performance_schema', 'sys')`,
  )
  return Number(row?.bytes ?? 0)
}

/** Compares InnoDB's memory with the tables, and with the reads that missed it. */
export function findBufferPool(
  variables: ServerVariables,
  status: ServerVariables,
  dataBytes: number,
): Verdicts {
  const poolBytes = Number(variables.get('innodb_buffer_pool_size') ?? Number.POSITIVE_INFINITY)
  if (dataBytes <= poolBytes) return []
  const reads = Number(status.get('innodb_buffer_pool_read_requests') ?? 0)
  const missed = Number(status.get('innodb_buffer_pool_reads') ?? 0) / Math.max(reads, 1)
  const isMissed = reads >= MIN_READS && missed > MISSED_SHARE
  if (poolBytes > DEFAULT_BYTES && !isMissed) return []

  const share = isMissed
    ? `, and ${(missed * 100).toFixed(0)} % of the reads wait for the disk`
    : ''
  return [
    [
      'note',
      `innodb_buffer_pool_size is ${toMib(poolBytes)} for ${toMib(dataBytes)} of tables${share}. Set it to half of the server's memory (docs/sizing.md), with Docker Compose by MYSQL_BUFFER_POOL.`,
    ],
  ]
}

function toMib(bytes: number): string {
  return `${Math.round(bytes / MIB)} MiB`
}
