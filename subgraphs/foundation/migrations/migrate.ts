import { StartupError } from '../../../platform/config/startup-error.ts'
import type { NewId } from '../../../platform/ids.ts'
import type { Database } from '../database/database.ts'
import { takeLease } from '../jobs/named-lease.ts'
import { findRecordedNames } from './recorded-migrations.ts'
import { requireOwnDatabase } from './require-own-database.ts'

const LEASE_MS = 30_000

export interface MigrationRun {
  newId: NewId
  signal: AbortSignal
  /** Called if another process holds the lease, with the seconds until it expires. */
  onWait?: (wait: { holder: string; secondsLeft: number }) => void
}

/**
 * Runs all pending migrations and returns their names. A lease serializes concurrent runs: a second process waits
 * until the first has finished or, if that was killed, until its lease expires.
 */
export async function migrate(database: Database, run: MigrationRun): Promise<string[]> {
  const { newId, signal, onWait } = run
  await requireOwnDatabase(database)
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
 * Throws if a migration of this code is pending. Additional migrations are accepted: a later version only expands
 * the schema.
 */
export async function requireMigrated(database: Database): Promise<void> {
  const done = await findRecordedNames(database)
  const { migrations, options } = database.dataSource
  const pending = migrations.filter(({ name }) => name !== undefined && !done.has(name))
  if (pending.length === 0) return

  throw new StartupError(
    `The database ${options.database} lacks ${pending.length} of ${migrations.length} migrations. Run \`npm run migrate\` first.`,
  )
}
