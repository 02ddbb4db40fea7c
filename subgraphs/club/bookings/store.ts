import type { Database, Queryable, Row } from '../../foundation/database.ts'
import { isDuplicateEntry } from '../../foundation/database-errors.ts'
import { tableOf } from '../../foundation/table.ts'
import type { Tenancy } from '../../foundation/tenancy.ts'
import { RetryTransaction, type Tx } from '../../foundation/transaction.ts'
import type { Booking } from './booking.ts'
import { BookingEntity } from './entities.ts'
import {
  CLUB,
  COURT,
  COURT_NAME,
  type LockedTarget,
  type Nullable,
  type RowOf,
  SOURCE,
  SOURCE_STATUS,
} from './target-store.ts'

const bookings = tableOf(BookingEntity)

const OPEN_CONFLICT = bookings.only('openConflictId')

/** A booking, and the name under which its court may be shown to anyone. */
export type BookingOnCourt = Booking & { courtPublicId: string }

const SELECT = `SELECT ${bookings.columns('b')}, ${COURT_NAME.columns('c')}
  FROM bookings b JOIN courts c ON c.id = b.court_id`

export const bookingStore = {
  async find(database: Database, tenancy: Tenancy, id: string): Promise<BookingOnCourt | null> {
    const sql = `${SELECT} WHERE b.id = ? AND ${tenancy.condition('b.club_id')}`
    const [row] = await database.query(sql, [id, ...tenancy.params])
    return row === undefined ? null : toBookingOnCourt(row)
  },

  async findAll(
    database: Queryable,
    tenancy: Tenancy,
    ids: readonly string[],
  ): Promise<BookingOnCourt[]> {
    const sql = `${SELECT} WHERE b.id IN (?) AND ${tenancy.condition('b.club_id')}`
    return (await database.query(sql, [ids, ...tenancy.params])).map(toBookingOnCourt)
  },

  /**
   * The installation's own source with its club and the court that an external court is mapped to,
   * in one statement; all of them stay as they are until the transaction ends.
   */
  async lockTarget(
    tx: Tx,
    { installationId, sourceId, externalCourtId }: TargetAddress,
  ): Promise<LockedTarget | null> {
    const [row] = await tx.query<TargetRow[]>(
      `SELECT ${SOURCE_STATUS.columns('s')}, ${SOURCE.columns('s')}, ${CLUB.columns('cl')},
         ${COURT.columns('c')}, ${COURT_NAME.columns('c')}
       FROM booking_sources s
       JOIN clubs cl ON cl.id = s.club_id
       LEFT JOIN court_mappings m ON m.booking_source_id = s.id AND m.external_court_id = ?
       LEFT JOIN courts c ON c.id = m.court_id
       WHERE s.id = ? AND s.installation_id = ? LOCK IN SHARE MODE`,
      [Buffer.from(externalCourtId), sourceId, installationId],
    )
    if (row === undefined) return null

    const { sourceStatus, courtId, locationId, courtStatus, courtPublicId, ...rest } = row
    const hasCourt = courtId !== null && locationId !== null && courtStatus !== null
    return {
      ...rest,
      bookingSourceId: sourceId,
      installationId,
      sourceStatus,
      courtPublicId: courtPublicId ?? '',
      court: hasCourt ? { id: courtId, locationId, status: courtStatus } : null,
    }
  },

  /** Holds the booking's row lock until the transaction ends, so that versions are compared in turn. */
  async lock(tx: Tx, sourceId: string, externalBookingId: string): Promise<Booking | null> {
    const [row] = await tx.query(
      `SELECT ${bookings.columns('b')} FROM bookings b
       WHERE b.booking_source_id = ? AND b.external_booking_id = ? FOR UPDATE`,
      [sourceId, Buffer.from(externalBookingId)],
    )
    return row === undefined ? null : bookings.toRecord(row)
  },

  /** The same for a booking by its id, of which only the open conflict matters. */
  async lockConflict(tx: Tx, id: string): Promise<Pick<Booking, 'openConflictId'>> {
    const [row] = await tx.query(
      `SELECT ${OPEN_CONFLICT.columns('b')} FROM bookings b WHERE b.id = ? FOR UPDATE`,
      [id],
    )
    return row === undefined ? { openConflictId: null } : OPEN_CONFLICT.toRecord(row)
  },

  closeConflict: (tx: Tx, id: string) => bookings.update(tx, id, { openConflictId: null }),

  async add(tx: Tx, booking: Booking): Promise<void> {
    try {
      await bookings.insert(tx, booking)
    } catch (error) {
      // Another request has just made the same booking: the next attempt compares with it.
      throw isDuplicateEntry(error) ? new RetryTransaction() : error
    }
  },

  /** Writes all that a snapshot can change. */
  replace(tx: Tx, booking: Booking): Promise<void> {
    const { id, organizationId, clubId, bookingSourceId, installationId, ...rest } = booking
    const { provider, externalBookingId, createdAt, ...changing } = rest
    return bookings.update(tx, id, changing)
  },

  /** By external booking id; in one order, so that two of these cannot wait for each other. */
  async lockMany(
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

  async writeMany(
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

interface TargetAddress {
  installationId: string
  sourceId: string
  externalCourtId: string
}

/** None of these columns is stored otherwise than it is read. */
type TargetRow = RowOf<typeof SOURCE_STATUS> &
  RowOf<typeof SOURCE> &
  RowOf<typeof CLUB> &
  Nullable<RowOf<typeof COURT> & RowOf<typeof COURT_NAME>>

export function toBookingOnCourt(row: Row): BookingOnCourt {
  return bookings.toRecord(row) as BookingOnCourt
}
