import type { Queryable, Row } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { CourtEntity } from '../courts/entities.ts'
import type { Booking } from './booking.ts'
import { BookingEntity } from './entities.ts'
import type { ReadBooking } from './visibility.ts'

const bookings = tableOf(BookingEntity)

const OPEN_CONFLICT = bookings.only('openConflictId')

const READ = bookings.without('organizationId', 'openConflictId', 'publishedCount')

const COURT_NAME = tableOf(CourtEntity).as({ courtPublicId: 'publicId' })

/** A booking with the public id of its court. */
export type BookingOnCourt = ReadBooking & { courtPublicId: string }

export const ON_COURT = `${READ.columns('b')}, ${COURT_NAME.columns('c')}`

const SELECT = `SELECT ${ON_COURT}
  FROM bookings b FORCE INDEX (PRIMARY)
  STRAIGHT_JOIN courts c FORCE INDEX (PRIMARY) ON c.id = b.court_id`

export const bookingStore = {
  async findAll(
    database: Queryable,
    tenancy: Tenancy,
    ids: readonly string[],
  ): Promise<BookingOnCourt[]> {
    const sql = `${SELECT} WHERE b.id IN (?) AND ${tenancy.condition('b.club_id')}`
    return (await database.query(sql, [ids, ...tenancy.params])).map(toBookingOnCourt)
  },

  /** Locks the booking's row and returns its open conflict. */
  async lockConflict(tx: Tx, id: string): Promise<Pick<Booking, 'openConflictId'>> {
    const [row] = await tx.query(
      `SELECT ${OPEN_CONFLICT.columns('b')} FROM bookings b WHERE b.id = ? FOR UPDATE`,
      [id],
    )
    return row === undefined ? { openConflictId: null } : OPEN_CONFLICT.toRecord(row)
  },

  closeConflict: (tx: Tx, id: string) => bookings.update(tx, id, { openConflictId: null }),
}

export function toBookingOnCourt(row: Row): BookingOnCourt {
  return READ.toRecord(row) as BookingOnCourt
}
