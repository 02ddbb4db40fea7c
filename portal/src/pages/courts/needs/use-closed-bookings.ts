import { useMemo } from 'react'
import { useLists } from '../../../graph/lists.ts'
import type { PortalClub } from '../../../shell/club.tsx'
import { bookingsFrom, type CourtBooking } from '../closing/fallen-bookings.ts'

/** Bookings on courts that are closed, as far as their closings reach; null while they are not known. */
export function useClosedBookings(
  club: PortalClub,
  courts: readonly { id: string; closing: { until: string | null } | null }[],
  now: Date,
): ReadonlyMap<string, readonly CourtBooking[]> | null {
  const closed = courts.filter(({ closing }) => closing !== null)
  const from = bookingsFrom(now, club.timezone).toISOString()
  const { lists, isThere } = useLists(
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
  return useMemo(() => {
    if (!isThere) return null
    const courtIds = ids === '' ? [] : ids.split(' ')
    return new Map(courtIds.map((id, at) => [id, lists[at] ?? []]))
  }, [ids, lists, isThere])
}
