import { Problem } from '../../../platform/problem.ts'
import { makeRequireMajority } from './cluster/group-majority.ts'
import type { Database } from './database.ts'
import { PROBE_LIMITS } from './time-limits.ts'

/** Rejects unless the server answers soon, takes writes, and can acknowledge them. */
export function makeRequireWritable(database: Database): () => Promise<void> {
  const probed = database.within(PROBE_LIMITS)
  const requireMajority = makeRequireMajority(probed)
  return async () => {
    await requireWritableDatabase(probed)
    await requireMajority()
  }
}

/**
 * MySQL's `super_read_only` sets `read_only`, too; MariaDB has only that, as a number or, since 12, as
 * a word. A table is read because a Galera node without the majority refuses just that.
 */
async function requireWritableDatabase(database: Database): Promise<void> {
  const rows = await database.query<{ readOnly: unknown }[]>(
    'SELECT @@global.read_only AS readOnly, (SELECT max(id) FROM schema_migrations) AS version',
  )
  const readOnly = String(rows[0]?.readOnly)
  if (readOnly !== '0' && readOnly !== 'OFF')
    throw new Problem('dependency_unavailable', 'The database takes no writes.')
}
