import { isMatchOver } from '../../../../../rules/club/match-states.ts'
import type { DataOf } from '../../../graph/ask.ts'
import { addDays, inZone, startOfDay } from '../../../time/zoned.ts'

type Bookings = NonNullable<DataOf<'PortalCourtBookings'>['club']>['bookings']
export type CourtBooking = NonNullable<Bookings>['nodes'][number]

/** Bookings that are on between two moments, by their starts; without an end all that are to come. */
export function fallInto(
  bookings: readonly CourtBooking[],
  from: Date,
  until: Date | null,
): CourtBooking[] {
  return bookings
    .filter(({ status, matchSession }) => status === 'CONFIRMED' && !isPlayed(matchSession))
    .filter(({ scheduledStart, scheduledEnd }) => {
      const isAhead = new Date(scheduledEnd) > from
      return isAhead && (until === null || new Date(scheduledStart) < until)
    })
}

function isPlayed(session: CourtBooking['matchSession']): boolean {
  return session !== null && isMatchOver(session.status)
}

/** Where a read of bookings begins that may be on now: none is longer than a day. */
export function bookingsFrom(now: Date, zone: string): Date {
  return startOfDay(addDays(inZone(now, zone).day, -1), zone)
}
