import type { NewId } from '../../../platform/ids.ts'
import { Obstacle } from '../../../platform/startup-error.ts'
import type { Database } from '../database/database.ts'
import { takeLease } from '../jobs/lease.ts'

const LEASE_MS = 30_000

export interface MigrationRun {
  newId: NewId
  signal: AbortSignal
  /** Called at once when another process holds the lease, with the seconds until it ends unless renewed. */
  onWait?: (wait: { holder: string; secondsLeft: number }) => void
}

/**
 * Brings a database to the version of this code, and returns the names of the migrations that it ran. Of two
 * processes that start together the second waits: for the first one's end, or, where that was killed, for the
 * end of its lease.
 */
export async function migrate(database: Database, run: MigrationRun): Promise<string[]> {
  const { newId, signal, onWait } = run
  const lease = await takeLease(database, {
    name: 'migrations',
    durationMs: LEASE_MS,
    newId,
    signal,
    ...(onWait && { onWait: (holder, secondsLeft) => onWait({ holder, secondsLeft }) }),
  })
  try {
    const done = await database.dataSource.runMigrations({ transaction: 'each' })
    return done.map(({ name }) => name)
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
