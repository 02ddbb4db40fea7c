import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import type { RefusedBookingFilter } from '../../../schema/club/lists.ts'
import type { OrNull } from '../../../schema/fields/input-record.ts'
import type { Database, Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { purgeBefore } from '../../foundation/jobs/purge-before.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList } from '../../foundation/lists/paged-list.ts'
import type { Slice } from '../../foundation/lists/paging.ts'
import { deleteFrom } from '../../foundation/query/delete-from.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { RefusedBookingEntity } from './entities.ts'
import {
  REFUSAL_RETENTION_MS,
  REFUSED_CODES,
  type RefusedBooking,
  refusedIdOf,
} from './refused-booking.ts'

const refused = tableOf(RefusedBookingEntity)

const NEWEST = pagedList(RefusedBookingEntity, {
  alias: 'r',
  order: ['occurredAt', 'id'],
  direction: 'DESC',
})

const deleteBefore = purgeBefore('refused_bookings', 'occurred_at', 'refused_bookings_by_time')

/** Rows that one trim deletes. */
const TRIMMED = 1_000

type Filter = OrNull<typeof RefusedBookingFilter.fields>

/** The place of a refusal, and the court that its external court is mapped to. */
interface Place {
  bookingSourceId: string
  installationId: string
  clubId: string
}

export const refusedBookingStore = {
  /** Newest first; of a club or of one of its sources. */
  async list(
    pages: Pages,
    { clubId, bookingSourceId, externalBookingId }: Filter & { clubId: string },
    slice: Slice,
  ): Promise<RefusedBooking[]> {
    // A number has few rows, so that no index has it beside the source.
    const isOfSource = { sql: 'r.booking_source_id = ?', params: [bookingSourceId] }
    const rows = await pages.read(
      NEWEST,
      externalBookingId !== null
        ? {
            equal: { clubId, externalBookingId },
            also: [bookingSourceId === null ? null : isOfSource],
            ...slice,
          }
        : {
            equal: bookingSourceId === null ? { clubId } : { bookingSourceId },
            also: [bookingSourceId === null ? null : { sql: 'r.club_id = ?', params: [clubId] }],
            ...slice,
          },
    )
    return rows.map(refused.toRecord)
  },

  /** The sources that exist, with their owners. */
  findPlaces: (database: Queryable, sourceIds: readonly string[]): Promise<Place[]> =>
    database.query<Place[]>(
      `SELECT s.id AS bookingSourceId, s.installation_id AS installationId, s.club_id AS clubId
       FROM booking_sources s FORCE INDEX (PRIMARY) WHERE s.id IN (?)`,
      [sourceIds],
    ),

  /** Names of the courts that external courts are mapped to. */
  findCourtNames: (
    database: Queryable,
    sourceIds: readonly string[],
    externalCourtIds: readonly string[],
  ): Promise<{ bookingSourceId: string; externalCourtId: string; name: string }[]> =>
    database.query(
      `SELECT m.booking_source_id AS bookingSourceId,
         CONVERT(m.external_court_id USING utf8mb4) AS externalCourtId, c.name
       FROM court_mappings m FORCE INDEX (court_mappings_by_external_court)
       STRAIGHT_JOIN courts c FORCE INDEX (PRIMARY) ON c.id = m.court_id
       WHERE m.booking_source_id IN (?) AND m.external_court_id IN (?)`,
      [sourceIds, externalCourtIds.map((text) => Buffer.from(text))],
    ),

  /** Adds them, or renews the rows of the same source, number and code. */
  put: (database: Queryable, rows: readonly RefusedBooking[]) => refused.replaceAll(database, rows),

  /** Deletes the refusals of a source beyond its latest ones. */
  async trim(database: Queryable, bookingSourceId: string): Promise<void> {
    const [oldest] = await database.query<{ occurredAt: Date }[]>(
      `SELECT r.occurred_at AS occurredAt
       FROM refused_bookings r FORCE INDEX (refused_bookings_by_source)
       WHERE r.booking_source_id = ? ORDER BY r.occurred_at DESC, r.id DESC LIMIT 1 OFFSET ?`,
      [bookingSourceId, CLUB_LIMITS.refusedBookings.ofSource],
    )
    if (oldest === undefined) return

    await database.query(
      `${deleteFrom('refused_bookings', 'refused_bookings_by_source')}
       WHERE booking_source_id = ? AND occurred_at <= ? ORDER BY occurred_at LIMIT ?`,
      [bookingSourceId, oldest.occurredAt, TRIMMED],
    )
  },

  /** Deletes the refusals of a source's bookings by their numbers, whatever the code. */
  async deleteOfBookings(
    tx: Tx,
    bookingSourceId: string,
    externalBookingIds: readonly string[],
  ): Promise<void> {
    const ids = externalBookingIds.flatMap((externalBookingId) =>
      REFUSED_CODES.map((code) => refusedIdOf({ bookingSourceId, externalBookingId, code })),
    )
    if (ids.length > 0) await tx.write(`${deleteFrom('refused_bookings')} WHERE id IN (?)`, [ids])
  },

  /** Deletes one batch of expired refusals; returns their number. */
  purge: (database: Database, now: Date, limit: number): Promise<number> =>
    deleteBefore(database, new Date(now.getTime() - REFUSAL_RETENTION_MS), limit),
}
