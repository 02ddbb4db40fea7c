import type { Fault } from '../../../graph/fault.ts'
import type { PortalClub } from '../../../shell/club.tsx'
import { useMay } from '../../../shell/club.tsx'
import { DESK_ROLES } from '../../../shell/person/club-roles.ts'
import { type Need, type NeedFacts, toNeeds } from './to-needs.ts'
import { useClosedBookings } from './use-closed-bookings.ts'

/** What needs attention now; `isKnown` is false while bookings of closed courts are being read, `fault` says why they were not. */
export function useNeeds(
  club: PortalClub,
  facts: Omit<NeedFacts, 'bookings' | 'isDesk'>,
): { needs: Need[]; isKnown: boolean; fault: Fault | null } {
  const isDesk = useMay(...DESK_ROLES)
  const { bookings, ...read } = useClosedBookings(club, isDesk ? facts.courts : [], facts.now)
  return { needs: toNeeds({ ...facts, isDesk, bookings }), ...read }
}
