import type { PortalClub } from '../../../shell/club.tsx'
import { useMay } from '../../../shell/club.tsx'
import { DESK_ROLES } from '../../../shell/person/club-roles.ts'
import { type Need, type NeedFacts, toNeeds } from './to-needs.ts'
import { useClosedBookings } from './use-closed-bookings.ts'

/** What needs attention now; `isKnown` is false while bookings of closed courts are being read. */
export function useNeeds(
  club: PortalClub,
  facts: Omit<NeedFacts, 'bookings' | 'isDesk'>,
): { needs: Need[]; isKnown: boolean } {
  const isDesk = useMay(...DESK_ROLES)
  const bookings = useClosedBookings(club, isDesk ? facts.courts : [], facts.now)
  const needs = toNeeds({ ...facts, isDesk, bookings: bookings ?? new Map() })
  return { needs, isKnown: bookings !== null }
}
