import type { MatchSessionFilter } from '../../../schema/club/lists.ts'
import { MATCH_SESSION_STATUSES } from '../../../schema/club/statuses.ts'
import type { OrNull } from '../../../schema/fields/input-record.ts'
import type { Queryable, Row } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList } from '../../foundation/lists/paged-list.ts'
import type { Slice } from '../../foundation/lists/paging.ts'
import { equalConditions } from '../../foundation/query/equal-conditions.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Reach } from '../../foundation/query/tenancy.ts'
import type { CourtUse } from '../courts/rules.ts'
import { isCourtOf } from '../courts/store.ts'
import { READY_WINDOW_MS } from './clock/due-times.ts'
import { MatchSessionEntity } from './entities.ts'
import type { BookedSession, MatchSession } from './session.ts'

const sessions = tableOf(MatchSessionEntity)

export type SessionConditions = OrNull<typeof MatchSessionFilter.fields> & { clubId: string }

const READ = sessions.without('scoredAt', 'dueAt', 'publishedCount')

const COLUMNS = `${READ.columns('ms')}, b.provider AS bookingProvider,
  CONVERT(b.external_booking_id USING utf8mb4) AS bookingExternalId,
  b.installation_id AS bookingInstallationId, b.participants AS bookingParticipants,
  b.match_session_id = ms.id AS isOfBooking`

const ITS_BOOKING = 'LEFT JOIN bookings b FORCE INDEX (PRIMARY) ON b.id = ms.booking_id'

const SELECT = `SELECT ${COLUMNS}
  FROM match_sessions ms FORCE INDEX (PRIMARY) ${ITS_BOOKING}`

const LIVE = ['READY', 'WAITING_FOR_PLAYERS', 'ACTIVE', 'PAUSED'] as const

/** More than a club has courts. */
const MAX_LIVE = 200

const SETUP = { alias: 'ms', columns: COLUMNS, beside: ITS_BOOKING }

const BY_START = pagedList(MatchSessionEntity, { ...SETUP, order: ['scheduledStart', 'id'] })

const BY_UPDATE = pagedList(MatchSessionEntity, { ...SETUP, order: ['updatedAt', 'id'] })

export const matchSessionStore = {
  async find(database: Queryable, reach: Reach, id: string): Promise<BookedSession | null> {
    const sql = `${SELECT} WHERE ms.id = ? AND ${reach.condition('ms')}`
    const [row] = await database.query(sql, [id, ...reach.params])
    return row === undefined ? null : toBookedSession(row)
  },

  async findAll(
    database: Queryable,
    reach: Reach,
    ids: readonly string[],
  ): Promise<BookedSession[]> {
    const sql = `${SELECT} WHERE ms.id IN (?) AND ${reach.condition('ms')}`
    return (await database.query(sql, [ids, ...reach.params])).map(toBookedSession)
  },

  /** By start; with `updatedSince`, what changed since then by its change. */
  async list(
    pages: Pages,
    conditions: SessionConditions,
    { after, limit }: Slice,
  ): Promise<BookedSession[]> {
    const { clubId, locationId, courtId, status, from, to, updatedSince } = conditions
    const startsWithin = [
      from && { sql: 'ms.scheduled_start >= ?', params: [from] },
      to && { sql: 'ms.scheduled_start <= ?', params: [to] },
    ]
    if (updatedSince !== null) {
      // Each change is compared with the filters: an index for each of them would cost every point.
      const rows = await pages.read(BY_UPDATE, {
        equal: { clubId },
        also: [
          { sql: 'ms.updated_at >= ?', params: [updatedSince] },
          ...equalConditions(MatchSessionEntity, 'ms', { locationId, courtId, status }),
          ...startsWithin,
        ],
        after,
        limit,
      })
      return rows.map(toBookedSession)
    }

    const ofLocation = { clubId, locationId, status }
    // The index by court and status has no club column.
    const ofCourt = status === null ? { clubId, courtId } : { courtId, status }
    const rows = await pages.read(BY_START, {
      equal: courtId === null ? ofLocation : ofCourt,
      spread: courtId === null && locationId !== null ? { status: MATCH_SESSION_STATUSES } : {},
      also: [courtId === null ? null : isCourtOf({ clubId, locationId, courtId }), ...startsWithin],
      after,
      limit,
    })
    return rows.map(toBookedSession)
  },

  async findOfBooking(
    database: Queryable,
    reach: Reach,
    bookingId: string,
  ): Promise<BookedSession | null> {
    const sql = `${SELECT} WHERE ms.id = (SELECT o.match_session_id FROM bookings o WHERE o.id = ?)
      AND ${reach.condition('ms')}`
    const [row] = await database.query(sql, [bookingId, ...reach.params])
    return row === undefined ? null : toBookedSession(row)
  },

  /** Sessions that are due or in play, the earliest first. */
  async listLive(database: Queryable, clubId: string): Promise<BookedSession[]> {
    const request = { equal: { clubId, status: LIVE }, after: null, limit: MAX_LIVE }
    return (await BY_START.read(database, request)).map(toBookedSession)
  },

  /** Writes the mutable columns; requires the row lock. */
  replace(tx: Tx, session: MatchSession): Promise<void> {
    const { id, organizationId, clubId, bookingId, createdAt, ...changing } = session
    return sessions.update(tx, id, changing)
  },

  /**
   * Locks the session's row; requires the court's row lock. Reads its booking's provider without a lock.
   */
  async lockWithProvider(
    tx: Tx,
    id: string,
  ): Promise<{ session: MatchSession; bookingProvider: string | null } | null> {
    const [row] = await tx.query(
      `SELECT ${sessions.columns('ms')},
         (SELECT b.provider FROM bookings b WHERE b.id = ms.booking_id) AS bookingProvider
       FROM match_sessions ms WHERE ms.id = ? FOR UPDATE`,
      [id],
    )
    if (row === undefined) return null

    const { bookingProvider, ...session } = row
    return {
      session: sessions.toRecord(session),
      bookingProvider: bookingProvider as string | null,
    }
  },

  /** True if another session of the court is ACTIVE; requires the court's row lock. */
  async isCourtTaken(tx: Tx, courtId: string, sessionId: string): Promise<boolean> {
    const rows = await tx.query(
      `SELECT 1 FROM match_sessions ms FORCE INDEX (match_sessions_on_court)
       WHERE ms.court_id = ? AND ms.status = 'ACTIVE' AND ms.id <> ? LIMIT 1`,
      [courtId, sessionId],
    )
    return rows.length > 0
  },

  /** True if a snapshot has moved, cancelled or otherwise changed its booking; requires the session's row lock. */
  async differsFromBooking(tx: Tx, id: string): Promise<boolean> {
    const rows = await tx.query(
      `SELECT 1 FROM match_sessions ms FORCE INDEX (PRIMARY)
       STRAIGHT_JOIN bookings b FORCE INDEX (PRIMARY) ON b.id = ms.booking_id
       WHERE ms.id = ? AND (b.open_conflict_id IS NOT NULL OR b.status = 'CANCELLED'
         OR b.court_id <> ms.court_id OR b.location_id <> ms.location_id
         OR b.scheduled_start <> ms.scheduled_start OR b.scheduled_end <> ms.scheduled_end)`,
      [id],
    )
    return rows.length > 0
  },

  /** Use of the court by its sessions. */
  async readCourtUse(tx: Tx, courtId: string, now: Date): Promise<CourtUse> {
    const soon = new Date(now.getTime() + READY_WINDOW_MS)
    const [row] = await tx.query<{ isInPlay: number; isBookedSoon: number }[]>(
      `SELECT
         EXISTS (SELECT 1 FROM match_sessions ms FORCE INDEX (match_sessions_on_court)
           WHERE ms.court_id = ? AND ms.status IN ('ACTIVE', 'PAUSED')) AS isInPlay,
         EXISTS (SELECT 1 FROM match_sessions ms FORCE INDEX (match_sessions_on_court)
           WHERE ms.court_id = ? AND ms.status IN ('SCHEDULED', 'READY', 'WAITING_FOR_PLAYERS')
           AND ms.scheduled_start <= ?) AS isBookedSoon`,
      [courtId, courtId, soon],
    )
    return { isInPlay: row?.isInPlay === 1, isBookedSoon: row?.isBookedSoon === 1 }
  },

  /** Reschedules sessions that did not become READY because the court was closed. */
  async wakeHeld(tx: Tx, courtId: string, now: Date): Promise<void> {
    await tx.query(
      `UPDATE match_sessions SET due_at = ?
       WHERE court_id = ? AND status = 'SCHEDULED' AND scheduled_start <= ?`,
      [now, courtId, new Date(now.getTime() + READY_WINDOW_MS)],
    )
  },
}

/** Converts in place: copying 26 columns twice took a fifth of a page's time. */
function toBookedSession(row: Row): BookedSession {
  const provider = row['bookingProvider'] as string | null
  row['booking'] = provider && {
    provider,
    externalBookingId: row['bookingExternalId'],
    installationId: row['bookingInstallationId'],
    // A cancelled session that another one has replaced is not reached by later consents.
    participants: row['isOfBooking'] ? JSON.parse(String(row['bookingParticipants'])) : [],
  }
  return READ.toRecord(row) as BookedSession
}
