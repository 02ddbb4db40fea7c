import type { Queryable } from '../../../foundation/database/database.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import { deleteFrom } from '../../../foundation/query/delete-from.ts'
import { tableOf } from '../../../foundation/query/table.ts'
import { SearchTermEntity } from './entities.ts'
import type { TermChanges } from './search-term.ts'

/** As text, in the packet of the booking: prepared statements would be trips of their own. */
const terms = tableOf(SearchTermEntity, { preparedRows: Number.POSITIVE_INFINITY })

const DELETE_OF_BOOKINGS = `${deleteFrom('booking_search_terms', 'booking_search_terms_by_booking')}
  WHERE booking_id IN (?)`

/** No key holds the start: the rows and their entries stay where they are. */
const MOVE_WITH_BOOKINGS = `UPDATE booking_search_terms t FORCE INDEX (booking_search_terms_by_booking)
  SET t.scheduled_start =
    (SELECT b.scheduled_start FROM bookings b FORCE INDEX (PRIMARY) WHERE b.id = t.booking_id)
  WHERE t.booking_id IN (?)`

export const searchTermStore = {
  /** Writes the terms of bookings whose rows the transaction has locked or inserted, and written. */
  async write(tx: Tx, { removed, added, moved }: TermChanges): Promise<void> {
    if (removed.length > 0) await tx.write(DELETE_OF_BOOKINGS, [removed])
    if (added.length > 0) await terms.insertAll(tx, added)
    if (moved.length > 0) await tx.write(MOVE_WITH_BOOKINGS, [moved])
  },

  /** Deletes the terms of bookings, unless one of these has been moved since it was read. */
  async purge(database: Queryable, bookingIds: readonly string[], before: Date): Promise<void> {
    await database.query(`${DELETE_OF_BOOKINGS} AND scheduled_start < ?`, [bookingIds, before])
  },
}
