import type { MigrationInterface, QueryRunner } from 'typeorm'

type MigrationClass = new () => MigrationInterface

/** What removes or renames something that a statement may name; CHANGE renames a column. */
const CONTRACTS = /\b(DROP|RENAME|CHANGE|TRUNCATE)\b/i

/**
 * Migrations of a history that drop or rename something without naming the earlier migration that expanded the
 * schema, each with the reason.
 */
export async function findRefusedContractions(
  history: readonly MigrationClass[],
): Promise<string[]> {
  const refused: string[] = []
  const earlier = new Set<string>()
  for (const Migration of history) {
    const migration: MigrationInterface & { contracts?: string } = new Migration()
    const { name = Migration.name, contracts } = migration
    const statements = await statementsOf(migration)
    if (statements.some((sql) => CONTRACTS.test(sql))) {
      if (contracts === undefined) refused.push(`${name} names no expansion`)
      else if (!earlier.has(contracts)) refused.push(`${name} names no earlier migration`)
    }
    earlier.add(name)
  }
  return refused
}

/** Runs the migration on a database without rows. */
async function statementsOf(migration: MigrationInterface): Promise<string[]> {
  const statements: string[] = []
  const runner: Pick<QueryRunner, 'query'> = {
    async query(sql: string) {
      statements.push(sql)
      return [] as never
    },
  }
  await migration.up(runner as QueryRunner)
  return statements.map((sql) => sql.replaceAll(/--.*$/gm, '').replaceAll(/'[^']*'/g, "''"))
}
