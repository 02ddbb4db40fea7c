import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import type { MigrationClass } from '../../../../subgraphs/foundation/migrations/migration.ts'

/** Runs a migration once more, over rows that are written as the release before does. */
export async function runFill(database: Database, Migration: MigrationClass): Promise<void> {
  const runner = database.dataSource.createQueryRunner()
  try {
    await new Migration().up(runner)
  } finally {
    await runner.release()
  }
}
