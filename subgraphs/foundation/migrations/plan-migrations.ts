import type { Database } from '../database/database.ts'
import type { Migration, MigrationClass } from './migration.ts'
import type { MigrationCost, ServerMake } from './migration-cost.ts'
import { findRecordedNames } from './recorded-migrations.ts'
import { requireOwnDatabase } from './require-own-database.ts'

/** What `migrate` would do to a database. */
export interface MigrationPlan {
  /** In the order in which they would run. */
  pending: PlannedMigration[]
  make: ServerMake
}

export interface PlannedMigration {
  name: string
  table: string
  /** Null for a migration that creates the table. */
  cost: MigrationCost | null
  /** The server's estimate; null for a table that does not exist yet. */
  rows: number | null
}

/** Reads what `migrate` would do, without a lease and without a change; throws where `migrate` would refuse. */
export async function planMigrations(
  database: Database,
  history: readonly MigrationClass[],
): Promise<MigrationPlan> {
  await requireOwnDatabase(database)
  const recorded = await findRecordedNames(database)
  const pending = inOrder(history).filter(({ name }) => !recorded.has(name))
  const rows = await findRowEstimates(database)
  return {
    pending: pending.map((migration) => toPlanned(migration, rows)),
    make: await findMake(database),
  }
}

function inOrder(history: readonly MigrationClass[]): Migration[] {
  const migrations = history.map((Class) => new Class())
  return migrations.sort((one, other) => numberOf(one) - numberOf(other))
}

function numberOf({ name }: Migration): number {
  return Number(name.slice(-13))
}

function toPlanned(
  { name, sql, cost }: Migration,
  rows: ReadonlyMap<string, number>,
): PlannedMigration {
  const table = tableOfMigration(sql)
  return { name, table, cost, rows: rows.get(table) ?? null }
}

/** The table that a statement of a migration creates, alters or fills from. */
export function tableOfMigration(sql: string): string {
  const [, table = ''] =
    /^\s*(?:CREATE TABLE IF NOT EXISTS|ALTER TABLE|UPDATE|INSERT.*?\bFROM)\s+(\w+)/s.exec(sql) ?? []
  return table
}

async function findRowEstimates(database: Database): Promise<Map<string, number>> {
  const tables = await database.query<{ name: string; estimate: string | number | null }[]>(
    `SELECT table_name AS name, table_rows AS estimate
     FROM information_schema.tables WHERE table_schema = DATABASE()`,
  )
  return new Map(tables.map(({ name, estimate }) => [name, Number(estimate ?? 0)]))
}

async function findMake(database: Database): Promise<ServerMake> {
  const [row] = await database.query<{ version: string }[]>('SELECT VERSION() AS version')
  return row?.version.includes('MariaDB') ? 'mariadb' : 'mysql'
}
