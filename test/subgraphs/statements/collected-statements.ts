import type { SqlLiteral } from './sql-literals.ts'

export interface CollectedStatements {
  literals: SqlLiteral[]
  /** Each with the file and function whose call led to it, and the shape of its values. */
  statements: { from: string; sql: string; params: unknown[] }[]
  /** Functions that take statements and led to none. */
  silent: string[]
}

/**
 * Their SQL is about the server and its sessions, which every connection that a test opens sends, or about whatever
 * tables a database has, which the tests of backups read and write all.
 */
export const SESSION_FILES: ReadonlySet<string> = new Set([
  'subgraphs/foundation/backup/back-up.ts',
  'subgraphs/foundation/backup/backup-connection.ts',
  'subgraphs/foundation/backup/binary-log.ts',
  'subgraphs/foundation/backup/dump-database.ts',
  'subgraphs/foundation/backup/open-snapshot.ts',
  'subgraphs/foundation/backup/restore-databases.ts',
  'subgraphs/foundation/database/cluster/galera-session.ts',
  'subgraphs/foundation/database/cluster/refuse-many-primaries.ts',
  'subgraphs/foundation/database/database.ts',
  'subgraphs/foundation/database/kill-abandoned-queries.ts',
  'subgraphs/foundation/database/pooled-connection.ts',
  'subgraphs/foundation/database/session-limits.ts',
  'subgraphs/foundation/database/transaction.ts',
  // Pieces of a migration, which every database that is opened runs.
  'subgraphs/foundation/migrations/fill-migration.ts',
  // Reads the server's version and its estimates of rows.
  'subgraphs/foundation/migrations/plan-migrations.ts',
])
