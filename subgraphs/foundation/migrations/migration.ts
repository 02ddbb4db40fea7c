import type { MigrationInterface, QueryRunner } from 'typeorm'
import type { MigrationCost } from './migration-cost.ts'

/** A migration with what `npm run migrate -- --plan` prints about it. */
export interface Migration extends MigrationInterface {
  name: string
  sql: string
  /** Null for a migration that creates a table. */
  cost: MigrationCost | null
}

export type MigrationClass = new () => Migration

/**
 * A migration: one idempotent statement, so that an interrupted migration is resumed. Numbers increase within a
 * subgraph and are above those of the baseline; a released migration is never edited. A release expands the schema,
 * a later one contracts it; there are no down migrations.
 */
export function migration(number: number, title: string, sql: string): MigrationClass {
  return class implements Migration {
    /** TypeORM orders migrations by the thirteen digits that end their name. */
    readonly name = `${title.replaceAll(' ', '-')}-${String(number).padStart(13, '0')}`
    readonly sql = sql
    readonly cost: MigrationCost | null = null

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(sql)
    }

    async down(): Promise<void> {
      throw new Error('Migrations only go forward.')
    }
  }
}
