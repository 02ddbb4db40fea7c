import type { Queryable } from '../database/database.ts'

/** Names of the migrations that ran; none before the first one. */
export async function findRecordedNames(database: Queryable): Promise<ReadonlySet<string>> {
  const table = await database.query("SHOW TABLES LIKE 'schema_migrations'")
  if (table.length === 0) return new Set()

  const rows = await database.query<{ name: string }[]>('SELECT name FROM schema_migrations')
  return new Set(rows.map(({ name }) => name))
}
