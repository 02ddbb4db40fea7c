import type { Queryable } from '../../../foundation/database/database.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import { tableOf } from '../../../foundation/query/table.ts'
import { BookingEntity } from '../entities.ts'
import { SearchTermEntity } from './entities.ts'
import type { SearchTerm } from './search-term.ts'
import { END_OF_TIME, type SearchedBooking } from './terms.ts'

const SEARCHED = tableOf(BookingEntity).only(
  ...(['id', 'clubId', 'externalBookingId', 'participants', 'scheduledStart', 'status'] as const),
)

const TERMS = tableOf(SearchTermEntity)

/** The start and id of a booking. */
export interface BookingPosition {
  scheduledStart: Date
  id: string
}

export const termUpkeepStore = {
  /** The first club behind an id. */
  async findClub(database: Queryable, after: string): Promise<string | null> {
    const [row] = await database.query<{ id: string }[]>(
      'SELECT c.id FROM clubs c FORCE INDEX (PRIMARY) WHERE c.id > ? ORDER BY c.id LIMIT 1',
      [after],
    )
    return row?.id ?? null
  },

  /** The next bookings of a club by their start. */
  async readBookings(
    database: Queryable,
    { clubId, until }: { clubId: string; until: Date | null },
    { scheduledStart, id }: BookingPosition,
    limit: number,
  ): Promise<SearchedBooking[]> {
    const rows = await database.query(
      `SELECT ${SEARCHED.columns('b')} FROM bookings b FORCE INDEX (bookings_by_start_and_court)
       WHERE b.club_id = ? AND b.scheduled_start >= ? AND b.scheduled_start < ?
         AND (b.scheduled_start > ? OR b.id > ?)
       ORDER BY b.scheduled_start, b.id LIMIT ?`,
      [clubId, scheduledStart, until ?? END_OF_TIME, scheduledStart, id, limit],
    )
    return rows.map(SEARCHED.toRecord)
  },

  async readTerms(database: Queryable, bookingIds: readonly string[]): Promise<SearchTerm[]> {
    const rows = await database.query(
      `SELECT ${TERMS.columns('t')} FROM booking_search_terms t
         FORCE INDEX (booking_search_terms_by_booking)
       WHERE t.booking_id IN (?)`,
      [bookingIds],
    )
    return rows.map(TERMS.toRecord)
  },

  /** Locks bookings, in the order of their ids. */
  async lockBookings(tx: Tx, ids: readonly string[]): Promise<SearchedBooking[]> {
    const rows = await tx.query(
      `SELECT ${SEARCHED.columns('b')} FROM bookings b FORCE INDEX (PRIMARY)
       WHERE b.id IN (?) ORDER BY b.id FOR UPDATE`,
      [ids],
    )
    return rows.map(SEARCHED.toRecord)
  },
}
