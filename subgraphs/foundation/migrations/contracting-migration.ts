import { additiveMigration } from './additive-migration.ts'
import type { MigrationClass } from './migration.ts'

/** The second half of a change over two releases. */
export interface Contraction {
  /** The migration that expanded the schema; the release before this one ran it and no longer uses the rest. */
  contracts: MigrationClass
  sql: string
}

/**
 * A migration that drops or renames a column, a table or an index. While servers of the earlier release still
 * run, none of their statements may name it.
 */
export function contractingMigration(
  number: number,
  title: string,
  { contracts, sql }: Contraction,
): MigrationClass {
  return class extends additiveMigration(number, title, sql) {
    /** The name of the expansion. */
    readonly contracts = new contracts().name
  }
}
