import { isDuplicateEntry } from '../../foundation/database-errors.ts'
import { tableOf } from '../../foundation/table.ts'
import { RetryTransaction, type Tx } from '../../foundation/transaction.ts'
import type { Booking } from './booking.ts'
import { BookingEntity } from './entities.ts'

const bookings = tableOf(BookingEntity)

/** What `bookingStore` does to one booking of a source, for many at once. */
export const manyBookings = {
  /** By external booking id; in one order, so that two of these cannot wait for each other. */
  async lock(
    tx: Tx,
    sourceId: string,
    externalBookingIds: readonly string[],
  ): Promise<ReadonlyMap<string, Booking>> {
    const ids = [...new Set(externalBookingIds)].map((id) => Buffer.from(id))
    const rows = await tx.query(
      `SELECT ${bookings.columns('b')} FROM bookings b
       WHERE b.booking_source_id = ? AND b.external_booking_id IN (?)
       ORDER BY b.external_booking_id FOR UPDATE`,
      [sourceId, ids],
    )
    const found = rows.map(bookings.toRecord)
    return new Map(found.map((booking) => [booking.externalBookingId ?? '', booking]))
  },

  async write(
    tx: Tx,
    { added, replaced }: { added: readonly Booking[]; replaced: readonly Booking[] },
  ): Promise<void> {
    if (replaced.length > 0) await bookings.replaceAll(tx, replaced)
    if (added.length === 0) return
    try {
      await bookings.insertAll(tx, added)
    } catch (error) {
      // Another request has just made one of them: the next attempt compares with it.
      throw isDuplicateEntry(error) ? new RetryTransaction() : error
    }
  },
}
