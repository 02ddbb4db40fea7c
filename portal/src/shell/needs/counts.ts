import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useAsk } from '../../graph/use-ask.ts'
import { useClosedBookings } from '../../pages/courts/needs/use-closed-bookings.ts'
import { eventOf } from '../../router/keep-event.ts'
import { usePlace } from '../../router/place.ts'
import { useNow } from '../../time/use-times.ts'
import { type PortalClub, rolesIn, useClub } from '../club.tsx'
import type { PageName } from '../navigation.ts'
import { DESK_ROLES } from '../person/club-roles.ts'
import { useSignedIn } from '../session.tsx'
import { hoursAround, toDeskCounts } from './desk-counts.ts'
import { type PageCounts, type ShownCounts, toShownCounts } from './shown-counts.ts'

interface Counted {
  /** Latest counts of the pages, by club. */
  byClub: ReadonlyMap<string, PageCounts>
  /** The page on view, which follows its own problems live. */
  onView: PageName | null
}

let counted: Counted = { byClub: new Map(), onView: null }
const listeners = new Set<() => void>()

/**
 * Number of open problems by page, for the navigation: by the page itself while it is on view, for the front desk else
 * by a read that follows the club, and for other pages by what they counted last, of the event in view.
 */
export function useCounts(club: PortalClub): ShownCounts {
  const desk = useDeskCounts(club)
  const { byClub, onView } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => counted,
  )
  const pages = toShownCounts(byClub.get(club.id) ?? {}, eventOf(usePlace()))
  const live = onView === null || pages[onView] === undefined ? {} : { [onView]: pages[onView] }
  return { ...pages, ...desk, ...live }
}

/** Count of a page's own problems, and the event that they are of; null while it is not known. */
export function useNeedCount(
  page: PageName,
  count: number | null,
  eventId: string | null = null,
): void {
  const { id } = useClub()
  useEffect(() => {
    if (count === null) return
    const ofClub = { ...counted.byClub.get(id), [page]: { count, eventId } }
    setCounted({ byClub: new Map([...counted.byClub, [id, ofClub]]), onView: page })
    return () => setCounted({ ...counted, onView: null })
  }, [id, page, count, eventId])
}

function setCounted(next: Counted): void {
  counted = next
  for (const listener of listeners) listener()
}

function useDeskCounts(club: PortalClub): ShownCounts {
  const isDesk = rolesIn(useSignedIn(), club.id).some((role) => DESK_ROLES.includes(role))
  const now = useNow()
  const variables = { clubId: club.id, ...hoursAround(now) }
  const { data } = useAsk('PortalDeskNeeds', variables, {
    enabled: isDesk,
    placeholderData: keepPreviousData,
  })
  const courts = data?.club?.courts?.nodes ?? []
  const { bookings, isKnown } = useClosedBookings(club, courts, now)
  return data?.club && isKnown ? toDeskCounts(data.club, bookings, now) : {}
}
