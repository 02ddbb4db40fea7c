import type { NewId } from '../../platform/ids.ts'
import { Obstacle } from '../../platform/obstacle.ts'
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

/**
 * Refuses a database that lacks a step this code relies on. One that has further steps belongs to a
 * later version, which has only expanded it.
 */
export async function requireMigrated(database: Database): Promise<void> {
  const done = await findDone(database)
  const { migrations, options } = database.dataSource
  const pending = migrations.filter(({ name }) => name !== undefined && !done.has(name))
  if (pending.length === 0) return

  throw new Obstacle(
    `The database ${options.database} lacks ${pending.length} of ${migrations.length} migrations. Run \`npm run migrate\` first.`,
  )
}

async function findDone(database: Database): Promise<ReadonlySet<string>> {
  const table = await database.query("SHOW TABLES LIKE 'schema_migrations'")
  if (table.length === 0) return new Set()

  const rows = await database.query<{ name: string }[]>('SELECT name FROM schema_migrations')
  return new Set(rows.map(({ name }) => name))
}
