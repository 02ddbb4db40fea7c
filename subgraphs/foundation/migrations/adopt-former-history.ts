import { readFileSync } from 'node:fs'
import { StartupError } from '../../../platform/config/startup-error.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { isBaseline } from './baseline-migration.ts'
import { findRecordedNames, lockRecorded, replaceRecorded } from './recorded-migrations.ts'

/** The names of a product's migrations before 1.0, oldest first. */
export function readFormerMigrations(file: URL): readonly string[] {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Adopts a database from before 1.0: if all former migrations ran, its records name the baseline afterwards. No table
 * is altered and no other row is read; any other state of the former history is refused. Returns whether it did.
 */
export async function adoptFormerHistory(database: Database): Promise<boolean> {
  const former = new Set(database.formerMigrations)
  if (!isAnyOf(former, await findRecordedNames(database))) return false

  // Decided again under the lock: a process whose lease expired may have adopted the database meanwhile.
  return inTransaction(database, async (tx) => {
    const recorded = await lockRecorded(tx)
    const replaced = recorded.filter(({ name }) => former.has(name))
    if (replaced.length === 0) return false
    const names = new Set(recorded.map(({ name }) => name))
    requireWholeHistory(database, names)

    // A database that 1.0.0-beta.1 migrated again after its adoption records the baseline, too.
    const baseline = database.dataSource.migrations.filter(isBaseline)
    const added = baseline.flatMap(({ name = '' }) => (names.has(name) ? [] : [name]))
    await replaceRecorded(tx, replaced, added)
    return true
  })
}

/** Whether `migrate` will adopt the database, which it does not change; throws where that will be refused. */
export function hasFormerHistory(database: Database, recorded: ReadonlySet<string>): boolean {
  if (!isAnyOf(new Set(database.formerMigrations), recorded)) return false

  requireWholeHistory(database, recorded)
  return true
}

function isAnyOf(former: ReadonlySet<string>, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => former.has(name))
}

function requireWholeHistory(
  { dataSource, formerMigrations }: Database,
  names: ReadonlySet<string>,
): void {
  const name = String(dataSource.options.database)
  const lacking = formerMigrations.filter((former) => !names.has(former))
  if (lacking.length > 0)
    throw new StartupError(
      `The database ${name} was last migrated before 1.0.0, and lacks ${lacking.length} of the ${formerMigrations.length} migrations of 1.0.0-beta.1 (first: ${lacking[0]}).
Run \`npm run migrate\` at the commit that releases.json names for 1.0.0-beta.1. Then run it again at this version.`,
    )

  const known = new Set([...formerMigrations, ...dataSource.migrations.map((own) => own.name)])
  const unknown = [...names].filter((recordedName) => !known.has(recordedName))
  if (unknown.length > 0)
    throw new StartupError(
      `The database ${name} records ${unknown.length} migrations that neither 1.0.0-beta.1 nor this version has (first: ${unknown[0]}).
Use the version that migrated it, or restore a back-up of 1.0.0-beta.1.`,
    )
}
