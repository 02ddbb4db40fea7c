import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../foundation/database/database.ts'
import { isConflict } from '../../foundation/database/database-errors.ts'

/** Notes when a source last wrote a booking. */
export interface SourceSyncs {
  /** Call after the commit of an accepted booking write, replays included. */
  note(sourceId: string): Promise<void>
}

/** A busy source writes its row at most this often: every write of it waits for the row otherwise. */
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
        // The booking is written: a busy row must not turn its answer into a fault.
        notedAt.delete(sourceId)
        if (!isConflict(error)) throw error
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
