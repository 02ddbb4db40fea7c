import { useList } from '../../../graph/lists.ts'
import { usePlace } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { inZone } from '../../../time/zoned.ts'
import { useEventInAddress } from './use-event-in-address.ts'
import { chooseEvent } from './volunteer-events.ts'

/** The club's events, and the one that the page is about: that of the address, or the next one. */
export function useVolunteerEvent() {
  const club = useClub()
  const { search } = usePlace()
  const { nodes, isThere, error, isLoading, refetch } = useList(
    'PortalVolunteerEventList',
    { clubId: club.id },
    (data) => data.club?.volunteerEvents,
  )
  const today = inZone(new Date(), club.timezone).day
  const event = chooseEvent(nodes, search.get('event'), today)
  useEventInAddress(event?.id ?? null)
  const zone = event?.timezone ?? club.timezone
  return { event, events: nodes, zone, isThere, error, isLoading, refetch }
}
