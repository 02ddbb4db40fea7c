import { addInOrder, type TimeRange } from '../../../platform/time/intervals.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { BookingEntity } from '../bookings/entities.ts'
import { READY_WINDOW_MS } from '../match-sessions/clock/due-times.ts'
import { MatchSessionEntity } from '../match-sessions/entities.ts'

const BOOKED = tableOf(BookingEntity).only('id', 'courtId', 'scheduledStart', 'scheduledEnd')

const PLAYED = tableOf(MatchSessionEntity).only(
  'courtId',
  'scheduledStart',
  'scheduledEnd',
  'actualStart',
)

export type SessionInPlay = ReturnType<typeof PLAYED.toRecord>

/** What occupies courts within a range. */
interface Occupied {
  clubId: string
  courtIds: readonly string[]
  range: TimeRange
}

export const availabilityStore = {
  /**
   * Times that are booked, by court, merged and ascending. Of more than `most` bookings the first ones are read, and the rest
   * of the range counts as taken: one source of too many must not refuse the reads of all others. The index holds all that is
   * read, and chunks and merging bound the memory.
   */
  async readBooked(
    database: Queryable,
    { clubId, courtIds, range }: Occupied,
    { chunk, bookings: most }: { chunk: number; bookings: number } = CLUB_LIMITS.availability,
  ): Promise<Map<string, TimeRange[]>> {
    const booked = new Map(courtIds.map((id) => [id, [] as TimeRange[]]))
    const until = new Date(range.end)
    // No booking that began earlier reaches into the range.
    let after = { scheduledStart: new Date(range.start - CLUB_LIMITS.bookingDurationMs), id: '' }
    for (let isMore = true, count = 0; isMore; ) {
      const rows = await database.query(
        `SELECT ${BOOKED.columns('b')} FROM bookings b FORCE INDEX (bookings_by_start_and_court)
         WHERE b.club_id = ? AND (b.scheduled_start > ? OR (b.scheduled_start = ? AND b.id > ?))
           AND b.scheduled_start < ? AND b.status IN ('CONFIRMED', 'COMPLETED') AND b.court_id IN (?)
         ORDER BY b.scheduled_start, b.id LIMIT ?`,
        [clubId, after.scheduledStart, after.scheduledStart, after.id, until, courtIds, chunk],
      )
      const bookings = rows.slice(0, most - count).map(BOOKED.toRecord)
      count += bookings.length
      for (const { courtId, scheduledStart, scheduledEnd } of bookings) {
        const [start, end] = [scheduledStart.getTime(), scheduledEnd.getTime()]
        if (end > range.start) addInOrder(booked.get(courtId) ?? [], { start, end })
      }
      after = bookings.at(-1) ?? after
      const start = after.scheduledStart.getTime()
      if (bookings.length < rows.length)
        for (const times of booked.values()) addInOrder(times, { start, end: range.end })
      isMore = bookings.length === chunk
    }
    return booked
  },

  /**
   * Sessions in play that began before the end of the range, some of them before their time: at most one or two of a court.
   */
  async readInPlay(
    database: Queryable,
    { clubId, courtIds, range }: Occupied,
  ): Promise<SessionInPlay[]> {
    const rows = await database.query(
      `SELECT ${PLAYED.columns('ms')} FROM match_sessions ms FORCE INDEX (match_sessions_by_status)
       WHERE ms.club_id = ? AND ms.status IN ('ACTIVE', 'PAUSED') AND ms.scheduled_start < ?
         AND ms.court_id IN (?)`,
      [clubId, new Date(range.end + READY_WINDOW_MS), courtIds],
    )
    return rows.map(PLAYED.toRecord)
  },
}
