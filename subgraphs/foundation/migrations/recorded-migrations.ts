import type { Queryable } from '../database/database.ts'
import type { Tx } from '../database/transaction.ts'

/** A migration that ran, as TypeORM records it. */
export interface RecordedMigration {
  id: number
  name: string
}

/** Names of the migrations that ran; none before the first one. */
export async function findRecordedNames(database: Queryable): Promise<ReadonlySet<string>> {
  const table = await database.query("SHOW TABLES LIKE 'schema_migrations'")
  if (table.length === 0) return new Set()

  const rows = await database.query<RecordedMigration[]>('SELECT name FROM schema_migrations')
  return new Set(rows.map(({ name }) => name))
}

/** Locks the records until the transaction ends. */
export function lockRecorded(tx: Tx): Promise<RecordedMigration[]> {
  return tx.query<RecordedMigration[]>(
    'SELECT id, name FROM schema_migrations ORDER BY id FOR UPDATE',
  )
}

/** Replaces records by others, in one packet with COMMIT. */
export async function replaceRecorded(
  tx: Tx,
  former: readonly RecordedMigration[],
  names: readonly string[],
): Promise<void> {
  await tx.writeAtCommit('DELETE FROM schema_migrations WHERE id IN (?)', [
    former.map(({ id }) => id),
  ])
  const rows = names.map((name) => [numberOf(name), name] as const)
  if (rows.length === 0) return
  rows.sort(([one], [other]) => one - other)
  await tx.writeAtCommit('INSERT INTO schema_migrations (timestamp, name) VALUES ?', [rows])
}

/** The thirteen digits that end a name, by which TypeORM orders migrations. */
function numberOf(name: string): number {
  return Number(name.slice(-13))
}
