import { NotReady } from '../../../../platform/metrics/readiness.ts'
import type { Database } from '../database.ts'
import { findOutage } from '../database-errors.ts'
import { PROBE_LIMITS } from '../time-limits.ts'
import { makeRequireMajority } from './group-majority.ts'

/** Readiness check: rejects unless the server responds in time, is writable, is complete, and has the majority. */
export function makeRequireWritable(database: Database): () => Promise<void> {
  const probed = database.within(PROBE_LIMITS)
  const requireMajority = makeRequireMajority(probed)
  return async () => {
    try {
      await requireWritableDatabase(probed)
      await requireMajority()
    } catch (error) {
      throw asNotReady(error)
    }
  }
}

/**
 * MySQL's `super_read_only` implies `read_only`; MariaDB reports it as a number or, since 12, as a word. The
 * query also reads a table, which a Galera node without quorum refuses.
 */
async function requireWritableDatabase(database: Database): Promise<void> {
  const rows = await database.query<{ readOnly: unknown; version: unknown }[]>(
    'SELECT @@global.read_only AS readOnly, (SELECT max(id) FROM schema_migrations) AS version',
  )
  const [{ readOnly, version } = {}] = rows
  if (String(readOnly) !== '0' && readOnly !== 'OFF')
    throw new NotReady('database_read_only', 'The database takes no writes.')
  if (version === null) throw incomplete()
}

/** An unknown error keeps its message out of the answer. */
export function asNotReady(error: unknown): unknown {
  if (error instanceof NotReady) return error
  const outage = findOutage(error)
  if (outage === 'database_incomplete') return incomplete(error)
  if (outage === null) return error
  return new NotReady(outage, error instanceof Error ? error.message : '', { cause: error })
}

/** `restore` writes the records of migrations last. */
function incomplete(cause?: unknown): NotReady {
  return new NotReady(
    'database_incomplete',
    'The database is incomplete: it was dropped, or its restore has not ended.',
    { cause },
  )
}
