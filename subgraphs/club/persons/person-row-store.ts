import { BOOKING_STATUSES } from '../../../schema/club/statuses.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import { asKeyword } from '../../foundation/query/columns.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { PORTAL_PROVIDER } from '../bookings/booking.ts'
import { BookingEntity } from '../bookings/entities.ts'
import { ImportPieceEntity } from '../imports/entities.ts'
import { BOOKING_IMPORTS } from '../imports/queue.ts'
import { MatchSessionEntity } from '../match-sessions/entities.ts'
import {
  PERSON_TABLES,
  type PersonPage,
  type PersonPosition,
  type PersonRow,
  type PersonTable,
} from './person-erasure.ts'
import { isOfOwnBookings } from './rules.ts'

/** The source whose participants are read, and its club; the club in the place of a source for its own bookings. */
export interface PersonScope {
  bookingSourceId: string
  clubId: string
}

interface TablePage {
  rows: PersonRow[]
  /** Key of the last row that was read; null at the end of the table. */
  after: readonly string[] | null
}

type ReadTable = (
  database: Queryable,
  scope: PersonScope,
  after: readonly string[],
  limit: number,
) => Promise<TablePage>

const bookings = tableOf(BookingEntity).only(
  'id',
  'externalBookingId',
  'scheduledStart',
  'participants',
)
const sessions = tableOf(MatchSessionEntity).only('id', 'scheduledStart', 'participants')
const pieces = tableOf(ImportPieceEntity)

/** Position before the first row. */
export const FIRST: PersonPosition = { table: PERSON_TABLES[0], after: [] }

/** Reads rows that name participants: index-led, because no index names persons. */
export async function readPersonRows(
  database: Queryable,
  scope: PersonScope,
  { table, after }: PersonPosition,
  limit: number,
): Promise<PersonPage> {
  const page = await READS[table](database, scope, after, limit)
  if (page.after !== null) return { rows: page.rows, next: { table, after: page.after } }

  const following = PERSON_TABLES[PERSON_TABLES.indexOf(table) + 1]
  const next = following === undefined ? null : { table: following, after: [] }
  return { rows: page.rows, next }
}

const READS: Readonly<Record<PersonTable, ReadTable>> = {
  /** The next import of the source's queue, in which one at most is leased. */
  async IMPORT(database, scope, [afterId = '']) {
    if (isOfOwnBookings(scope)) return { rows: [], after: null }

    const { bookingSourceId } = scope
    const next = [bookingSourceId, afterId]
    const heads = await database.query<{ id: string }[]>(
      `${nextQueued('w.lease IS NULL')} UNION ALL ${nextQueued('w.lease IS NOT NULL')}`,
      [...next, ...next],
    )
    const [queued] = heads.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    if (queued === undefined) return { rows: [], after: null }

    const rows = await database.query(
      `SELECT ${pieces.columns('p')} FROM booking_import_pieces p FORCE INDEX (PRIMARY)
       WHERE p.import_id = ?`,
      [queued.id],
    )
    const snapshots = rows.flatMap((row) => pieces.toRecord(row).snapshots)
    const toRow = ({ externalBookingId, scheduledStart, participants }: (typeof snapshots)[0]) => ({
      ...{ table: 'IMPORT' as const, id: queued.id, externalBookingId, participants },
      scheduledStart: new Date(scheduledStart),
    })
    return { rows: snapshots.map(toRow), after: [queued.id] }
  },

  async BOOKING(database, scope, after, limit) {
    if (isOfOwnBookings(scope)) return readOwnBookings(database, scope, after, limit)

    const { bookingSourceId } = scope
    const [afterId = ''] = after
    const rows = await database.query(
      `SELECT ${bookings.columns('b')}
       FROM bookings b FORCE INDEX (bookings_by_external_booking)
       WHERE b.booking_source_id = ? AND b.external_booking_id > ?
       ORDER BY b.external_booking_id LIMIT ?`,
      [bookingSourceId, Buffer.from(afterId), limit],
    )
    const found = rows.map(bookings.toRecord)
    const last = found.length < limit ? undefined : found.at(-1)
    return {
      rows: found.map((booking) => ({ table: 'BOOKING', ...booking })),
      after: last === undefined ? null : [last.externalBookingId ?? ''],
    }
  },

  /** All sessions of the club: an earlier session of a booking is found by no index of bookings. */
  async MATCH_SESSION(database, scope, after, limit) {
    const { bookingSourceId, clubId } = scope
    const [start = EARLIEST, afterId = ''] = after
    const rows = await database.query(
      `SELECT ${sessions.columns('ms')}, b.booking_source_id AS sourceId,
         CONVERT(b.external_booking_id USING utf8mb4) AS externalBookingId
       FROM match_sessions ms FORCE INDEX (match_sessions_by_start)
       LEFT JOIN bookings b FORCE INDEX (PRIMARY) ON b.id = ms.booking_id
       WHERE ms.club_id = ? AND ms.scheduled_start >= ?
         AND (ms.scheduled_start > ? OR ms.id > ?)
       ORDER BY ms.scheduled_start, ms.id LIMIT ?`,
      [clubId, new Date(start), new Date(start), afterId, limit],
    )
    const read = rows.map((row) => sessions.toRecord(row) as SessionRow)
    const last = read.length < limit ? undefined : read.at(-1)
    const origin = isOfOwnBookings(scope) ? null : bookingSourceId
    const found = read.filter(({ sourceId }) => sourceId === origin)
    return {
      rows: found.map(({ sourceId, ...session }) => ({ table: 'MATCH_SESSION', ...session })),
      after: last === undefined ? null : [last.scheduledStart.toISOString(), last.id],
    }
  },
}

const STATUSES: readonly string[] = BOOKING_STATUSES

const EARLIEST = '1000-01-01T00:00:00.000Z'

/**
 * Own bookings by status, start and id; of a status that is read to its end, the next one follows. An application may be
 * called `portal` since before the slug was refused: its bookings have a source.
 */
async function readOwnBookings(
  database: Queryable,
  { clubId }: PersonScope,
  [status = 'CONFIRMED', start = EARLIEST, afterId = '']: readonly string[],
  limit: number,
): Promise<TablePage> {
  const rows = await database.query(
    `SELECT ${bookings.columns('b')} FROM bookings b FORCE INDEX (bookings_by_provider)
     WHERE b.club_id = ? AND b.provider = ? AND b.status = ? AND b.scheduled_start >= ?
       AND (b.scheduled_start > ? OR b.id > ?) AND b.booking_source_id IS NULL
     ORDER BY b.scheduled_start, b.id LIMIT ?`,
    [clubId, PORTAL_PROVIDER, status, new Date(start), new Date(start), asKeyword(afterId), limit],
  )
  const found = rows.map(bookings.toRecord)
  const last = found.length < limit ? undefined : found.at(-1)
  const following = STATUSES[STATUSES.indexOf(status) + 1]
  const ofNext = following === undefined ? null : [following]
  const after = last === undefined ? ofNext : [status, last.scheduledStart.toISOString(), last.id]
  return { rows: found.map((booking) => ({ table: 'BOOKING', ...booking })), after }
}

/** The index covers all but `attempt_count`: MySQL may scan a whole index that covers a query. */
function nextQueued(lease: string): string {
  return `(SELECT w.id, w.attempt_count FROM work_items w FORCE INDEX (work_items_in_turn)
    WHERE w.queue = '${BOOKING_IMPORTS.pending[1]}' AND w.lane = ? AND ${lease} AND w.id > ?
    ORDER BY w.id LIMIT 1)`
}

type SessionRow = ReturnType<typeof sessions.toRecord> & {
  sourceId: string | null
  externalBookingId: string | null
}
