import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import type { DatabaseContents } from '../../../subgraphs/foundation/database/database.ts'
import { UNLIMITED_SESSIONS } from '../../../subgraphs/foundation/database/session-limits.ts'
import type { MigrationClass } from '../../../subgraphs/foundation/migrations/migration.ts'
import { planMigrations } from '../../../subgraphs/foundation/migrations/plan-migrations.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'
import type { Start } from '../../process/start.ts'
import type { DatabaseAddresses } from './both-databases.ts'
import { openIfExists, type SubgraphDatabase } from './databases.ts'
import { formatPlan } from './format-plan.ts'

/** What `migrate` would do to both databases, as lines. */
export async function planBoth(start: Start, addresses: DatabaseAddresses): Promise<string[]> {
  const lines = await Promise.all([
    planOne(start, { name: 'club', contents: CLUB_DATABASE, address: addresses.club }),
    planOne(start, {
      name: 'volunteer',
      contents: VOLUNTEER_DATABASE,
      address: addresses.volunteer,
    }),
  ])
  return lines.flat()
}

/** A subgraph whose migrations state their costs. */
interface PlannedDatabase extends SubgraphDatabase {
  contents: DatabaseContents & { migrations: readonly MigrationClass[] }
}

async function planOne(start: Start, subgraph: PlannedDatabase): Promise<string[]> {
  const database = await openIfExists(start, { ...subgraph, sessions: UNLIMITED_SESSIONS })
  if (database === null) return formatPlan(subgraph.name, null)

  return formatPlan(subgraph.name, await planMigrations(database, subgraph.contents.migrations))
}
