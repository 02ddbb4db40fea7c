import { keepPreviousData } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { CLUB_ROLES, type ClubRole } from '../../../schema/club/roles.ts'
import type { DataOf } from '../graph/ask.ts'
import { useAsk } from '../graph/use-ask.ts'
import { toSlugText } from '../parts/words/slug-text.ts'
import { ZoneContext } from '../time/zone.tsx'
import { type SignedIn, useSignedIn } from './session.tsx'

export type PortalClub = NonNullable<DataOf<'PortalShell'>['clubs']>['nodes'][number]

const ClubContext = createContext<PortalClub | null>(null)

/** The first clubs that the person may open; `isWhole` is false where ADMINs may open more. */
export function useClubs() {
  const { data, isLoading, error, refetch } = useAsk('PortalShell', {})
  const isWhole = data?.clubs?.pageInfo.hasNextPage !== true
  return { clubs: data?.clubs?.nodes ?? [], isWhole, isLoading, error, refetch }
}

/** The first clubs whose slug begins with the text, for ADMINs; none while it is not asked for. */
export function useClubsBySlug(text: string, isOn: boolean) {
  const { isAdmin } = useSignedIn()
  const prefix = toSlugText(text)
  const { data, isLoading, error, refetch } = useAsk(
    'PortalClubsBySlug',
    { prefix },
    { enabled: isOn && isAdmin && prefix !== '', placeholderData: keepPreviousData },
  )
  return { clubs: data?.clubsBySlug ?? [], isLoading, error, refetch }
}

/** Null on pages of no club. */
export function useClubOrNull(): PortalClub | null {
  return useContext(ClubContext)
}

/** The club in the page's address; its times are in `club.timezone`. */
export function useClub(): PortalClub {
  const club = useContext(ClubContext)
  if (club === null) throw new Error('The address of this page has no club.')
  return club
}

export function ClubProvider({ club, children }: { club: PortalClub; children: ReactNode }) {
  return (
    <ClubContext value={club}>
      <ZoneContext value={club.timezone}>{children}</ZoneContext>
    </ClubContext>
  )
}

/** Roles in a club; an ADMIN has every one. */
export function rolesIn({ isAdmin, roles }: SignedIn, clubId: string): readonly ClubRole[] {
  if (isAdmin) return CLUB_ROLES
  return roles.filter((one) => one.clubId === clubId).map(({ role }) => role as ClubRole)
}

/** True if the person has one of these roles in the club of the page. */
export function useMay(...wanted: readonly ClubRole[]): boolean {
  const roles = rolesIn(useSignedIn(), useClub().id)
  return wanted.some((role) => roles.includes(role))
}
