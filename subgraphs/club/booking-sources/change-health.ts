import type { Log } from '../../../platform/log.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Database } from '../../foundation/database/database.ts'
import { inTransaction } from '../../foundation/database/transaction.ts'
import type { BookingSource } from './booking-source.ts'
import { afterRecords } from './rules.ts'
import { bookingSourceStore } from './store.ts'
import type { SourceSyncs } from './sync-store.ts'

export interface SourceHealthParts {
  database: Database
  clock: Clock
  sourceSyncs: SourceSyncs
  log: Log
}

/** State of a source when its records were written. */
interface WrittenSource {
  bookingSourceId: string
  sourceStatus: BookingSource['status']
  failuresInARow: number
}

/**
 * Updates a source's health by the outcomes of its records. Runs after their commit, because a lock of the source's
 * row would block all of its bookings; so an error here is only logged.
 */
export async function updateSourceHealth(
  { database, clock, sourceSyncs, log }: SourceHealthParts,
  { bookingSourceId: id, sourceStatus, failuresInARow }: WrittenSource,
  accepted: readonly boolean[],
): Promise<void> {
  const isAnyAccepted = accepted.includes(true)
  const isAllWell = failuresInARow === 0 && !accepted.includes(false)
  try {
    if (isAnyAccepted) await sourceSyncs.note(id)
    // Refusals of a disabled source do not count as failures.
    if (isAllWell || (sourceStatus === 'DISABLED' && !isAnyAccepted)) return
    await noteRecords(database, clock, id, accepted)
  } catch (err) {
    log.warn({ err, source: id }, 'the health of a source could not be updated')
  }
}

function noteRecords(
  database: Database,
  clock: Clock,
  id: string,
  accepted: readonly boolean[],
): Promise<void> {
  return inTransaction(database, async (tx) => {
    const source = await bookingSourceStore.lockHealth(tx, id)
    if (source === null) return

    const health = afterRecords(source, accepted)
    const isSame =
      health.status === source.status && health.failuresInARow === source.failuresInARow
    if (!isSame) await bookingSourceStore.setStatus(tx, { id, ...health, updatedAt: clock() })
  })
}
