import { StartupError } from '../../../platform/config/startup-error.ts'
import type { Database } from '../database/database.ts'
import { isBaseline } from './baseline-migration.ts'
import { findRecordedNames } from './recorded-migrations.ts'

/** Tables that exist before the first migration is recorded. */
const BOOKKEEPING: readonly string[] = ['leases', 'schema_migrations']

/**
 * Refuses to migrate a database with tables of another application, of a back-up without its history, or from before
 * 1.0.0. A first migration that was interrupted leaves one table of our own without a record.
 */
export async function requireOwnDatabase(database: Database): Promise<void> {
  const tables = await findTables(database)
  const [first, ...others] = tables
  if (first === undefined) return
  if (others.length === 0 && isOurs(database, first)) return
  // Read after the tables: the second table is created after the first record.
  const recorded = await findRecordedNames(database)
  if (recorded.size > 0) return requireBaseline(database, recorded)

  throw new StartupError(
    `The database ${database.dataSource.options.database} records no migration, but contains ${tables.length} tables (first: ${first}).
Use an empty database. To restore a back-up, restore the table schema_migrations, too.`,
  )
}

function requireBaseline({ dataSource }: Database, recorded: ReadonlySet<string>): void {
  const baseline = dataSource.migrations.filter(isBaseline)
  if (baseline.length === 0 || baseline.some(({ name = '' }) => recorded.has(name))) return

  throw new StartupError(
    `The database ${dataSource.options.database} was last migrated before 1.0.0.
Run \`npm run migrate\` of 1.0.0, then of 1.1.0 (releases.json names their commits), then of this version.`,
  )
}

async function findTables(database: Database): Promise<string[]> {
  const rows = await database.query<{ name: string }[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  )
  return rows.map(({ name }) => name).filter((name) => !BOOKKEEPING.includes(name))
}

function isOurs({ dataSource }: Database, table: string): boolean {
  return dataSource.entityMetadatas.some(({ tableName }) => tableName === table)
}
