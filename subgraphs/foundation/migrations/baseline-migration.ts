import { type MigrationClass, migration } from './migration.ts'

/**
 * A migration of release 1.0.0. Together they create the tables that the migrations before 1.0 made, so a database
 * on which all of those ran counts as having run these (`adopt-former-history.ts`). Never changed, never extended.
 */
export function baselineMigration(number: number, title: string, sql: string): MigrationClass {
  return class extends migration(number, title, sql) {
    readonly isBaseline = true
  }
}

export function isBaseline(migration: object): boolean {
  return 'isBaseline' in migration
}
