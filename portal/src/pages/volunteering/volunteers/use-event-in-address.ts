import { useEffect } from 'react'
import { setSearch, usePlace } from '../../../router/place.ts'

/** Names the event that the page is about in its address, which a reload, a bookmark and the next page know. */
export function useEventInAddress(eventId: string | null): void {
  const { search } = usePlace()
  const named = search.get('event')
  useEffect(() => {
    if (eventId !== null && named !== eventId) setSearch({ event: eventId })
  }, [eventId, named])
}
