import type {
  MigrationPlan,
  PlannedMigration,
} from '../../../subgraphs/foundation/migrations/plan-migrations.ts'

/** The lines that `npm run migrate -- --plan` prints about a database; null for one that does not exist. */
export function formatPlan(name: string, plan: MigrationPlan | null): string[] {
  if (plan === null) return [`The ${name} database does not exist: it would be created.`]

  const { pending } = plan
  if (pending.length === 0) return [`The ${name} database lacks no migration.`]

  const count = `${pending.length} ${pending.length === 1 ? 'migration' : 'migrations'}`
  const lines = pending.map((migration) => `  ${migration.name}: ${toCost(migration, plan)}`)
  return [`The ${name} database would run ${count}:`, ...lines]
}

const BLOCKING = {
  INSTANT: '',
  INPLACE: ', writes continue',
  COPY: ', writes wait',
  ROWS: ' in pieces, writes continue',
} as const

function toCost({ table, cost, rows }: PlannedMigration, { make }: MigrationPlan): string {
  if (cost === null) return `creates ${table}, at once.`

  const size = rows === null ? 'which is new' : `about ${rows} rows`
  const seconds = cost.secondsPerMillion[make]
  return `${cost.algorithm === 'ROWS' ? 'fills from' : 'alters'} ${table} (${size}), ${cost.algorithm}${BLOCKING[cost.algorithm]}; ${seconds} s of a core for a million rows.`
}
