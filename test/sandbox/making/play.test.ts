import { describe, expect, test } from '@jest/globals'
import { newUuid } from '../../../platform/ids.ts'
import type { OpeningHours } from '../../../sandbox/calendar/opening-hours.ts'
import { type ClubRows, makeOrganization } from '../../../sandbox/making/make-organization.ts'
import { PLAY_WEEKS } from '../../../sandbox/making/play-weeks.ts'
import { APPLICATIONS } from '../../../sandbox/plans/installation-plans.ts'
import { ORGANIZATIONS } from '../../../sandbox/plans/organizations.ts'
import type { Booking } from '../../../subgraphs/club/bookings/booking.ts'
import type { Location } from '../../../subgraphs/club/clubs/location.ts'

const applicationIds = new Map(APPLICATIONS.map(({ slug }) => [slug, newUuid()]))

/** Around both changes of clocks, a leap day, and the turn of a year. */
const MOMENTS = [
  '2026-03-20T18:20:00Z',
  '2026-10-26T23:30:00Z',
  '2028-02-20T03:00:00Z',
  '2026-12-28T11:00:00Z',
]

describe.each(MOMENTS)('the bookings of a sandbox made at %s', (moment) => {
  const clubs = makeClubs(new Date(moment))

  test('never overlap on a court', () => {
    const overlapping = clubs.flatMap(({ courts, bookings }) =>
      courts.flatMap(({ id }) => {
        const onCourt = bookings.map(({ booking }) => booking).filter((one) => one.courtId === id)
        const inOrder = onCourt.toSorted(
          (a, b) => Number(a.scheduledStart) - Number(b.scheduledStart),
        )
        return inOrder.filter((booking, index) => {
          const before = inOrder[index - 1]
          return before !== undefined && before.scheduledEnd > booking.scheduledStart
        })
      }),
    )
    expect(overlapping).toEqual([])
  })

  test('leave their court to matches that the desk started without a booking', () => {
    const shared = clubs.flatMap(({ bookings, sessions }) => {
      const ofDesk = sessions.filter(({ session }) => session.bookingId === null)
      return ofDesk.flatMap(({ session }) =>
        bookings.filter(
          ({ booking }) =>
            booking.courtId === session.courtId &&
            booking.status !== 'CANCELLED' &&
            booking.scheduledStart < session.scheduledEnd &&
            session.scheduledStart < booking.scheduledEnd,
        ),
      )
    })
    expect(shared.map(({ booking }) => booking.scheduledStart)).toEqual([])
  })

  test('lie within the opening hours of their location', () => {
    const outside = clubs.flatMap(({ locations, bookings }) => {
      const byId = new Map(locations.map((location) => [location.id, location]))
      return bookings.filter(({ booking }) => !isOpenDuring(byId.get(booking.locationId), booking))
    })
    expect(outside).toEqual([])
  })

  test('last 60 or 90 minutes and are made on courts in use', () => {
    const minutes = clubs.flatMap(({ bookings }) =>
      bookings.map(
        ({ booking }) => (Number(booking.scheduledEnd) - Number(booking.scheduledStart)) / 60_000,
      ),
    )
    const statuses = clubs.flatMap(({ courts, bookings }) =>
      bookings.map(({ booking }) => courts.find(({ id }) => id === booking.courtId)?.status),
    )
    expect(new Set(minutes)).toEqual(new Set([60, 90]))
    expect(statuses).not.toContain('MAINTENANCE')
    expect(statuses).not.toContain('DISABLED')
  })
})

describe('the bookings of a sandbox', () => {
  test('are the same for the same moment, apart from ids', () => {
    const now = new Date('2026-07-01T12:00:00Z')
    const withoutIds = (rows: ClubRows[]) =>
      rows.flatMap(({ bookings }) =>
        bookings.map(({ booking }) => [
          booking.externalBookingId,
          booking.scheduledStart,
          booking.status,
          booking.participants,
        ]),
      )
    expect(withoutIds(makeClubs(now))).toEqual(withoutIds(makeClubs(now)))
  })
})

function makeClubs(now: Date): ClubRows[] {
  const making = { now, newId: newUuid, days: PLAY_WEEKS, applicationIds }
  return ORGANIZATIONS.flatMap((plan) => makeOrganization(plan, making).clubs)
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Judges by what clocks on the wall show, without the code that made the booking. */
function isOpenDuring(location: Location | undefined, booking: Booking): boolean {
  if (location === undefined) return false
  if (location.openingHours === null) return true

  const { weekly, exceptions } = location.openingHours as OpeningHours
  const start = wallClock(location.timezone, booking.scheduledStart)
  const end = wallClock(location.timezone, booking.scheduledEnd)
  const midnight = Math.floor(start / DAY_MS) * DAY_MS
  return [midnight, midnight - DAY_MS].some((dayStart) => {
    const date = new Date(dayStart).toISOString().slice(0, 10)
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
      .format(dayStart)
      .toLowerCase() as keyof typeof weekly
    const intervals = exceptions.find((one) => one.date === date)?.intervals ?? weekly[weekday]
    return intervals.some(({ opens, closes }) => {
      const closesOn = closes <= opens ? dayStart + DAY_MS : dayStart
      return dayStart + toMs(opens) <= start && end <= closesOn + toMs(closes)
    })
  })
}

const wallClocks = new Map<string, Intl.DateTimeFormat>()

/** What the wall shows, as if it were UTC. */
function wallClock(timeZone: string, moment: Date): number {
  const clock =
    wallClocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  wallClocks.set(timeZone, clock)
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`)
}

function toMs(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number)
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * 60_000
}
