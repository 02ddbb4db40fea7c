import type { Database } from '../../../foundation/database/database.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import { purgeBefore } from '../../../foundation/jobs/purge-before.ts'
import { deleteFrom } from '../../../foundation/query/delete-from.ts'
import { tableOf } from '../../../foundation/query/table.ts'
import { SearchTermEntity } from './entities.ts'
import type { TermChanges } from './search-term.ts'
import { searchedSince } from './terms.ts'

/** As text, in the packet of the booking: prepared statements would be trips of their own. */
const terms = tableOf(SearchTermEntity, { preparedRows: Number.POSITIVE_INFINITY })

const purgeBeforeStart = purgeBefore(
  'booking_search_terms',
  'scheduled_start',
  'booking_search_terms_by_start',
)

export const searchTermStore = {
  /** Writes the terms of bookings whose rows the transaction has locked or inserted. */
  async write(tx: Tx, { removed, added }: TermChanges): Promise<void> {
    if (removed.length > 0)
      await tx.write(
        `${deleteFrom('booking_search_terms', 'booking_search_terms_by_booking')}
         WHERE booking_id IN (?)`,
        [removed],
      )
    if (added.length > 0) await terms.insertAll(tx, added)
  },

  /** Deletes one batch of terms of bookings that are no longer searched; returns their number. */
  purge: (database: Database, now: Date, limit: number): Promise<number> =>
    purgeBeforeStart(database, searchedSince(now), limit),
}
