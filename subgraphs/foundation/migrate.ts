import type { NewId } from '../../platform/ids.ts'
import type { Database } from './database.ts'
import { takeLease } from './lease.ts'

const LEASE_MS = 30_000

/** Brings a database to the version of this code; two processes that start together take turns. */
export async function migrate(
  database: Database,
  newId: NewId,
  signal: AbortSignal,
): Promise<void> {
  const lease = await takeLease(database, {
    name: 'migrations',
    durationMs: LEASE_MS,
    newId,
    signal,
  })
  try {
    await database.dataSource.runMigrations({ transaction: 'each' })
  } finally {
    await lease.release()
  }
}
