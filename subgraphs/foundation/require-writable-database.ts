import type { Database } from './database.ts'
import { PROBE_LIMITS } from './time-limits.ts'

/**
 * Rejects unless the server answers soon and takes writes. MySQL's `super_read_only` sets
 * `read_only`, too; MariaDB has only that, as a number or, since 12, as a word. A table is read because
 * a Galera node without the majority refuses just that.
 */
export async function requireWritableDatabase(database: Database): Promise<void> {
  const rows = await database
    .within(PROBE_LIMITS)
    .query<{ readOnly: unknown }[]>(
      'SELECT @@global.read_only AS readOnly, (SELECT max(id) FROM schema_migrations) AS version',
    )
  const readOnly = String(rows[0]?.readOnly)
  if (readOnly !== '0' && readOnly !== 'OFF') throw new Error('The database takes no writes.')
}
