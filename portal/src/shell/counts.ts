import { useEffect, useSyncExternalStore } from 'react'
import { useAsk } from '../graph/use-ask.ts'
import { AGAIN_EVERY_MS } from '../graph/use-club-changes.ts'
import { isInTrouble, isWorrying } from '../pages/courts/needs/to-needs.ts'
import { type PortalClub, rolesIn, useClub } from './club.tsx'
import { DESK_ROLES, type PageName } from './navigation.ts'
import { useSignedIn } from './session.tsx'

type Counts = Readonly<Partial<Record<PageName, number>>>

/** How many things of a page need attention, by club, for the navigation. */
const counts = new Map<string, Counts>()
const listeners = new Set<() => void>()

const NONE: Counts = {}

export function useCounts(): Counts {
  const { id } = useClub()
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => counts.get(id) ?? NONE,
  )
}

export function useNeedCount(page: PageName, count: number): void {
  const { id } = useClub()
  useEffect(() => setCounts(id, { [page]: count }), [id, page, count])
}

/** Of the pages of the front desk, whichever page is open. */
export function useDeskCounts(club: PortalClub): void {
  const roles = rolesIn(useSignedIn(), club.id)
  const isDesk = roles.some((role) => DESK_ROLES.includes(role))
  const { data } = useAsk(
    'PortalDeskNeeds',
    { clubId: club.id },
    { enabled: isDesk, refetchInterval: AGAIN_EVERY_MS },
  )
  useEffect(() => {
    if (!data?.club) return
    const { courts, reconciliationConflicts: conflicts, webhookEndpoints } = data.club
    const now = new Date()
    const failing = webhookEndpoints?.nodes.filter((one) => isWorrying(one, now)).length ?? 0
    const inTrouble = courts?.nodes.filter(isInTrouble).length ?? 0
    setCounts(club.id, {
      today: (conflicts?.nodes.length ?? 0) + inTrouble + failing,
      webhooks: failing,
    })
  }, [club.id, data])
}

function setCounts(clubId: string, changes: Counts): void {
  counts.set(clubId, { ...counts.get(clubId), ...changes })
  for (const listener of listeners) listener()
}
