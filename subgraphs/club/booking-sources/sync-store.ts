import type { Clock } from '../../../platform/time/clock.ts'
import type { Database } from '../../foundation/database/database.ts'
import { LockConflict } from '../../foundation/database/database-problems.ts'

/** Records the time of a source's latest booking write. */
export interface SourceSyncs {
  /** Called after the commit of an accepted booking write, including repetitions. */
  note(sourceId: string): Promise<void>
}

/** Writes the row at most once in this time, since its lock would serialize a busy source. */
const COALESCE_MS = 1000

export function makeSourceSyncs(database: Database, clock: Clock): SourceSyncs {
  const notedAt = new Map<string, number>()

  return {
    async note(sourceId) {
      const now = clock()
      if (now.getTime() - (notedAt.get(sourceId) ?? 0) < COALESCE_MS) return

      notedAt.set(sourceId, now.getTime())
      try {
        await writeTime(database, sourceId, now)
      } catch (error) {
        // The booking is committed: a lock conflict here must not fail its request.
        notedAt.delete(sourceId)
        if (!(error instanceof LockConflict)) throw error
      }
    },
  }
}

async function writeTime(database: Database, sourceId: string, now: Date): Promise<void> {
  await database.query(
    `UPDATE booking_sources SET last_synchronized_at = ?
     WHERE id = ? AND (last_synchronized_at IS NULL OR last_synchronized_at < ?)`,
    [now, sourceId, now],
  )
}
