import type { Queryable, Row } from '../../foundation/database/database.ts'
import { LockConflict } from '../../foundation/database/database-problems.ts'
import type { Read } from '../../foundation/database/pooled-connection.ts'
import { retryIfDuplicate, type Tx } from '../../foundation/database/transaction.ts'
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

  /** False while another transaction has locked the booking or its session, or is inserting it (NOWAIT). */
  async isUnlocked(database: Queryable, sourceId: string, externalId: Buffer): Promise<boolean> {
    const sql = `SELECT 1
      FROM bookings b FORCE INDEX (bookings_by_external_booking)
      LEFT JOIN match_sessions ms FORCE INDEX (PRIMARY) ON ms.id = b.match_session_id
      WHERE b.booking_source_id = ? AND b.external_booking_id = ? FOR UPDATE NOWAIT`
    try {
      await database.query(sql, [sourceId, externalId])
      return true
    } catch (error) {
      if (error instanceof LockConflict) return false
      throw error
    }
  },

  /**
   * Fails the transaction at once (NOWAIT) if one of these bookings is locked or being inserted by another one, which
   * `lockMany` cannot distinguish from missing. Selects a column outside of the index: with a covering index both
   * servers may scan and lock all of it.
   */
  requireMissing(tx: Tx, sourceId: string, externalBookingIds: readonly Buffer[]): Promise<void> {
    return tx.write(
      `SELECT b.status FROM bookings b FORCE INDEX (bookings_by_external_booking)
       WHERE b.booking_source_id = ? AND b.external_booking_id IN (?) FOR UPDATE NOWAIT`,
      [sourceId, externalBookingIds],
    )
  },

  /**
   * Locks bookings by external id, so that versions are compared one after the other. Skips bookings that another
   * transaction has locked: one locked row must not block other bookings of its source.
   */
  lockMany(
    sourceId: string,
    externalBookingIds: readonly Buffer[],
  ): Read<ReadonlyMap<string, Booking>> {
    return {
      sql: `SELECT ${bookings.columns('b')}
       FROM bookings b FORCE INDEX (bookings_by_external_booking)
       WHERE b.booking_source_id = ? AND b.external_booking_id IN (?)
       ORDER BY b.external_booking_id FOR UPDATE SKIP LOCKED`,
      params: [sourceId, externalBookingIds],
      toResult(rows) {
        const found = rows.map(bookings.toRecord)
        return new Map(found.map((booking) => [booking.externalBookingId ?? '', booking]))
      },
    }
  },

  async writeMany(
    tx: Tx,
    { added, replaced }: { added: readonly Booking[]; replaced: readonly Booking[] },
  ): Promise<void> {
    if (replaced.length > 0) await bookings.replaceAll(tx, replaced)
    if (added.length === 0) return
    // A concurrent insert of the same booking retries the transaction.
    // Sorted like the locks, to avoid deadlocks.
    await bookings.insertAll(tx, added.toSorted(byExternalId), retryIfDuplicate)
  },
}

function byExternalId(a: Booking, b: Booking): number {
  return (a.externalBookingId ?? '') < (b.externalBookingId ?? '') ? -1 : 1
}

export function toBookingOnCourt(row: Row): BookingOnCourt {
  return READ.toRecord(row) as BookingOnCourt
}
