import type { Clock } from '../../../platform/clock.ts'
import type { Log } from '../../../platform/log.ts'
import type { Database } from '../../foundation/database/database.ts'
import { inTransaction } from '../../foundation/database/transaction.ts'
import type { BookingSource } from './booking-source.ts'
import { afterRecords } from './rules.ts'
import { bookingSourceStore } from './store.ts'
import type { SourceSyncs } from './sync-store.ts'

export interface SourceTellers {
  database: Database
  clock: Clock
  sourceSyncs: SourceSyncs
  log: Log
}

/** A source as it was when its records were decided about. */
interface WrittenSource {
  bookingSourceId: string
  sourceStatus: BookingSource['status']
  failuresInARow: number
}

/**
 * Tells a source which of its records were accepted, in their order. Call it after their commit:
 * within it the row would be locked against all the bookings of the source. They are written, so
 * nothing that fails here is a fault of theirs.
 */
export async function tellSource(
  { database, clock, sourceSyncs, log }: SourceTellers,
  { bookingSourceId: id, sourceStatus, failuresInARow }: WrittenSource,
  accepted: readonly boolean[],
): Promise<void> {
  const isAnyAccepted = accepted.includes(true)
  const isAllWell = failuresInARow === 0 && !accepted.includes(false)
  try {
    if (isAnyAccepted) await sourceSyncs.note(id)
    // Records that a closed source refuses say nothing of how well it does.
    if (isAllWell || (sourceStatus === 'DISABLED' && !isAnyAccepted)) return
    await noteRecords(database, clock, id, accepted)
  } catch (err) {
    log.warn({ err, source: id }, 'the state of a source could not be noted')
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
