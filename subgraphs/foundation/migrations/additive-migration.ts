import type { QueryRunner } from 'typeorm'
import { type MigrationClass, migration } from './migration.ts'
import type { MigrationCost } from './migration-cost.ts'

const DUPLICATE_COLUMN = 1060
const DUPLICATE_INDEX = 1061
const NOTHING_TO_DROP = 1091

const DONE_BEFORE: readonly unknown[] = [DUPLICATE_COLUMN, DUPLICATE_INDEX, NOTHING_TO_DROP]

/** A statement and its cost, which no migration of an existing table may leave out. */
export interface Alteration extends MigrationCost {
  sql: string
}

/**
 * A migration that adds a column or an index, or drops an unused index. MySQL has no IF NOT EXISTS for these, so
 * the errors of an interrupted migration that had already taken effect are ignored.
 */
export function additiveMigration(
  number: number,
  title: string,
  { sql, ...cost }: Alteration,
): MigrationClass {
  return class extends migration(number, title, sql) {
    override readonly cost = cost

    override async up(runner: QueryRunner): Promise<void> {
      try {
        await super.up(runner)
      } catch (error) {
        if (!isAlreadyThere(error)) throw error
      }
    }
  }
}

function isAlreadyThere(error: unknown): boolean {
  const { errno } = (error ?? {}) as { errno?: number }
  return DONE_BEFORE.includes(errno)
}
