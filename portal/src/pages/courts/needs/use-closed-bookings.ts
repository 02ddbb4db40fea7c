import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useList } from '../../../graph/lists.ts'
import type { PortalClub } from '../../../shell/club.tsx'
import { bookingsFrom } from '../closing/fallen-bookings.ts'
import { type ClosableCourt, toBookingsByCourt, toClosedFilter } from './closed-needs.ts'

/** Bookings on courts that are closed, as far as their closings reach: one read for all of them. */
export function useClosedBookings(club: PortalClub, courts: readonly ClosableCourt[], now: Date) {
  const filter = toClosedFilter(courts, bookingsFrom(now, club.timezone))
  const { nodes, isWhole, isCurrent, error } = useList(
    'PortalCourtBookings',
    { clubId: club.id, ...filter },
    (data) => data.club?.bookings,
    // Cards stay while another court is closed.
    { isOn: filter.courtIds.length > 0, placeholderData: keepPreviousData },
  )
  const bookings = useMemo(() => toBookingsByCourt({ nodes, isWhole }), [nodes, isWhole])
  const isKnown = filter.courtIds.length === 0 || isCurrent || error !== null
  return { bookings, isKnown, fault: error }
}
