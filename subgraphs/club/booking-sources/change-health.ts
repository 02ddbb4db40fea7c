import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../foundation/database.ts'
import { inTransaction } from '../../foundation/transaction.ts'
import { afterRecords } from './rules.ts'
import { bookingSourceStore } from './store.ts'

/**
 * Notes which records were accepted, in their order. Call it after their commit: within it the row
 * would be locked against all the bookings of the source.
 */
export function noteRecords(
  { database, clock }: { database: Database; clock: Clock },
  sourceId: string,
  accepted: readonly boolean[],
): Promise<void> {
  return inTransaction(database, async (tx) => {
    const source = await bookingSourceStore.lockHealth(tx, sourceId)
    if (source === null) return

    const health = afterRecords(source, accepted)
    const isSame =
      health.status === source.status && health.failuresInARow === source.failuresInARow
    if (!isSame)
      await bookingSourceStore.setStatus(tx, { id: sourceId, ...health, updatedAt: clock() })
  })
}
