import { useEffect } from 'react'
import { useList } from '../../../graph/lists.ts'
import { usePlace } from '../../../router/place.ts'
import { useClub } from '../../../shell/club.tsx'
import { inZone } from '../../../time/zoned.ts'
import { chooseEvent } from './volunteer-events.ts'

/** The event that was chosen last, by club, so that the next page is about it, too. */
const lastOf = new Map<string, string>()

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
  const wanted = search.get('event')
  const event = chooseEvent(nodes, wanted ?? lastOf.get(club.id) ?? null, today)
  useEffect(() => {
    if (wanted !== null) lastOf.set(club.id, wanted)
  }, [club.id, wanted])
  const zone = event?.timezone ?? club.timezone
  return { event, events: nodes, zone, isThere, error, isLoading, refetch }
}
