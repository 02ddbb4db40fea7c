import { useFeed } from '../../../graph/feeds.ts'
import { useList } from '../../../graph/lists.ts'
import { useLive } from '../../../graph/live.ts'
import { useAsk, useReload } from '../../../graph/use-ask.ts'
import { useSettled } from '../../../graph/use-settled.ts'
import { type PortalClub, useMay } from '../../../shell/club.tsx'

/** A match with its score events, read again as the club publishes a change of it. */
export function useMatch(club: PortalClub, id: string) {
  const reload = useReload()
  const match = useAsk('PortalMatch', { id })
  const events = useList('PortalScoreEvents', { sessionId: id }, (data) => data.scoreEvents)
  const isOwner = useMay('OWNER')
  const refresh = useSettled(() => reload('PortalMatch', 'PortalScoreEvents', 'PortalMatchActs'))
  useLive(
    'PortalDay',
    { clubId: club.id },
    ({ clubMatchSessions: session }) => {
      const known = match.data?.matchSession
      if (session?.id !== id || known === null || known === undefined) return
      if (known.eventSequence !== session.eventSequence || known.status !== session.status)
        refresh()
    },
    { onReconnected: refresh },
  )
  // A move of the booking changes the times, which no score event says.
  useFeed(
    club.id,
    ({ clubEvents }) => {
      if (clubEvents?.event?.resource.id === id) refresh()
    },
    { isOn: isOwner, onGap: refresh },
  )
  return { match, events, refresh }
}
