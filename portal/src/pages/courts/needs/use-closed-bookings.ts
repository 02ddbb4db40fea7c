import { useMemo } from 'react'
import { useLists } from '../../../graph/lists.ts'
import type { PortalClub } from '../../../shell/club.tsx'
import { bookingsFrom } from '../closing/fallen-bookings.ts'
import { toBookingsByCourt } from './closed-needs.ts'

/** Bookings on courts that are closed, as far as their closings reach, of each court as soon as they are there. */
export function useClosedBookings(
  club: PortalClub,
  courts: readonly { id: string; closing: { until: string | null } | null }[],
  now: Date,
) {
  const closed = courts.filter(({ closing }) => closing !== null)
  const from = bookingsFrom(now, club.timezone).toISOString()
  const { lists, isSettled, error } = useLists(
    'PortalCourtBookings',
    closed.map(({ id: courtId, closing }) => {
      const until = closing?.until ?? null
      // A closing whose end has just passed is read again with its court.
      const to = until !== null && until < from ? from : until
      return { clubId: club.id, courtId, from, to }
    }),
    (data) => data.club?.bookings,
  )
  const ids = closed.map(({ id }) => id).join(' ')
  const bookings = useMemo(
    () => toBookingsByCourt(ids === '' ? [] : ids.split(' '), lists),
    [ids, lists],
  )
  /** Known without those of a court that could not be read, for which the fault stands. */
  return { bookings, isKnown: isSettled, fault: error }
}
