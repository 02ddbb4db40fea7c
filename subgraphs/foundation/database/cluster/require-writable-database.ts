import { Problem } from '../../../../schema/problem.ts'
import type { Database } from '../database.ts'
import { PROBE_LIMITS } from '../time-limits.ts'
import { makeRequireMajority } from './group-majority.ts'

/** Readiness check: rejects unless the server responds in time, is writable, and has the majority. */
export function makeRequireWritable(database: Database): () => Promise<void> {
  const probed = database.within(PROBE_LIMITS)
  const requireMajority = makeRequireMajority(probed)
  return async () => {
    await requireWritableDatabase(probed)
    await requireMajority()
  }
}

/**
 * MySQL's `super_read_only` implies `read_only`; MariaDB reports it as a number or, since 12, as a word. The
 * query also reads a table, which a Galera node without quorum refuses.
 */
async function requireWritableDatabase(database: Database): Promise<void> {
  const rows = await database.query<{ readOnly: unknown }[]>(
    'SELECT @@global.read_only AS readOnly, (SELECT max(id) FROM schema_migrations) AS version',
  )
  const readOnly = String(rows[0]?.readOnly)
  if (readOnly !== '0' && readOnly !== 'OFF')
    throw new Problem('dependency_unavailable', 'The database takes no writes.')
}
