import { dayIn, toMoment } from '../../../platform/time/local-time.ts'
import { BookingEntity } from '../../../subgraphs/club/bookings/entities.ts'
import { CourtEntity } from '../../../subgraphs/club/courts/entities.ts'
import { MatchSessionEntity } from '../../../subgraphs/club/match-sessions/entities.ts'
import { RefusedBookingEntity } from '../../../subgraphs/club/refused-bookings/entities.ts'
import { refusedIdOf } from '../../../subgraphs/club/refused-bookings/refused-booking.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { copyStatement } from '../../../test/support/database/many-rows.ts'
import { copyRows, type Filling, idOf } from '../portal/copy-rows.ts'
import { NUMBER, PLAYERS, TERMS } from './desk-words.ts'

/** The club of the sandbox whose desk is measured. */
export interface DeskClub {
  database: Database
  clubId: string
  timezone: string
}

/** Rows that are copied, and the courts that the copies are on. */
export interface DeskRows {
  bookingId: string
  bookingSourceId: string
  locationId: string
  /** A match that is over, with its score. */
  playedId: string
  sessionId: string
  courtIds: readonly string[]
}

export const COURTS = 24
export const DAY_BOOKINGS = 500
/** Refusals that are kept of a source. */
export const REFUSED_OF_SOURCE = 5_000

const SLOT_MINUTES = 40
const OPENS_AT = 7 * 60
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Ids of the rows in the large tables, behind those of the day. */
const LATER = idOf('(n + 10000)')

/** Adds courts up to 24, all of the location of a booking that is ahead. */
export async function fillCourts({ database, clubId }: DeskClub): Promise<DeskRows> {
  const [row] = await database.query<Omit<DeskRows, 'courtIds' | 'playedId'>[]>(
    `SELECT b.id AS bookingId, b.booking_source_id AS bookingSourceId, b.location_id AS locationId,
       s.id AS sessionId
     FROM bookings b JOIN match_sessions s ON s.id = b.match_session_id
     WHERE b.club_id = ? AND b.status = 'CONFIRMED' AND s.status = 'SCHEDULED'
       AND b.booking_source_id IS NOT NULL LIMIT 1`,
    [clubId],
  )
  const [played] = await database.query<{ id: string }[]>(
    `SELECT s.id FROM match_sessions s
     WHERE s.club_id = ? AND s.status = 'COMPLETED' AND s.score IS NOT NULL LIMIT 1`,
    [clubId],
  )
  if (row === undefined || played === undefined)
    throw new Error('The sandbox has no booking that is ahead, or no match that is over.')
  const findCourts = () =>
    database.query<{ id: string }[]>(
      `SELECT c.id FROM courts c WHERE c.club_id = ? AND c.status <> 'DISABLED' ORDER BY c.id`,
      [clubId],
    )
  const courts = await findCourts()
  await copyRows({ database, rows: COURTS - courts.length }, CourtEntity, courts[0]?.id ?? '', {
    ...{ id: idOf('n'), name: "CONCAT('Pista extra ', n)", number: 'n + 100' },
    ...{ publicId: "CONCAT('bench-', LPAD(n, 4, '0'))", locationId: `'${row.locationId}'` },
  })
  const courtIds = (await findCourts()).map(({ id }) => id)
  return { ...row, playedId: played.id, courtIds }
}

/** The day of 500 bookings: matches that are over, are in play, and are ahead. */
export async function fillDay(club: DeskClub, rows: DeskRows): Promise<void> {
  const { database, timezone } = club
  const now = new Date()
  const opens = toMoment(timezone, dayIn(timezone, now), OPENS_AT)
  const slot = `(n - 1) DIV ${COURTS} * ${SLOT_MINUTES}`
  const start = `TIMESTAMP('${toSql(opens)}') + INTERVAL ${slot} MINUTE`
  const end = `TIMESTAMP('${toSql(opens)}') + INTERVAL ${slot} + ${SLOT_MINUTES} MINUTE`
  const placed = { scheduledStart: start, scheduledEnd: end, courtId: courtOf(rows, 'n - 1') }
  const ofId = idOf('n')
  await copyRows({ database, rows: DAY_BOOKINGS }, BookingEntity, rows.bookingId, {
    ...{ ...placed, id: ofId, matchSessionId: ofId, openConflictId: 'NULL' },
    ...{ externalBookingId: "CONCAT('D-', n)", participants: PLAYERS },
  })
  const session = { ...placed, id: ofId, bookingId: ofId, participants: PLAYERS, dueAt: 'NULL' }
  const slotsUntil = (at: Date) =>
    COURTS * Math.floor((at.getTime() - opens.getTime()) / MINUTE_MS / SLOT_MINUTES)
  const over = Math.min(Math.max(slotsUntil(now), 0), DAY_BOOKINGS)
  const begun = Math.min(over + COURTS, DAY_BOOKINGS)
  const copy = async (id: string, changes: object, made: number, count: number) => {
    const copies = { changes: { ...session, ...changes }, made, count }
    if (count > 0) await database.query(copyStatement(MatchSessionEntity, copies), [id])
  }
  await copy(rows.playedId, { actualStart: start, actualEnd: end }, 0, over)
  const inPlay = { status: "'ACTIVE'", actualStart: start, actualEnd: 'NULL', endedBy: 'NULL' }
  await copy(rows.playedId, inPlay, over, begun - over)
  await copy(rows.sessionId, {}, begun, DAY_BOOKINGS - begun)
}

/** Refusals of one source, as many as are kept, and of others. */
export async function fillRefused(
  { database, clubId }: DeskClub,
  { bookingSourceId }: DeskRows,
  count: number,
): Promise<void> {
  const refused = { bookingSourceId, externalBookingId: 'R-0', code: 'unmapped_court' } as const
  const id = refusedIdOf(refused)
  await tableOf(RefusedBookingEntity).insert(database, {
    ...{ ...refused, id, clubId, way: 'PUT', occurredAt: new Date() },
    details: [{ name: 'externalCourtId', value: 'court-77' }],
  })
  await copyRows({ database, rows: count }, RefusedBookingEntity, id, {
    ...{ id: idOf('n'), externalBookingId: "CONCAT('R-', LPAD(n, 7, '0'))" },
    bookingSourceId: `IF(n <= ${REFUSED_OF_SOURCE}, t.booking_source_id,
      CONCAT('0190c000-0000-7000-8000-', LPAD(n DIV ${REFUSED_OF_SOURCE}, 12, '0')))`,
    // All of them within the days that they are kept.
    occurredAt: 'NOW(3) - INTERVAL n * 500000 MICROSECOND',
  })
}

/** Bookings of one club, all of which are searched, with their terms; and as many matches. */
export async function fillYears(
  club: DeskClub,
  { rows, ...filling }: Filling,
  copied: DeskRows,
): Promise<void> {
  const first = new Date(Date.now() - 80 * DAY_MS)
  // Each court has one an hour.
  const start = `TIMESTAMP('${toSql(first)}') + INTERVAL n * ${3600 / COURTS} SECOND`
  const placed = {
    ...{ scheduledStart: start, scheduledEnd: `${start} + INTERVAL 1 HOUR` },
    courtId: courtOf(copied, 'n'),
    updatedAt: "TIMESTAMP('2025-01-01') + INTERVAL n SECOND",
  }
  const fillMatches = copyRows({ ...filling, rows }, MatchSessionEntity, copied.sessionId, {
    ...{ ...placed, id: LATER, bookingId: 'NULL', dueAt: 'NULL', participants: PLAYERS },
    status: `IF(${start} < NOW(3), 'COMPLETED', 'SCHEDULED')`,
  })
  await copyRows({ ...filling, rows }, BookingEntity, copied.bookingId, {
    ...{ ...placed, id: LATER, matchSessionId: 'NULL', openConflictId: 'NULL' },
    ...{ externalBookingId: NUMBER, participants: PLAYERS },
    provider: "IF(n % 100, t.provider, 'portal')",
    status: "IF(n % 50, 'CONFIRMED', 'COMPLETED')",
  })
  await fillTerms(club, rows)
  await fillMatches
}

/** In the order of the key, and with the second index made at once: several times as fast. */
async function fillTerms({ database, clubId }: DeskClub, rows: number): Promise<void> {
  const index = 'booking_search_terms_by_booking'
  await database.query(`ALTER TABLE booking_search_terms DROP INDEX ${index}`)
  for (const term of TERMS)
    await database.query(
      `INSERT INTO booking_search_terms (club_term, booking_id, scheduled_start)
       SELECT CONCAT('${clubId}', ${term}) AS word, b.id, b.scheduled_start
       FROM (SELECT id, scheduled_start, CAST(RIGHT(id, 12) AS UNSIGNED) - 10000 AS n
             FROM bookings WHERE id >= '0190b000-0000-7000-8000-000000010001'
               AND id < '0190b001') b
       ORDER BY word, b.id`,
    )
  await database.query(`ALTER TABLE booking_search_terms ADD INDEX ${index} (booking_id)`)
  console.log(`${(rows * TERMS.length).toLocaleString('en')} rows of booking_search_terms`)
}

function courtOf({ courtIds }: DeskRows, n: string): string {
  return `ELT(1 + (${n}) % ${courtIds.length}, ${courtIds.map((id) => `'${id}'`).join(', ')})`
}

function toSql(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ')
}
