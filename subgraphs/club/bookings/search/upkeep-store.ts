import type { Queryable, Row } from '../../../foundation/database/database.ts'
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

export interface BookingRange {
  clubId: string
  /** Null for no end. */
  until: Date | null
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

  /** Positions of the next bookings of a club. A column outside of the index: MySQL may scan a whole index that covers a query. */
  readPositions(
    database: Queryable,
    range: BookingRange,
    after: BookingPosition,
    limit: number,
  ): Promise<BookingPosition[]> {
    const columns = 'b.id, b.scheduled_start AS scheduledStart, b.updated_at'
    return selectNext(database, columns, range, after, limit)
  },

  /** The next bookings of a club by their start. */
  async readBookings(
    database: Queryable,
    range: BookingRange,
    after: BookingPosition,
    limit: number,
  ): Promise<SearchedBooking[]> {
    const rows = await selectNext(database, SEARCHED.columns('b'), range, after, limit)
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

function selectNext<Found = Row>(
  database: Queryable,
  columns: string,
  { clubId, until }: BookingRange,
  { scheduledStart, id }: BookingPosition,
  limit: number,
): Promise<Found[]> {
  return database.query<Found[]>(
    `SELECT ${columns} FROM bookings b FORCE INDEX (bookings_by_start_and_court)
     WHERE b.club_id = ? AND b.scheduled_start >= ? AND b.scheduled_start < ?
       AND (b.scheduled_start > ? OR b.id > ?)
     ORDER BY b.scheduled_start, b.id LIMIT ?`,
    [clubId, scheduledStart, until ?? END_OF_TIME, scheduledStart, id, limit],
  )
}
