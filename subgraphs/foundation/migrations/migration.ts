import type { MigrationInterface, QueryRunner } from 'typeorm'

export type MigrationClass = new () => MigrationInterface

/**
 * One step of a database's history: a single statement that may be repeated, so that a step cut
 * off in the middle is resumed. Numbers rise within one subgraph. Steps expand first and contract
 * in a later release; none is ever undone.
 */
export function migration(number: number, title: string, sql: string): MigrationClass {
  return class {
    /** TypeORM orders migrations by the thirteen digits that end their name. */
    readonly name = `${title.replaceAll(' ', '-')}-${String(number).padStart(13, '0')}`

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(sql)
    }

    async down(): Promise<void> {
      throw new Error('Migrations only go forward.')
    }
  }
}
