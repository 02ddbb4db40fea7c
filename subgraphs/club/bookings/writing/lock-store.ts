import type { Queryable, Row } from '../../../foundation/database/database.ts'
import { LockConflict } from '../../../foundation/database/database-problems.ts'
import type { Read } from '../../../foundation/database/pooled-connection.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import { type Selection, tableOf } from '../../../foundation/query/table.ts'
import { BookingSourceEntity, CourtMappingEntity } from '../../booking-sources/entities.ts'
import { ClubEntity } from '../../clubs/entities.ts'
import { CourtEntity } from '../../courts/entities.ts'
import { MatchSessionEntity } from '../../match-sessions/entities.ts'
import type { MatchSession } from '../../match-sessions/session.ts'
import type { Booking, SnapshotTarget, WaitingSnapshot } from '../booking.ts'
import { BookingEntity } from '../entities.ts'

/** Locked rows of one source, on which its snapshots are decided. */
export interface LockedRows {
  source: LockedSource
  /** By external booking id. */
  bookings: ReadonlyMap<string, Booking>
  sessions: ReadonlyMap<string, MatchSession>
}

/** A source, and the courts that some of its external courts are mapped to. */
export interface LockedSource extends Omit<SnapshotTarget, 'court'> {
  failuresInARow: number
  courts: ReadonlyMap<string, NonNullable<SnapshotTarget['court']> & { publicId: string }>
}

/** The locked rows, and the external ids of bookings whose match session another transaction has locked. */
export interface SnapshotLocks extends LockedRows {
  skipped: ReadonlySet<string>
}

/**
 * Locks in one round trip; null if the source does not exist. Fails if a booking that was not found is locked or
 * being inserted by another transaction: SKIP LOCKED hides such rows.
 */
export async function lockSnapshots(
  tx: Tx,
  sourceId: string,
  snapshots: readonly WaitingSnapshot[],
): Promise<SnapshotLocks | null> {
  const names = new Set(snapshots.map(({ snapshot }) => snapshot.externalBookingId))
  const externalIds = [...names].map(toBytes)
  const [source, bookings, sessions] = await tx.readAll([
    lockSource(sourceId, snapshots),
    lockBookings(sourceId, externalIds),
    lockSessions(sourceId, externalIds),
  ])
  const missing = externalIds.filter((id) => !bookings.has(String(id)))
  if (missing.length > 0) await requireMissing(tx, sourceId, missing)
  const isSkipped = ({ matchSessionId }: Booking) =>
    matchSessionId !== null && !sessions.has(matchSessionId)
  const skipped = [...bookings].flatMap(([name, booking]) => (isSkipped(booking) ? [name] : []))
  return source && { source, bookings, sessions, skipped: new Set(skipped) }
}

/** Columns of a source, its club, mappings and courts that a booking write needs. */
const SOURCE = tableOf(BookingSourceEntity).as({
  bookingSourceId: 'id',
  installationId: 'installationId',
  sourceStatus: 'status',
  provider: 'provider',
  failuresInARow: 'failuresInARow',
  erasing: 'erasing',
})

const CLUB = tableOf(ClubEntity).as({
  clubId: 'id',
  organizationId: 'organizationId',
  scoringMode: 'scoringMode',
  ruleVersion: 'ruleVersion',
})

const MAPPING = tableOf(CourtMappingEntity).only('externalCourtId')

const COURT = tableOf(CourtEntity).as({
  courtId: 'id',
  locationId: 'locationId',
  courtStatus: 'status',
  courtPublicId: 'publicId',
})

/** Reads a source, its club and the mapped courts of the snapshots in one statement, with shared locks. */
function lockSource(
  sourceId: string,
  snapshots: readonly WaitingSnapshot[],
): Read<LockedSource | null> {
  const externalCourtIds = snapshots.map(({ snapshot }) => snapshot.externalCourtId)
  return {
    sql: `SELECT ${SOURCE.columns('s')}, ${CLUB.columns('cl')}, ${MAPPING.columns('m')},
       ${COURT.columns('c')}
     FROM booking_sources s
     JOIN clubs cl ON cl.id = s.club_id
     LEFT JOIN court_mappings m FORCE INDEX (court_mappings_by_external_court)
       ON m.booking_source_id = s.id AND m.external_court_id IN (?)
     LEFT JOIN courts c ON c.id = m.court_id
     WHERE s.id = ? AND s.installation_id IN (?) LOCK IN SHARE MODE`,
    params: [
      [...new Set(externalCourtIds)].sort().map(toBytes),
      sourceId,
      [...new Set(snapshots.map(({ installationId }) => installationId))],
    ],
    toResult: toSource,
  }
}

function toSource(rows: Row[]): LockedSource | null {
  const read = rows.map((row) => MAPPING.toRecord(SOURCE.toRecord(row) as Row) as SourceRow)
  const [first] = read
  if (first === undefined) return null

  const { externalCourtId, courtId, locationId, courtStatus, courtPublicId, ...source } = first
  return { ...source, courts: toCourts(read) }
}

function toBytes(text: string): Buffer {
  return Buffer.from(text)
}

type RowOf<Selected> = Selected extends Selection<infer Row> ? Row : never

/** Columns of optional rows (LEFT JOIN). */
type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null }

type SourceRow = RowOf<typeof SOURCE> &
  RowOf<typeof CLUB> &
  Nullable<RowOf<typeof MAPPING> & RowOf<typeof COURT>>

function toCourts(rows: readonly SourceRow[]): LockedSource['courts'] {
  const courts = new Map<string, NonNullable<SnapshotTarget['court']> & { publicId: string }>()
  for (const { externalCourtId, courtId: id, locationId, courtStatus: status, ...row } of rows) {
    const isMapped = externalCourtId !== null && id !== null
    if (!isMapped || locationId === null || status === null) continue
    courts.set(externalCourtId, { id, locationId, status, publicId: row.courtPublicId ?? '' })
  }
  return courts
}

const BOOKINGS = tableOf(BookingEntity)

/**
 * Locks bookings by external id, so that versions are compared one after the other. Skips bookings that another
 * transaction has locked: one locked row must not block other bookings of its source.
 */
export function lockBookings(
  sourceId: string,
  externalBookingIds: readonly Buffer[],
): Read<ReadonlyMap<string, Booking>> {
  return {
    sql: `SELECT ${BOOKINGS.columns('b')}
     FROM bookings b FORCE INDEX (bookings_by_external_booking)
     WHERE b.booking_source_id = ? AND b.external_booking_id IN (?)
     ORDER BY b.external_booking_id FOR UPDATE SKIP LOCKED`,
    params: [sourceId, externalBookingIds],
    toResult(rows) {
      const found = rows.map(BOOKINGS.toRecord)
      return new Map(found.map((booking) => [booking.externalBookingId ?? '', booking]))
    },
  }
}

const SESSIONS = tableOf(MatchSessionEntity)

/**
 * Locks the sessions of bookings that the previous statement has locked; skips sessions locked by another
 * transaction. Sent in one packet with it, which makes a booking's next version an eighth faster.
 */
export function lockSessions(
  sourceId: string,
  externalBookingIds: readonly Buffer[],
): Read<ReadonlyMap<string, MatchSession>> {
  return {
    sql: `SELECT ${SESSIONS.columns('ms')}
     FROM bookings b FORCE INDEX (bookings_by_external_booking)
     STRAIGHT_JOIN match_sessions ms FORCE INDEX (PRIMARY) ON ms.id = b.match_session_id
     WHERE b.booking_source_id = ? AND b.external_booking_id IN (?)
     ORDER BY b.external_booking_id FOR UPDATE SKIP LOCKED`,
    params: [sourceId, externalBookingIds],
    toResult(rows) {
      const found = rows.map(SESSIONS.toRecord)
      return new Map(found.map((session) => [session.id, session]))
    },
  }
}

/**
 * Fails the transaction at once (NOWAIT) if one of these bookings is locked or being inserted by another one, which
 * `lockBookings` cannot distinguish from missing. Selects a column outside of the index: with a covering index both
 * servers may scan and lock all of it.
 */
function requireMissing(
  tx: Tx,
  sourceId: string,
  externalBookingIds: readonly Buffer[],
): Promise<void> {
  return tx.write(
    `SELECT b.status FROM bookings b FORCE INDEX (bookings_by_external_booking)
     WHERE b.booking_source_id = ? AND b.external_booking_id IN (?) FOR UPDATE NOWAIT`,
    [sourceId, externalBookingIds],
  )
}

/** False while another transaction has locked the booking or its session, or is inserting it (NOWAIT). */
export async function isUnlocked(
  database: Queryable,
  sourceId: string,
  externalId: string,
): Promise<boolean> {
  const sql = `SELECT 1
    FROM bookings b FORCE INDEX (bookings_by_external_booking)
    LEFT JOIN match_sessions ms FORCE INDEX (PRIMARY) ON ms.id = b.match_session_id
    WHERE b.booking_source_id = ? AND b.external_booking_id = ? FOR UPDATE NOWAIT`
  try {
    await database.query(sql, [sourceId, toBytes(externalId)])
    return true
  } catch (error) {
    if (error instanceof LockConflict) return false
    throw error
  }
}
