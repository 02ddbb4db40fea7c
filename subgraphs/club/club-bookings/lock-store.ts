import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { notFound, requireFound } from '../../../schema/problem.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import type { Read } from '../../foundation/database/pooled-connection.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { type Selection, tableOf } from '../../foundation/query/table.ts'
import { reachOf, type Tenancy } from '../../foundation/query/tenancy.ts'
import { readErasing } from '../booking-sources/erasing-persons-store.ts'
import type { ErasingPersons } from '../booking-sources/person-key.ts'
import type { Booking } from '../bookings/booking.ts'
import { BookingEntity } from '../bookings/entities.ts'
import { ClubEntity } from '../clubs/entities.ts'
import type { Court } from '../courts/court.ts'
import { CourtEntity } from '../courts/entities.ts'
import { MatchSessionEntity } from '../match-sessions/entities.ts'
import type { MatchSession } from '../match-sessions/session.ts'
import type { CourtOccupation, OwnSlot } from './slot-rules.ts'

const bookings = tableOf(BookingEntity)
const courts = tableOf(CourtEntity)
const sessions = tableOf(MatchSessionEntity)

const CLUB = tableOf(ClubEntity).as({
  clubId: 'id',
  organizationId: 'organizationId',
  scoringMode: 'scoringMode',
  ruleVersion: 'ruleVersion',
})

type RowOf<Selected> = Selected extends Selection<infer Row> ? Row : never

/** A club whose row is locked, with the persons whose erasure from its own bookings is in progress. */
export type LockedClub = RowOf<typeof CLUB> & { erasing: ErasingPersons | null }

/** A locked court of a locked club, and what it has at the time of a slot. */
export interface LockedPlace extends CourtOccupation {
  club: LockedClub
}

const MATCH = sessions.only('id', 'bookingId', 'scheduledStart', 'scheduledEnd', 'actualStart')

const IN_SLOT = bookings.only('id', 'provider', 'matchSessionId', 'scheduledStart', 'scheduledEnd')

export const clubBookingStore = {
  find: (database: Queryable, tenancy: Tenancy, id: string) =>
    bookings.find(database, reachOf(tenancy), id),

  /**
   * Locks the club's row shared and the court's row exclusively, and then reads what the court has: all in one packet. The
   * booking `except` does not count.
   */
  async lockPlace(
    tx: Tx,
    clubId: string,
    slot: OwnSlot,
    except: Pick<Booking, 'id' | 'matchSessionId'> | null = null,
  ): Promise<LockedPlace> {
    const [club, erasing, court, matches, inSlot] = await tx.readAll([
      lockClub(clubId),
      readErasing(clubId),
      lockCourt(clubId, slot.courtId),
      readMatches(slot.courtId, except?.matchSessionId ?? ''),
      readBookings(clubId, slot, except?.id ?? ''),
    ])
    if (club === null) throw notFound('club')

    return {
      club: { ...club, erasing },
      court: requireFound(court, 'court'),
      ...{ matches, bookings: inSlot },
    }
  },

  /** Locks the club's row shared, for a booking that keeps its court. */
  async lockClub(tx: Tx, clubId: string): Promise<LockedClub> {
    const [club, erasing] = await tx.readAll([lockClub(clubId), readErasing(clubId)])
    return { ...requireFound(club, 'club'), erasing }
  },

  /** Locks the booking's row, then its session's; requires the lock of the court that the booking is to have. */
  async lock(tx: Tx, id: string): Promise<{ stored: Booking; session: MatchSession | null }> {
    const stored = requireFound(
      await bookings.selectOne(tx, 'b', 'WHERE b.id = ? FOR UPDATE', [id]),
      'booking',
    )
    const session =
      stored.matchSessionId === null
        ? null
        : await sessions.selectOne(tx, 'ms', 'WHERE ms.id = ? FOR UPDATE', [stored.matchSessionId])
    return { stored, session }
  },
}

function lockClub(clubId: string): Read<RowOf<typeof CLUB> | null> {
  return {
    sql: `SELECT ${CLUB.columns('cl')} FROM clubs cl WHERE cl.id = ? LOCK IN SHARE MODE`,
    params: [clubId],
    toResult: ([row]) => (row === undefined ? null : CLUB.toRecord(row)),
  }
}

function lockCourt(clubId: string, courtId: string): Read<Court | null> {
  return {
    sql: `SELECT ${courts.columns('c')} FROM courts c WHERE c.id = ? AND c.club_id = ? FOR UPDATE`,
    params: [courtId, clubId],
    toResult: ([row]) => (row === undefined ? null : courts.toRecord(row)),
  }
}

function readMatches(courtId: string, except: string): Read<CourtOccupation['matches']> {
  return {
    sql: `SELECT ${MATCH.columns('ms')}
     FROM match_sessions ms FORCE INDEX (match_sessions_on_court)
     WHERE ms.court_id = ? AND ms.status IN ('ACTIVE', 'PAUSED') AND ms.id <> ?`,
    params: [courtId, except],
    toResult: (rows) => rows.map(MATCH.toRecord),
  }
}

/** One more than a booking may stand beside, which refuses it. */
function readBookings(
  clubId: string,
  { courtId, scheduledStart, scheduledEnd }: OwnSlot,
  except: string,
): Read<CourtOccupation['bookings']> {
  // No booking that began earlier reaches into the slot.
  const earliest = new Date(scheduledStart.getTime() - CLUB_LIMITS.bookingDurationMs)
  return {
    sql: `SELECT ${IN_SLOT.columns('b')}
     FROM bookings b FORCE INDEX (bookings_by_start_and_court)
     WHERE b.club_id = ? AND b.scheduled_start >= ? AND b.scheduled_start < ?
       AND b.court_id = ? AND b.scheduled_end > ? AND b.status = 'CONFIRMED' AND b.id <> ?
     ORDER BY b.scheduled_start, b.id LIMIT ?`,
    params: [
      ...[clubId, earliest, scheduledEnd, courtId, scheduledStart, except],
      CLUB_LIMITS.clubBooking.overlapping + 1,
    ],
    toResult: (rows) => rows.map(IN_SLOT.toRecord),
  }
}
