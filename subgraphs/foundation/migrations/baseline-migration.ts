import { type MigrationClass, migration } from './migration.ts'

/**
 * A migration of release 1.0.0: a database that records others and none of these is from before it. Never changed,
 * never extended.
 */
export function baselineMigration(number: number, title: string, sql: string): MigrationClass {
  return class extends migration(number, title, sql) {
    readonly isBaseline = true
  }
}

export function isBaseline(migration: object): boolean {
  return 'isBaseline' in migration
}
