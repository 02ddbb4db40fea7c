import { type Alteration, additiveMigration } from './additive-migration.ts'
import type { MigrationClass } from './migration.ts'

/** The second half of a change over two releases. */
export interface Contraction extends Alteration {
  /** The migration that expanded the schema; the release before this one ran it and no longer uses the rest. */
  contracts: MigrationClass
}

/**
 * A migration that drops or renames a column, a table or an index. While servers of the earlier release still
 * run, none of their statements may name it.
 */
export function contractingMigration(
  number: number,
  title: string,
  { contracts, ...alteration }: Contraction,
): MigrationClass {
  return class extends additiveMigration(number, title, alteration) {
    /** The name of the expansion. */
    readonly contracts = new contracts().name
  }
}
